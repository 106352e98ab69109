// The messages of messages.hpp for others: as TypeScript and as OpenAPI.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace paydirt::server {

/// The declarations of everything that goes over the wire.
std::string protocol_typescript();

/// The HTTP API as an OpenAPI document, in JSON.
std::string openapi_document();

/// What the API offers, for whoever describes or tests it. `{id}` in a path stands for any word.
struct Endpoint {
  std::string_view method;
  std::string_view path;
};
std::span<const Endpoint> endpoints();

}  // namespace paydirt::server
