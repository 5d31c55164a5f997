import { expect, test } from 'vitest';
import { documentStyleOf } from './document-style.ts';

test('collects every style sheet of a document, in order, with its media', () => {
  const html =
    '<html><head><style>p { color: red }</style></head><body><STYLE type="text/css" media="print">b{}</STYLE></body>';
  expect(documentStyleOf(html).sheets).toEqual([
    { css: 'p { color: red }', media: '' },
    { css: 'b{}', media: 'print' },
  ]);
});

test('collects the class and style of the body', () => {
  const html = `<body class="letter" style="font-family: &quot;Arial&quot;"><p>a</p></body>`;
  expect(documentStyleOf(html)).toEqual({
    sheets: [{ css: 'body { font-family: "Arial" }', media: '' }],
    bodyClass: 'letter',
  });
  expect(documentStyleOf('<body style="} p { color: red">a')).toEqual({ sheets: [], bodyClass: '' });
});

test('omits everything that would be fetched, and Liquid', () => {
  const css = '@import "https://a/b.css"; p { background: url(https://a/b.png); color: {{ colour }}; }';
  const [sheet] = documentStyleOf(`<style>${css}{% if a %}b{}{% endif %}</style>`).sheets;
  expect(sheet?.css).not.toMatch(/https|@import|[{%]%|\{\{/);
  expect(sheet?.css).toContain('b{}');
  const embedded = 'p{background:url("data:image/png;base64,AAAA")}';
  expect(documentStyleOf(`<style>${embedded}</style>`).sheets[0]?.css).toBe(embedded);
});

test('finds none in a text without style sheets', () => {
  expect(documentStyleOf('<p>a</p><!-- <style>p{}</style> -->').sheets).toEqual([]);
});
