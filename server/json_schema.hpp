// Described structs as JSON Schema, as OpenAPI 3.1 wants it.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>

#include "engine/describe.hpp"
#include "engine/seats.hpp"
#include "engine/text.hpp"

namespace paydirt::server {

/// Collects schemas; each struct and enum is one component, under its bare name.
class JsonSchema {
 public:
  template <class T>
  boost::json::object schema() {
    if constexpr (std::same_as<T, bool>) {
      return of_type("boolean");
    } else if constexpr (Whole<T>) {
      return of_type("integer");
    } else if constexpr (std::floating_point<T>) {
      return of_type("number");
    } else if constexpr (Text<T>) {
      return of_type("string");
    } else if constexpr (is_literal<T>) {
      return {{"const", T::kText}};
    } else if constexpr (SelfWritten<T>) {
      return of_type("object");
    } else if constexpr (std::same_as<T, SeatSet>) {
      return list_of(of_type("integer"));
    } else if constexpr (is_optional<T>) {
      return {{"anyOf", {schema<typename T::value_type>(), of_type("null")}}};
    } else if constexpr (Listed<T>) {
      return list_of(schema<typename T::value_type>());
    } else if constexpr (is_pair<T>) {
      return {{"type", "array"},
              {"prefixItems", {schema<typename T::first_type>(), schema<typename T::second_type>()}}};
    } else if constexpr (is_keyed<T>) {
      using Value = typename decltype(T::pairs)::value_type::second_type;
      return {{"type", "object"}, {"additionalProperties", schema<Value>()}};
    } else {
      const std::string_view name = type_name<T>();
      if (!components_.contains(name)) {
        components_[name] = nullptr;  // its place in the order
        components_[name] = component<T>();
      }
      return {{"$ref", say("#/components/schemas/", name)}};
    }
  }

  boost::json::object& components() { return components_; }

 private:
  static boost::json::object of_type(std::string_view type) { return {{"type", type}}; }
  static boost::json::object list_of(boost::json::object items) {
    return {{"type", "array"}, {"items", std::move(items)}};
  }

  template <class T>
  boost::json::object component() {
    if constexpr (DescribedEnum<T>) {
      boost::json::array names;
      boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>(
          [&](auto each) { names.emplace_back(each.name); });
      return {{"type", "string"}, {"enum", std::move(names)}};
    } else {
      boost::json::object properties;
      boost::json::array required;
      add_fields<T>(properties, required);
      boost::json::object out{{"type", "object"}, {"properties", std::move(properties)}};
      if (!required.empty()) out["required"] = std::move(required);
      for_each_field<T>([&](const char* /*name*/, auto field) {
        if constexpr (Spread<typename decltype(field)::type>) out["additionalProperties"] = true;
      });
      return out;
    }
  }

  template <DescribedStruct T>
  void add_fields(boost::json::object& properties, boost::json::array& required) {
    for_each_field<T>([&](const char* name, auto field) {
      using Field = typename decltype(field)::type;
      if constexpr (Spread<Field>) {
        return;
      } else if constexpr (is_omittable<Field>) {
        properties[name] = schema<typename Field::value_type>();
      } else {
        properties[name] = schema<Field>();
        required.emplace_back(name);
      }
    });
    for_each_base<T>([&](auto base) { add_fields<typename decltype(base)::type>(properties, required); });
  }

  boost::json::object components_;
};

}  // namespace paydirt::server
