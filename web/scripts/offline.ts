// What makes the built page work without a server: the rules as files, a list of everything for the service worker to keep, and
// compressed copies beside what is large.
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** For players; under spec/ what they follow from. */
const shelves = { '': '../../docs/play', spec: '../../docs/rules' };
const shelf = (name: keyof typeof shelves): string => fileURLToPath(new URL(shelves[name], import.meta.url));
const worker = 'sw.js';

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .sort();
}

/** Names and sizes of all files, and what changes whenever one of them does. */
function list(folder: string): { version: string; files: [string, number][] } {
  const hash = createHash('sha256');
  const all = files(folder)
    .filter((path) => relative(folder, path) !== worker)
    .map((path): [string, number] => {
      hash.update(path).update(readFileSync(path));
      return [relative(folder, path), statSync(path).size];
    });
  return { version: hash.digest('hex').slice(0, 16), files: all };
}

function compress(path: string): void {
  const body = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
}

/** Plugins of Vite: one for the page that is being written, one for the page that is built. */
export function offline(): Plugin[] {
  let folder = 'dist';
  return [
    {
      name: 'rules',
      apply: 'serve',
      configureServer(server) {
        server.middlewares.use('/rules', (request, answer, next) => {
          const [, spec, file] = /^(\/spec)?\/([a-z-]+\.md)$/.exec(request.url ?? '') ?? [];
          if (file !== undefined) answer.end(readFileSync(join(shelf(spec === undefined ? '' : 'spec'), file)));
          else next();
        });
      },
    },
    {
      name: 'offline',
      apply: 'build',
      configResolved(config) {
        folder = resolve(config.root, config.build.outDir);
      },
      closeBundle() {
        cpSync(shelf(''), join(folder, 'rules'), { recursive: true });
        cpSync(shelf('spec'), join(folder, 'rules', 'spec'), { recursive: true });
        const path = join(folder, worker);
        const code = readFileSync(path, 'utf8');
        writeFileSync(
          path,
          code.replace('/* the build puts it here */ null', () => JSON.stringify(list(folder))),
        );
        for (const each of files(folder).filter((name) => /\.(wasm|js|css)$/.test(name))) compress(each);
      },
    },
  ];
}
