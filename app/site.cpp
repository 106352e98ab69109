// `paydirt site`: the page without a server, as a folder that any host of plain files serves.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>

#include "app/command.hpp"
#include "app/files.hpp"
#include "app/output.hpp"
#include "app/web_files.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

namespace fs = std::filesystem;

/// What the server says in a header; such a host says nothing.
constexpr const char* kPolicy =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; img-src 'self' data:; "
    "style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'\" />";

void replace_all(std::string& text, std::string_view old, std::string_view fresh) {
  for (size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + fresh.size()))
    text.replace(at, old.size(), fresh);
}

/// The front page for a folder of any host: addresses that begin where it lies, and the mark that there is no
/// server.
std::string site_page(std::string html) {
  replace_all(html, "href=\"/", "href=\"./");
  replace_all(html, "src=\"/", "src=\"./");
  replace_all(html, "<html ", "<html data-site ");
  replace_all(html, "<meta charset=\"utf-8\" />", say("<meta charset=\"utf-8\" />\n    ", kPolicy));
  return html;
}

bool has_module(const fs::path& folder) {
  std::error_code error;
  const fs::directory_iterator assets(folder / "assets", error);
  return !error && std::any_of(begin(assets), end(assets),
                               [](const auto& file) { return file.path().extension() == ".wasm"; });
}

Refusal write_site(const std::string& web, const fs::path& to) {
  if (web.empty()) return {"the page has not been built; ./run builds it"};
  if (!has_module(web))
    return {say(web, ": the page was built without its WebAssembly module; ./run builds both")};
  std::error_code error;
  if (fs::exists(to, error) && !fs::is_empty(to, error))
    return {say(to.string(), ": is not an empty folder")};
  fs::create_directories(to, error);
  if (!error) fs::copy(web, to, fs::copy_options::recursive, error);
  if (error) return {say(to.string(), ": ", error.message())};
  const auto html = read_text((fs::path(web) / "index.html").string());
  if (!html) return html.refusal();
  const std::string page = site_page(*html);
  if (Refusal refusal = write_text((to / "index.html").string(), page)) return refusal;
  return write_text((to / "404.html").string(), page);  // hosts that know it show it at addresses of no file
}

}  // namespace

void add_site(CLI::App& app, int& exit_code) {
  CLI::App* const command =
      app.add_subcommand("site", "Write the page as plain files: all games, against bots and at one screen");
  struct Wishes {
    std::string to;
    std::string web;
  };
  const auto wishes = std::make_shared<Wishes>();
  command->add_option("FOLDER", wishes->to, "The folder to write; new or empty")->required();
  command->add_option("--web", wishes->web, "The folder with the built page")->type_name("FOLDER");
  command->footer(
      "Any host of plain files serves the folder, also below another address. Tables are on the visitor's "
      "device.\n\nExamples:\n  paydirt site public\n  python3 -m http.server --directory public");
  command->callback([wishes, &exit_code] {
    const Refusal refusal = write_site(wishes->web.empty() ? find_web() : wishes->web, wishes->to);
    if (!refusal) print_line(fmt::format("The site is in {}", wishes->to));
    exit_code = refusal ? refuse(refusal) : kDone;
  });
}

}  // namespace paydirt
