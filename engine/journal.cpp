#include "engine/journal.hpp"

#include "engine/text.hpp"

namespace paydirt {
namespace {

using Form = Argument::Form;

/// A value that has no name stands for nothing.
bool is_there(const Argument& argument, int value) {
  if (argument.form == Form::none || (argument.optional && value == Event::kBlank)) return false;
  return argument.form != Form::name || static_cast<size_t>(value) < argument.names.size();
}

void write_flags(std::string& json, const Argument& argument, int value) {
  char before = '[';
  for (size_t bit = 0; bit < argument.names.size(); ++bit) {
    if (((value >> bit) & 1) == 0) continue;
    append(json, before);
    append(json, '"');
    append(json, argument.names[bit]);
    append(json, '"');
    before = ',';
  }
  append(json, before == '[' ? "[]" : "]");
}

void write_member(std::string& json, const Argument& argument, int value) {
  if (!is_there(argument, value)) return;
  append(json, ",\"");
  append(json, argument.name);
  append(json, "\":");
  if (argument.form == Form::name) {
    append(json, '"');
    append(json, argument.names[static_cast<size_t>(value)]);
    append(json, '"');
  } else if (argument.form == Form::flags) {
    write_flags(json, argument, value);
  } else if (argument.form == Form::truth) {
    append(json, value != 0 ? "true" : "false");
  } else {
    append(json, value + argument.first);
  }
}

}  // namespace

void EventArguments::write_members(std::string& json) const {
  write_member(json, kind->a, event.a);
  write_member(json, kind->b, event.b);
  write_member(json, kind->amount, event.amount);
  SecretArgument{kind, event.secret}.write_members(json);
}

void SecretArgument::write_members(std::string& json) const {
  if (secret != Event::kBlank) write_member(json, kind->secret, secret);
}

}  // namespace paydirt
