import { describe, expect, test } from 'vitest';
import { listUsedComponents } from './component-names.ts';
import { generateTemplate, toTemplateText } from './generate.ts';
import { parseTemplate } from './parse.ts';

const problemsOf = (text: string) =>
  parseTemplate(text).problems.map(({ code, line, column }) => `${code} ${line}:${column}`);

describe('a template', () => {
  test('preserves comments, spaces, quotes, entities and the case of its tags', () => {
    const text = `<!-- a --><div\n  class='x'  v-if="a &lt; b" disabled :[key x]="1">\n  <pre>\n x</pre>a < b {{ c && d }}<BR/><Foo-Bar />\n</DIV >\n`;
    const { document, problems } = parseTemplate(text);
    expect(problems).toEqual([]);
    expect(generateTemplate(document)).toBe(text);
  });

  test('has its attributes in order and as written', () => {
    const { document } = parseTemplate(`<p b=1 a="x &amp; y" @click.once='f("z")' c/>`);
    expect(document.nodes.get('n1')?.attrs).toEqual([
      ['b', '1'],
      ['a', 'x &amp; y'],
      ['@click.once', 'f("z")'],
      ['c', null],
    ]);
  });

  test('ends list items and paragraphs where Vue does', () => {
    const { document, problems } = parseTemplate('<ul><li>a<li>b</li></ul><div><p>c<div>d</div></div>');
    expect(problems).toEqual([]);
    expect(generateTemplate(document)).toBe('<ul><li>a</li><li>b</li></ul><div><p>c</p><div>d</div></div>');
  });

  test('has elements for end tags that browsers turn into elements', () => {
    const { document, problems } = parseTemplate('<div></br></p></div>');
    expect(problems).toEqual([]);
    expect([...document.nodes.values()].map(({ component }) => component)).toEqual(['div', 'br', 'p']);
    expect(problemsOf('<div></b></div>')).toEqual(['UNMATCHED_END_TAG 1:6']);
  });

  test('treats the content of a text area as text', () => {
    const { document } = parseTemplate('<textarea>a <b>{{ c }}</b></textarea>');
    expect([...document.nodes.values()].map(({ kind, content }) => `${kind} ${content}`)).toEqual([
      'element ',
      'text a <b>{{ c }}</b>',
    ]);
  });

  test('reports every problem with its line and column', () => {
    expect(problemsOf('<div>\n  <span>\n</div>\n</b>')).toEqual(['MISSING_END_TAG 2:3', 'UNMATCHED_END_TAG 4:1']);
    expect(problemsOf('<div>\n<a href="x>y</a></div>')).toEqual(['BROKEN_START_TAG 2:1', 'UNMATCHED_END_TAG 2:13']);
    expect(problemsOf('<div><!-- x </div>')).toEqual(['UNCLOSED_MARKUP 1:6', 'MISSING_END_TAG 1:1']);
    expect(problemsOf('<p>a</p')).toEqual(['UNCLOSED_MARKUP 1:5', 'MISSING_END_TAG 1:1']);
  });

  test('is rejected if a script, style or text area has no end tag, which would block the compiler', () => {
    expect(problemsOf('<script>'.repeat(50_000))).toEqual(['UNCLOSED_RAW_TEXT 1:1']);
    expect(problemsOf('<div>\n<textarea></text</div>')).toEqual(['UNCLOSED_RAW_TEXT 2:1', 'MISSING_END_TAG 1:1']);
  });

  test('is parsed in linear time, whatever its content', () => {
    const pieces = [
      '<!--',
      '<![',
      '</a',
      '<a b="',
      "<a b='",
      '<a :[',
      '<a :[b',
      ' <',
      '<!doctype ',
      '<a',
      '<textarea></',
      '=',
      '<p>',
      '<a =',
      '<a b ',
      '<aé:',
    ];
    for (const piece of pieces) {
      const { document, problems } = parseTemplate(piece.repeat(Math.ceil(400_000 / piece.length)));
      expect([piece, document.nodes.size + problems.length > 0]).toEqual([piece, true]);
    }
  });

  test('is rejected if it is nested too deeply for a compiler', () => {
    expect(problemsOf('<b>'.repeat(10_000)).slice(0, 1)).toEqual(['TOO_DEEP 1:751']);
  });

  test('reports its first problems and a hint that there are more', () => {
    const problems = problemsOf('</b>'.repeat(1000));
    expect([problems.length, problems.at(-1)]).toEqual([51, 'MORE_PROBLEMS 1:201']);
  });
});

test('the components of a template are listed once, under their registered names', () => {
  const { document } = parseTemplate(
    '<div><QuoteForm/><quote-form/><svg><path/></svg><router-link/><component is="PriceBox"/><CwTextInput/><slot/></div>',
  );
  expect(listUsedComponents(document).map(({ name, tag }) => [name, tag])).toEqual([
    ['QuoteForm', 'QuoteForm'],
    ['PriceBox', 'PriceBox'],
    ['CwTextInput', 'CwTextInput'],
  ]);
});

test('plain text is escaped and retains its expressions', () => {
  expect(toTemplateText('a < b & {{ c && d }}')).toBe('a &lt; b &amp; {{ c && d }}');
});
