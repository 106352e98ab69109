#include "server/static_files.hpp"

#include <zlib.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "engine/sha256.hpp"
#include "engine/text.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kLargestFile = size_t{16} << 20;
constexpr const char* kNoPage =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Paydirt</title>"
    "<h1>Paydirt</h1><p>The server runs, but the page has not been built. The API is there: "
    "<a href=\"/api/games\">/api/games</a>.</p></html>\n";

std::string type_of(std::string_view path) {
  static constexpr std::pair<std::string_view, const char*> kTypes[] = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".webp", "image/webp"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".woff2", "font/woff2"},
      {".txt", "text/plain; charset=utf-8"},
      {".md", "text/markdown; charset=utf-8"},
      {".wasm", "application/wasm"},
      {".map", "application/json"},
  };
  for (const auto& [ending, type] : kTypes) {
    if (path.ends_with(ending)) return type;
  }
  return "application/octet-stream";
}

std::string gzip(const std::string& body) {
  z_stream stream{};
  constexpr int kGzip = 15 + 16;
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzip, 8, Z_DEFAULT_STRATEGY) != Z_OK) return {};
  std::string out(deflateBound(&stream, body.size()) + 32, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(body.data()));  // zlib reads only
  stream.avail_in = static_cast<uInt>(body.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int code = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return code == Z_STREAM_END && out.size() < body.size() ? out : std::string();
}

}  // namespace

Result<StaticFiles> StaticFiles::load(const std::string& folder) {
  namespace fs = std::filesystem;
  StaticFiles files;
  std::error_code error;
  if (folder.empty()) {
    files.add("/index.html", kNoPage);
    return files;
  }
  fs::recursive_directory_iterator at(folder, error);
  if (error) return Refusal{say(folder, ": ", error.message())};
  for (; at != fs::recursive_directory_iterator(); at.increment(error)) {
    if (error) return Refusal{say(folder, ": ", error.message())};
    if (!at->is_regular_file(error) || at->file_size(error) > kLargestFile) continue;
    std::ifstream in(at->path(), std::ios::binary);
    std::string body{std::istreambuf_iterator<char>(in), {}};
    if (!in.good() && !in.eof()) return Refusal{say(at->path().string(), ": cannot be read")};
    files.add(say('/', fs::relative(at->path(), folder, error).generic_string()), std::move(body));
  }
  files.attach_brotli();
  if (!files.files_.contains("/index.html")) return Refusal{say(folder, ": there is no index.html")};
  return files;
}

StaticFiles StaticFiles::of(std::span<const PageFile> page) {
  StaticFiles files;
  for (const PageFile& each : page) files.add(std::string(each.path), std::string(each.body));
  files.attach_brotli();
  return files;
}

void StaticFiles::add(std::string path, std::string body) {
  StaticFile file;
  file.type = type_of(path);
  if (!path.ends_with(".br")) file.gzip = gzip(body);
  file.etag = say('"', to_hex(sha256(body)).substr(0, 32), '"');
  file.for_ever = path.starts_with("/assets/");
  file.body = std::move(body);
  files_[std::move(path)] = std::move(file);
}

/// FILE.br is FILE, compressed better than there would be time for here.
void StaticFiles::attach_brotli() {
  for (auto& [path, file] : files_) {
    if (auto packed = files_.find(path + ".br"); packed != files_.end())
      file.brotli = std::move(packed->second.body);
  }
  std::erase_if(files_, [](const auto& each) { return each.first.ends_with(".br"); });
}

const StaticFile* StaticFiles::find(std::string_view path) const {
  if (const auto found = files_.find(std::string(path)); found != files_.end()) return &found->second;
  const std::string_view last = path.substr(path.rfind('/') + 1);
  if (last.find('.') != std::string_view::npos || path.starts_with("/assets/")) return nullptr;
  return &files_.at("/index.html");
}

}  // namespace paydirt::server
