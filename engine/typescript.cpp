#include "engine/typescript.hpp"

namespace paydirt {
namespace {

std::string quoted_union(std::span<const char* const> names) {
  std::string text;
  for (const char* name : names) append(text, say(text.empty() ? "" : " | ", '"', name, '"'));
  return text;
}

std::string argument_type(const Argument& argument) {
  switch (argument.form) {
    case Argument::Form::name: return quoted_union(argument.names);
    case Argument::Form::flags: return say('(', quoted_union(argument.names), ")[]");
    case Argument::Form::none:
    case Argument::Form::number:
    case Argument::Form::amount: break;
  }
  return "number";
}

}  // namespace

void TypeScript::moves(MoveKinds kinds) {
  text_ += "export type Move =";
  for (const MoveKind& kind : kinds) {
    append(text_, say("\n  | { kind: \"", kind.name, '"'));
    for (const Argument* argument : {&kind.a, &kind.b, &kind.c}) {
      if (argument->form == Argument::Form::none) continue;
      append(text_, say("; ", argument->name, ": ", argument_type(*argument)));
    }
    text_ += " }";
  }
  text_ += ";\n\n";
}

void TypeScript::names(std::string_view type, const std::vector<std::string>& names) {
  append(text_, say("export type ", type, " ="));
  for (const std::string& name : names) append(text_, say("\n  | \"", name, '"'));
  text_ += ";\n\n";
}

}  // namespace paydirt
