// A small renderer for our own rules documents: headings, lists, tables, quotes, code, bold and italic. Everything is
// escaped first, so no document can bring its own markup. Every rule id (SM-081) where it is set down becomes an anchor.

import { citation } from './citation';

export interface Heading {
  level: number;
  id: string;
  text: string;
}

export interface Rendered {
  html: string;
  headings: Heading[];
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A document numbers its rules with two letters of its own: SM-081, FG-S1, CO101. The letters it uses most are its. */
function ruleIds(source: string): string {
  const counts = new Map<string, number>();
  for (const [, letters = ''] of source.matchAll(/\b([A-Z]{2})-?[A-Z]?\d{1,3}\b/g))
    counts.set(letters, (counts.get(letters) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return String.raw`(${most?.[0] ?? 'SM'}-?[A-Z]?\d{1,3}[a-z]?)\b`;
}

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A citation becomes a small sign that leads to the specification. */
const cite = (text: string): string =>
  text.replace(citation, (_, cited: string) => {
    const [first = ''] = cited.split(/, |\.\./);
    const said = cited.replaceAll('..', ' to ');
    return ` <a class="cite" href="spec#${first}" data-rules="${cited}" title="${said}" aria-label="${said}">§</a>`;
  });

/** Bold, italic, code, links, citations and rule ids inside a line. */
export function inline(text: string, rule = ruleIds(text)): string {
  return plain(text, rule).replace(/\u0001(\d+)\u0001/g, (_, i: string) => cite(kept(text)[Number(i)] ?? ''));
}

const kept = (text: string): string[] => [...text.matchAll(citation)].map(([all]) => all);

function plain(text: string, rule: string): string {
  let count = 0;
  return text
    .replace(citation, () => `\u0001${count++}\u0001`)
    .split(/(`[^`]*`)/)
    .map((part) => {
      if (part.length > 1 && part.startsWith('`') && part.endsWith('`'))
        return `<code>${escapeHtml(part.slice(1, -1))}</code>`;
      return escapeHtml(part)
        .replace(/\[([^\]]+)\]\((#[^)\s]+|https?:[^)\s]+)\)/g, '<a href="$2">$1</a>')
        .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
        .replace(/(^|[^*\w])\*([^*\s](?:[^*]*[^*\s])?)\*(?![*\w])/g, '$1<em>$2</em>');
    })
    .join('')
    .replace(new RegExp(`(?<![\\w#>-])${rule}(?![^<]*</(?:a|strong|code)>)`, 'g'), '<a href="#$1">$1</a>');
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** The rule that a line sets down, as ` id="..."`. */
function anchor(text: string, rule: string): string {
  const id = new RegExp(String.raw`^(?:\*\*)?${rule}`).exec(text)?.[1];
  return id === undefined ? '' : ` id="${id}"`;
}

function table(rows: string[], rule: string): string {
  const [head = '', , ...body] = rows;
  const heads = cells(head).map((cell) => `<th scope="col">${inline(cell, rule)}</th>`);
  const lines = body.map((line) => {
    const [first = '', ...rest] = cells(line);
    // A row's own number is not a link to itself.
    const id = anchor(first, rule);
    const opening = id === '' ? inline(first, rule) : escapeHtml(first).replaceAll('**', '');
    return `<tr${id}><td>${opening}</td>${rest.map((cell) => `<td>${inline(cell, rule)}</td>`).join('')}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="group"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

/** A position that the page draws: `![What it shows](figure:town)`, alone on its line. */
const figure = /^!\[([^\]]+)\]\(figure:([a-z-]+)\)$/;

const item = /^(\s*)([-*]|\d+\.)\s+(.*)$/;

function list(lines: string[], rule: string): string {
  const first = item.exec(lines[0] ?? '');
  const indent = first?.[1]?.length ?? 0;
  const ordered = /\d/.test(first?.[2] ?? '');
  const items: { text: string; inside: string[] }[] = [];
  for (const line of lines) {
    const match = item.exec(line);
    const last = items.at(-1);
    if (match && (match[1] ?? '').length <= indent) items.push({ text: match[3] ?? '', inside: [] });
    else if (match || (last?.inside.length ?? 0) > 0) last?.inside.push(line);
    else if (last) last.text += ` ${line.trim()}`;
  }
  const html = items
    .map(({ text, inside }) => {
      const nested = inside.length > 0 ? list(inside, rule) : '';
      return `<li${anchor(text, rule)}>${inline(text, rule)}${nested}</li>`;
    })
    .join('');
  return ordered ? `<ol>${html}</ol>` : `<ul>${html}</ul>`;
}

export function markdown(source: string): Rendered {
  const lines = source.replaceAll('\r', '').split('\n');
  const headings: Heading[] = [];
  const rule = ruleIds(source);
  const out: string[] = [];
  let i = 0;
  const take = (more: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    for (let line = lines[i]; line !== undefined && more(line); line = lines[++i]) taken.push(line);
    return taken;
  };
  while (i < lines.length) {
    const line = lines[i] ?? '';
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (line.trim() === '') i++;
    else if (line.startsWith('```')) {
      i++;
      const code = take((each) => !each.startsWith('```'));
      i++;
      out.push(`<pre tabindex="0"><code>${escapeHtml(code.join('\n'))}</code></pre>`);
    } else if (heading) {
      i++;
      const text = heading[2] ?? '';
      const level = (heading[1] ?? '#').length;
      const id = slug(text);
      headings.push({ level, id, text });
      out.push(`<h${level} id="${id}">${inline(text, rule)}</h${level}>`);
    } else if (/^(-{3,}|\*{3,})$/.test(line.trim())) {
      i++;
      out.push('<hr>');
    } else if (line.trimStart().startsWith('|'))
      out.push(
        table(
          take((each) => each.trimStart().startsWith('|')),
          rule,
        ),
      );
    else if (figure.test(line)) {
      i++;
      const [, caption = '', name = ''] = figure.exec(line) ?? [];
      out.push(`<figure data-figure="${name}"><figcaption>${inline(caption, rule)}</figcaption></figure>`);
    } else if (item.test(line))
      out.push(
        list(
          take((each) => item.test(each) || (each.trim() !== '' && /^\s/.test(each))),
          rule,
        ),
      );
    else if (line.startsWith('>'))
      out.push(
        `<blockquote>${inline(
          take((each) => each.startsWith('>'))
            .map((each) => each.replace(/^>\s?/, ''))
            .join(' '),
          rule,
        )}</blockquote>`,
      );
    else {
      const words = take((each) => each.trim() !== '' && !/^(#{1,4}\s|```|>|\|)/.test(each) && !item.test(each));
      const text = words.join(' ');
      out.push(`<p${anchor(text, rule)}>${inline(text, rule)}</p>`);
    }
  }
  return { html: out.join('\n'), headings };
}
