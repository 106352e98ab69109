#include "engine/typescript.hpp"

#include <algorithm>
#include <cctype>

namespace paydirt {
namespace {

constexpr std::string_view kType = "export type ";
constexpr std::string_view kConstant = "export const ";
constexpr size_t kLongestInPlace = 40;  // of a union that nothing else names
constexpr size_t kLongestObject = 60;   // in one line

template <class Names>
std::string quoted_union(const Names& names) {
  std::string text;
  for (const auto& name : names) append(text, say(text.empty() ? "" : " | ", '"', name, '"'));
  return text;
}

/// "gold_rush" as GoldRush.
std::string type_named(std::string_view words) {
  std::string name;
  bool begins = true;
  for (const char each : words) {
    if (each != '_') name += begins ? static_cast<char>(std::toupper(each)) : each;
    begins = each == '_';
  }
  return name;
}

/// "-3": a name that is a number.
bool is_number(std::string_view name) {
  if (name.starts_with('-')) name.remove_prefix(1);
  return std::all_of(name.begin(), name.end(), [](char each) { return each >= '0' && each <= '9'; });
}

/// Whether its values have names that are no numbers.
bool has_names(const Argument& argument) {
  return !std::all_of(argument.names.begin(), argument.names.end(), is_number);
}

bool is_part_of_a_name(char each) {
  return std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '_';
}

bool mentions(std::string_view text, std::string_view name) {
  for (size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
    const bool begins = at == 0 || !is_part_of_a_name(text[at - 1]);
    const size_t end = at + name.size();
    if (begins && (end == text.size() || !is_part_of_a_name(text[end]))) return true;
  }
  return false;
}

struct Declaration {
  std::string_view name;
  std::string_view text;
  bool is_needed = false;
};

std::vector<Declaration> declarations_in(std::string_view text) {
  std::vector<Declaration> all;
  while (text.starts_with(kType) || text.starts_with(kConstant)) {
    const size_t end = std::min(text.find("\n\n"), text.size() - 2) + 2;
    const std::string_view rest = text.substr(text.starts_with(kType) ? kType.size() : kConstant.size());
    const auto name_end = std::find_if_not(rest.begin(), rest.end(), is_part_of_a_name);
    all.push_back({rest.substr(0, static_cast<size_t>(name_end - rest.begin())), text.substr(0, end)});
    text.remove_prefix(end);
  }
  return all;
}

void need(std::vector<Declaration>& all, Declaration& wanted) {
  if (std::exchange(wanted.is_needed, true)) return;
  for (Declaration& each : all) {
    if (!each.is_needed && mentions(wanted.text, each.name)) need(all, each);
  }
}

}  // namespace

std::string TypeScript::object_type(std::span<const std::string> members) {
  std::string line;
  std::string block;
  for (const std::string& member : members) {
    append(line, say(line.empty() ? " " : "; ", member));
    append(block, say("  ", member, ";\n"));
  }
  return line.size() <= kLongestObject ? say('{', line, line.empty() ? "}" : " }") : say("{\n", block, '}');
}

bool TypeScript::is_declared(std::string_view name) const {
  return std::find(declared_.begin(), declared_.end(), name) != declared_.end();
}

void TypeScript::declare(std::string_view name, std::string_view body) {
  if (is_declared(name)) return;
  declared_.emplace_back(name);
  append(text_, say(kType, name, " = ", body, ";\n\n"));
}

const TypeScript::Union* TypeScript::find_union(std::string_view body) const {
  const auto found =
      std::find_if(unions_.begin(), unions_.end(), [&](const Union& each) { return each.body == body; });
  return found == unions_.end() ? nullptr : &*found;
}

std::string TypeScript::extends(std::string_view body) const {
  for (const Union& each : unions_) {
    if (body.size() > each.body.size() && body.starts_with(each.body)) {
      return say(each.name, body.substr(each.body.size()));
    }
  }
  return std::string(body);
}

void TypeScript::declare_union(const std::string& name, const std::string& body) {
  declare(name, extends(body));
  unions_.push_back({body, name});
  std::string list = body;
  for (size_t at = list.find('|'); at != std::string::npos; at = list.find('|', at))
    list.replace(at - 1, 2, ",");
  std::string called = name;
  called[0] = static_cast<char>(std::tolower(called[0]));
  append(constants_, say(kConstant, called, "Names: readonly ", name, "[] = [", list, "];\n\n"));
}

std::string TypeScript::names(std::string_view type, std::span<const std::string> names) {
  const std::string body = quoted_union(names);
  const Union* const same = find_union(body);
  if (same == nullptr) {
    declare_union(std::string(type), body);
    return std::string(type);
  }
  if (same->name != type) declare(type, same->name);
  return same->name;
}

int TypeScript::uses_of(std::string_view body, std::span<const Kind> kinds) {
  int uses = 0;
  for (const Kind& kind : kinds) {
    for (const Argument& argument : kind.arguments) {
      uses += has_names(argument) && quoted_union(argument.names) == body ? 1 : 0;
    }
  }
  return uses;
}

std::string TypeScript::argument_type(const Kind& kind, const Argument& argument,
                                      std::span<const Kind> kinds) {
  const bool is_list = argument.form == Argument::Form::flags;
  if (argument.form == Argument::Form::truth) return "boolean";
  if (!has_names(argument)) return is_list ? "number[]" : "number";
  const std::string body = quoted_union(argument.names);
  std::string type = is_list ? say('(', body, ')') : body;
  if (const Union* const known = find_union(body)) {
    type = known->name;
  } else if (uses_of(body, kinds) > 1 || body.size() > kLongestInPlace) {
    type = type_named(argument.name);
    if (is_declared(type)) type = type_named(say(kind.name, '_', argument.name));
    declare_union(type, body);
  }
  return is_list ? say(type, "[]") : type;
}

void TypeScript::declare_kinds(std::string_view type, std::span<const Kind> kinds) {
  std::string body;
  for (const Kind& kind : kinds) {
    append(body, say("\n  | { kind: \"", kind.name, '"'));
    for (const Argument& argument : kind.arguments) {
      if (argument.form == Argument::Form::none) continue;
      append(body, say("; ", argument.name, argument.optional ? "?: " : ": ",
                       argument_type(kind, argument, kinds)));
    }
    body += " }";
  }
  declare(type, body);
}

void TypeScript::moves(MoveKinds kinds) {
  std::vector<Kind> list;
  for (const MoveKind& each : kinds) list.push_back({each.name, {each.a, each.b, each.c}});
  declare_kinds("Move", list);
  append(constants_, say(kConstant, R"(moveArguments: Record<Move["kind"], Record<string, string>> = {)"));
  for (const Kind& kind : list) {
    append(constants_, say("\n  ", kind.name, ": {"));
    std::string_view before = " ";
    for (const Argument& argument : kind.arguments) {
      if (argument.form == Argument::Form::none) continue;
      const bool is_list = argument.form == Argument::Form::flags;
      append(constants_, say(std::exchange(before, ", "), argument.name, ": \"",
                             has_names(argument) ? "string" : "number", is_list ? "[]\"" : "\""));
    }
    append(constants_, before == " " ? "}," : " },");
  }
  append(constants_, "\n};\n\n");
}

void TypeScript::events(EventKinds kinds) {
  std::vector<Kind> list;
  for (const EventKind& each : kinds) {
    list.push_back({each.name, {each.a, each.b, each.amount, optional_argument(each.secret)}});
  }
  declare_kinds("Event", list);
}

Result<std::string> only_types(std::string_view text, std::span<const std::string> names) {
  std::vector<Declaration> all = declarations_in(text);
  for (const std::string& name : names) {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Declaration& each) { return each.name == name; });
    if (found == all.end()) return Refusal{say("there is no type '", name.substr(0, 40), "'")};
    need(all, *found);
  }
  std::string out;
  for (const Declaration& each : all) {
    if (each.is_needed) out += each.text;
  }
  return out;
}

}  // namespace paydirt
