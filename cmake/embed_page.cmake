# Writes OUT, a source with every file of the folder PAGE inside; nothing where the page has not been built.
#   cmake -DPAGE=web/dist -DOUT=page.cpp -P embed_page.cmake
file(GLOB_RECURSE files RELATIVE ${PAGE} ${PAGE}/*)
list(SORT files)
set(number 0)
foreach(file IN LISTS files)
  string(APPEND bytes "asm(R\"(.section .rodata\n.global paydirt_page_${number}, paydirt_page_${number}_end\n"
                      "paydirt_page_${number}: .incbin \"${PAGE}/${file}\"\npaydirt_page_${number}_end: .byte 0\n.text)\");\n")
  string(APPEND names "extern \"C\" const char paydirt_page_${number}[], paydirt_page_${number}_end[];\n")
  string(APPEND rows "    {\"/${file}\", {paydirt_page_${number}, static_cast<size_t>(paydirt_page_${number}_end - paydirt_page_${number})}},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUT} "// Made by cmake/embed_page.cmake.
#include \"app/web_files.hpp\"
${bytes}${names}
namespace paydirt {
const std::vector<server::PageFile>& embedded_page() {
  static const std::vector<server::PageFile> files = {
${rows}  };
  return files;
}
}  // namespace paydirt
")
