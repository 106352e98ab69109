// Fails if the first load of the page is above its bar: everything index.html asks for, compressed, without fonts.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const bar = 200 * 1024;
const packed = (path) => gzipSync(readFileSync(`dist/${path}`), { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

const html = readFileSync('dist/index.html', 'utf8');
const first = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1]);
const total = packed('index.html') + first.reduce((sum, path) => sum + packed(path), 0);

for (const name of readdirSync('dist/assets').filter((each) => /\.(js|css)$/.test(each)))
  console.log(
    `${kilobytes(packed(`assets/${name}`)).padStart(9)}  ${name}${first.includes(`assets/${name}`) ? '  (first load)' : ''}`,
  );
console.log(`first load ${kilobytes(total)} of ${kilobytes(bar)}`);
if (total > bar) {
  console.error('The first load is too large.');
  process.exit(1);
}
