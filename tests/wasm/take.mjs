// The page's own sources; Node knows no TypeScript.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const web = new URL("../../web/", import.meta.url);
const typescript = createRequire(web)("typescript");

export async function take(path) {
  const source = readFileSync(new URL(`src/lib/local/${path}`, web), "utf8");
  const { outputText } = typescript.transpileModule(source, {
    compilerOptions: { target: "es2022", module: "esnext", verbatimModuleSyntax: true },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}
