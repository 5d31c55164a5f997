import { expect, test } from 'vitest';
import { createGuard } from './guard.ts';

function protect(html: string) {
  const guard = createGuard('abcd1234');
  return { guard, content: guard.protect(html) };
}

/** Simulates an edit at the end of the text. */
function edited(html: string): string {
  const { guard, content } = protect(html);
  return guard.restore(`${content}<p>more</p>`);
}

test('any unedited document is restored byte for byte', () => {
  const html = '<!DOCTYPE html><HTML><body CLASS=x><p onclick="a()">{{ a }}<b></i><table><td>x</body></html>\n';
  const { guard, content } = protect(html);
  expect(guard.restore(content)).toBe(html);
});

test("the editor's own normalization is not an edit", () => {
  const { guard, content } = protect('<p STYLE="color:red">a</p>');
  const written = content.replace('color:red', 'color: red;');
  guard.learn(written);
  expect(guard.restore(written)).toBe('<p STYLE="color:red">a</p>');
  expect(guard.restore(`${written}<p>b</p>`)).toBe('<p STYLE="color:red">a</p><p>b</p>');
});

test('content around the body is hidden', () => {
  const head = '<!doctype html><html lang=zh><head><style>p > b {}</style></head><body {{ x }} onload="a()">';
  const { guard, content } = protect(`${head}<p>a</p></body></html>`);
  expect(content).toBe('<p>a</p>');
  expect(guard.restore('<p>b</p>')).toBe(`${head}<p>b</p></body></html>`);
});

test('a loop around rows stays within the body of the table', () => {
  const html = '<table>{% for b in bs %}<tr><td>{{ b }}</td></tr>{% endfor %}</table>';
  expect(protect(html).content).toMatch(
    /^<table><tbody><!--lq:\S+--><tr><td>\{\{ b \}\}<\/td><\/tr><!--lq:\S+--><\/tbody><\/table>$/,
  );
  expect(edited(html)).toBe(
    `${html.replace('<table>', '<table><tbody>').replace('</t', '</t')}<p>more</p>`.replace(
      '</table>',
      '</tbody></table>',
    ),
  );
});

test('Liquid in a paragraph is shown as text, with its special characters', () => {
  const html = '<p>Dear {% if a > 1 and b < 2 %}Mr{% endif %} {{ n | append: "&amp; <b>" }}</p>';
  expect(protect(html).content).toContain(
    '{% if a &gt; 1 and b &lt; 2 %}Mr{% endif %} {{ n | append: "&amp;amp; &lt;b&gt;" }}',
  );
  expect(edited(html)).toBe(`${html}<p>more</p>`);
});

test('white space in Liquid is preserved even if an editor would collapse it', () => {
  const html = '<p>{{ "a  b" }}{% if a\n\tand b %}c{% endif %}</p>';
  expect(protect(html).content).not.toMatch(/ {2}|\n|\t/);
  expect(edited(html)).toBe(`${html}<p>more</p>`);
});

test('a tag that Liquid may omit is hidden', () => {
  const html = '{% if a %}<div class=x>{% else %}<div class=y>{% endif %}<p>z</p></div>';
  expect(protect(html).content).toMatch(/^(<!--lq:\S+?-->)+<p>z<\/p><!--lq:\S+?-->$/);
  expect(edited(html)).toBe(`${html}<p>more</p>`);
});

test('a table that HTML would restructure is hidden completely', () => {
  const html = '<p>a</p><table>{% if a %}<tr class=x>{% else %}<tr>{% endif %}<td>1</td></tr></table>';
  expect(protect(html).content).toMatch(/^<p>a<\/p><!--lq:\S+?-->$/);
  expect(edited(html)).toBe(`${html}<p>more</p>`);
});

test('hidden attributes are restored on their tag, even if other attributes were edited', () => {
  const { guard, content } = protect(
    `<td {% if a %}class="x"{% endif %} onclick='b()' width=10 style="color: {{ c }}">1</td>`,
  );
  const [, token] = /data-lq="([^"]*)"/.exec(content) ?? [];
  // Outside a table, a cell is not an element, so it stays a hidden piece; in a table it is one.
  expect(token).toBeUndefined();
  const inTable = protect(
    `<table><tr><td {% if a %}class="x"{% endif %} onclick='b()' width=10 style="color: {{ c }}">1</td></tr></table>`,
  );
  expect(inTable.content).toContain('<td width="10" data-lq="abcd1234-0">');
  const changed = inTable.content.replace('width="10"', 'width="20" style="text-align: center;" align="left"');
  expect(inTable.guard.restore(changed)).toContain(
    `<td {% if a %}class="x"{% endif %} onclick='b()' width="20" style="color: {{ c }}; text-align: center;" align="left">1</td>`,
  );
  expect(guard.restore(`${content} `)).toContain('<td {% if a %}');
});

test('an element that is converted retains its attributes', () => {
  const { guard, content } = protect('<p data-x="1" align=center>a</p>');
  expect(guard.restore(content.replace('<p', '<h1').replace('</p', '</h1'))).toBe('<h1 data-x="1" align=center>a</h1>');
});

test('an originally empty element is empty again', () => {
  const { guard, content } = protect('<p>a</p><div style="page-break-after: always"></div><td></td>');
  expect(content).toContain('contenteditable="false"');
  const padded = content.replace('></div>', '><br></div>');
  expect(guard.restore(padded)).toBe('<p>a</p><div style="page-break-after: always"></div><td></td>');
});

test('typed Liquid is stored as Liquid', () => {
  const { guard, content } = protect('<p>a</p>');
  const typed =
    content.replace('a', '{{ a &gt; b&nbsp; }} and {% if x &lt; 1 %}') +
    '<a href="{{ u | append: &quot;x&quot; }}">b</a>';
  expect(guard.restore(typed)).toBe(`<p>{{ a > b  }} and {% if x < 1 %}</p><a href='{{ u | append: "x" }}'>b</a>`);
});

test('an inserted page break is a div with its CSS rule', () => {
  const { guard } = protect('');
  expect(guard.restore('<div style="page-break-after: always;" contenteditable="false"></div>')).toBe(
    '<div style="page-break-after: always;"></div>',
  );
});

test('braces that are not Liquid do not become Liquid', () => {
  const html = '<p>&#123;{ a }} &lbrace;% b %}</p>';
  expect(edited(html)).toBe(`${html}<p>more</p>`);
});

test('tokens of another editor are dropped', () => {
  const { guard } = protect('<p>a</p>');
  expect(guard.restore('<p align="left" data-lq="zzzzzzzz-0">a<!--lq:zzzzzzzz-1--></p>')).toBe('<p align="left">a</p>');
});

test('active content is never shown', () => {
  const hostile = [
    '<script>a()</script>',
    '<img src=x onerror=a()>',
    '<a href="java&#10;script:a()">b</a>',
    '<a href=" javascript:a()">b</a>',
    '<form action=/x><button formaction=javascript:a()>b</button></form>',
    '<base href="//x"><meta http-equiv=refresh content="0;url=//x"><link rel=import href=//x>',
    '<iframe srcdoc="<script>a()</script>"></iframe><object data=x></object><embed src=x><portal src=x></portal>',
    '<svg><animate href=#a attributeName=href to=javascript:a() /><set to=x></svg><math href="javascript:a()">x</math>',
    '<p style="background: url(javascript:a())" autofocus tabindex=1 onfocus=a() contenteditable>b</p>',
    '<a ping=//x href=//y target=_top>b</a><body onload=a()><x onclick=a()>c</x>',
    '<{{ tag }} onclick=a()>b</{{ tag }}>',
  ].join('<p>x</p>');
  const { content, guard } = protect(hostile);
  expect(content).not.toMatch(/script|onerror|onclick|onload|onfocus|form|base|meta|link|iframe|object|embed|portal/i);
  expect(content).not.toMatch(/svg|math|url\(|autofocus|contenteditable|ping|animate|javascript/i);
  expect(guard.restore(content)).toBe(hostile);
});

test('placeholders that an editor inserts into empty elements are not edits', () => {
  const html = '<div class="a"><p></p></div><p>z</p>';
  const { guard, content } = protect(html);
  const padded = content.replace('></p></div>', '><br></p>\n<br></div>');
  expect(padded).not.toBe(content);
  expect(guard.restore(padded.replace('z', 'y'))).toBe('<div class="a"><p></p></div><p>y</p>');
  expect(guard.restore(padded.replace('><br></p>', '>x<br>w</p>'))).toBe(
    '<div class="a"><p>x<br>w</p>\n</div><p>z</p>',
  );
});

test('a stored break remains', () => {
  for (const html of ['<div><p></p><br></div>', '<p><br></p>', '<div>a<br></div>', '<td>&nbsp;</td>']) {
    expect(edited(html)).toBe(`${html}<p>more</p>`);
  }
});

test.each([
  ['in front of the text', '<style>p { color: red }</style><p>a</p>'],
  ['behind the text', '<p>a</p>\n<style media="print">p { color: red }</style>'],
  ['between blocks', '<p>a</p><style>\np { color: {{ colour }} }</style><p>b</p>'],
  ['inside a block', '<div><style>p { color: red }</style><p>a</p></div>'],
  ['as a link', '<link rel="stylesheet" href="/a.css"><p>a</p>'],
])('a style sheet %s survives the deletion of everything', (_, html) => {
  const sheet = /<style[^]*<\/style>|<link[^>]*>/.exec(html)?.[0] ?? '';
  const { guard, content } = protect(html);
  expect(guard.restore('').trim()).toBe(sheet);
  expect(guard.restore('<p>new</p>').replace(/\s+(?=<p>new)/, '')).toBe(`${sheet}<p>new</p>`);
  // Undo.
  expect(guard.restore(content)).toBe(html);
  expect(guard.restore(`${content}<p>b</p>`).split(sheet)).toHaveLength(2);
});

test('a style sheet that was removed from the source does not return, and undoing adds no other one', () => {
  const guard = createGuard('abcd1234');
  const first = guard.protect('<style>a {}</style><p class="x">a</p>');
  guard.protect('<style>b {}</style><p>a</p>');
  expect(guard.restore('<p>c</p>')).toBe('<style>b {}</style><p>c</p>');
  expect(guard.restore(`${first}<p>c</p>`)).toBe('<style>a {}</style><p class="x">a</p><p>c</p>');
  guard.protect('<p>a</p>');
  expect(guard.restore('<p>c</p>')).toBe('<p>c</p>');
});

test('an emptied document keeps its head, also if the editor was empty before', () => {
  const guard = createGuard('abcd1234');
  guard.protect('');
  guard.learn('');
  guard.protect('<html><head><style>p {}</style></head><body class="x"><p>a</p></body></html>');
  expect(guard.restore('')).toBe('<html><head><style>p {}</style></head><body class="x"></body></html>');
});
