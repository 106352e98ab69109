#include "server/messages.hpp"

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "engine/sha256.hpp"

namespace paydirt::server {
namespace {

/// How many bytes the character at the front has; 0 where it is no valid UTF-8.
size_t character(std::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  const size_t size = byte(0) < 0x80   ? 1
                      : byte(0) < 0xc2 ? 0
                      : byte(0) < 0xe0 ? 2
                      : byte(0) < 0xf0 ? 3
                      : byte(0) < 0xf5 ? 4
                                       : 0;
  if (size == 0 || size > text.size()) return 0;
  for (size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
  }
  if (byte(0) == 0xe0 && byte(1) < 0xa0) return 0;  // overlong
  if (byte(0) == 0xed && byte(1) > 0x9f) return 0;  // surrogate
  if (byte(0) == 0xf0 && byte(1) < 0x90) return 0;  // overlong
  if (byte(0) == 0xf4 && byte(1) > 0x8f) return 0;  // beyond U+10FFFF
  return size;
}

/// Control characters and bidirectional marks, which could make one name look like another, are not.
bool is_harmless(std::string_view each) {
  if (each.size() == 1) return static_cast<unsigned char>(each[0]) >= 0x20 && each[0] != 0x7f;
  if (each.size() == 2) return !(each[0] == '\xc2' && static_cast<unsigned char>(each[1]) < 0xa0);
  if (each.size() != 3 || each[0] != '\xe2') return true;
  const auto second = static_cast<unsigned char>(each[1]);
  const auto third = static_cast<unsigned char>(each[2]);
  const bool mark = second == 0x80 && (third == 0x8e || third == 0x8f || (third >= 0xa8 && third <= 0xae));
  return !mark && !(second == 0x81 && third >= 0xa6 && third <= 0xa9);
}

}  // namespace

void wire::OwnViews::write(std::string& out) const {
  char before = '{';
  for (const paydirt::Seat seat : seats) {
    append(out, say(before, '"', int{seat}, "\":"));
    view->write_own(out, seat);
    before = ',';
  }
  append(out, before == '{' ? "{}" : "}");
}

bool wire::OwnViews::write_change(std::string& out, const OwnViews& before) const {
  if (seats != before.seats) {  // after the end everybody sees all
    detail::write_replacement(out, *this);
    return true;
  }
  char mark = '{';
  for (const paydirt::Seat seat : seats) {
    const size_t at = out.size();
    append(out, say(mark, '"', int{seat}, "\":"));
    if (view->write_own_change(out, seat, *before.view)) {
      mark = ',';
    } else {
      out.resize(at);
    }
  }
  if (mark == '{') return false;
  out += '}';
  return true;
}

void wire::Change::write(std::string& out) const {
  if (!write_change(out, *before, *after)) append(out, "{}");
}

Result<wire::ClientMessage> wire::read_client_message(const boost::json::value& json) {
  const auto* const object = json.if_object();
  const auto* const type = object == nullptr ? nullptr : object->if_contains("t");
  if (type == nullptr || !type->is_string()) return Refusal{"t: must say which message it is"};
  const std::string_view name(type->get_string());
  ClientMessage message;
  Refusal refusal;
  bool is_known = false;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, ClientMessage>>([&](auto each) {
    using Kind = typename decltype(each)::type;
    if (is_known || name != decltype(Kind::t)::kText) return;
    is_known = true;
    refusal = read_json(json, message.emplace<Kind>(), "", Unknown::ignore);
  });
  if (!is_known) return Refusal{say("there is no message '", tidy(name, 20), "'")};
  if (refusal) return refusal;
  return message;
}

std::string tidy(std::string_view text, size_t characters) {
  std::string out;
  size_t count = 0;
  while (!text.empty() && count < characters) {
    const size_t size = character(text);
    const std::string_view each = text.substr(0, size == 0 ? 1 : size);
    text.remove_prefix(each.size());
    if (size == 0) continue;
    ++count;
    if (is_harmless(each)) {
      out += each;
    } else {
      out += ' ';
    }
  }
  return std::string(trim(out));
}

std::string nonce_of(std::string_view text) {
  Digest bytes;
  if (from_hex(text, bytes)) return to_hex(bytes);
  return to_hex(sha256(text));
}

std::string error_json(const Refusal& refusal) { return to_json(wire::Error{refusal.words, refusal.rule}); }

}  // namespace paydirt::server
