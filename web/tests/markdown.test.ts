import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inline, markdown, slug } from '../src/lib/markdown';

const html = (source: string) => markdown(source).html;

describe('markdown', () => {
  it('escapes what a document brings', () => {
    expect(html('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
    expect(html('`<b>`')).toBe('<p><code>&lt;b&gt;</code></p>');
    expect(inline('[x](javascript:alert(1))')).not.toContain('<a');
    expect(html('"quoted" <SM-001>')).not.toContain('<SM');
  });

  it('knows headings', () => {
    const { html: out, headings } = markdown('# One\n\n## Two *three*');
    expect(out).toContain('<h1 id="one">One</h1>');
    expect(headings).toEqual([
      { level: 1, id: 'one', text: 'One' },
      { level: 2, id: 'two-three', text: 'Two *three*' },
    ]);
  });

  it('knows bold, italic and code', () => {
    expect(inline('**a** *b* `c*d*`')).toBe('<strong>a</strong> <em>b</em> <code>c*d*</code>');
    expect(inline('2 * 3 * 4')).toBe('2 * 3 * 4');
  });

  it('nests lists and joins wrapped lines', () => {
    expect(html('- a\n  goes on\n- b\n  - c\n- d')).toBe(
      '<ul><li>a goes on</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>',
    );
    expect(html('1. a\n2. b')).toBe('<ol><li>a</li><li>b</li></ol>');
  });

  it('anchors a rule where it is set down and links it elsewhere', () => {
    const out = html('- **SM-081** Needs SM-080, see (SM-R30).');
    expect(out).toContain('<li id="SM-081"><strong>SM-081</strong>');
    expect(out).toContain('<a href="#SM-080">SM-080</a>');
    expect(out).toContain('<a href="#SM-R30">SM-R30</a>');
  });

  it('takes the letters a document uses most for its own', () => {
    const out = html('| FG-S1 | For 3 |\n|---|---|\n| FG-S2 | Tile MT4, see FG-S1 |\n\n- CO1 no');
    expect(out).toContain('<tr id="FG-S2"><td>FG-S2</td><td>Tile MT4, see <a href="#FG-S1">FG-S1</a></td>');
    expect(html('- CO101 The wheel.')).toContain('<li id="CO101">');
  });

  it('draws tables', () => {
    expect(html('| A | B |\n|---|---|\n| 1 | x \\| y |')).toContain('<td>1</td><td>x | y</td>');
  });

  it('keeps code as it is', () => {
    expect(html('```\na < b\n# no\n```')).toBe('<pre tabindex="0"><code>a &lt; b\n# no</code></pre>');
  });

  it('makes slugs', () => expect(slug('3.1 Setup & more')).toBe('3-1-setup-more'));

  it.runIf(existsSync('../docs/rules'))('reads every rules document', () => {
    for (const file of readdirSync('../docs/rules').filter((name) => name.endsWith('.md'))) {
      const out = html(readFileSync(`../docs/rules/${file}`, 'utf8'));
      expect(out).not.toMatch(/<script|style=| on\w+="/);
      expect(out.match(/ id="[A-Z]{2}-?[A-Z]?\d+"/g)?.length ?? 0, file).toBeGreaterThan(
        file === 'cave-in.md' ? 6 : 20,
      );
    }
  });
});
