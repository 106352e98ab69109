// The files of the page, in memory, each also compressed.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "engine/result.hpp"
#include "server/settings.hpp"

namespace paydirt::server {

struct StaticFile {
  std::string type;
  std::string body;
  std::string gzip;       // empty where it would save nothing
  std::string brotli;     // empty where the build left none beside it
  std::string etag;       // quoted
  bool for_ever = false;  // its name changes with its content
};

class StaticFiles {
 public:
  static StaticFiles of(std::span<const PageFile> page);
  /// Reads the whole folder. Without a folder there is only a page that says so.
  static Result<StaticFiles> load(const std::string& folder);

  /// The file at this path. Paths of no file are pages of the application and get its front page; null only
  /// for what looks like a file that is not there.
  const StaticFile* find(std::string_view path) const;
  size_t size() const { return files_.size(); }

 private:
  void add(std::string path, std::string body);
  void attach_brotli();
  std::unordered_map<std::string, StaticFile> files_;
};

}  // namespace paydirt::server
