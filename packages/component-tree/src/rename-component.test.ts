import { expect, test } from 'vitest';
import { toEditorAst } from './editor-ast.ts';
import { generateTemplate } from './generate.ts';
import { parseTemplate } from './parse.ts';
import { hasComputedComponent, renameInDocument, renameInEditorAst, renameWord } from './rename-component.ts';

const rename = { from: 'QuoteForm', to: 'PriceBox' };
const renamed = (template: string, one = rename) =>
  generateTemplate(renameInDocument(parseTemplate(template).document, one));

test.each([
  ['<div><QuoteForm/></div>', '<div><PriceBox/></div>'],
  ['<quote-form></quote-form>', '<price-box></price-box>'],
  ['<quoteForm></quoteForm>', '<priceBox></priceBox>'],
  [
    "<quote-form\n   :a='1'  title=' is=\"QuoteForm\" '>text</quote-form >",
    "<price-box\n   :a='1'  title=' is=\"QuoteForm\" '>text</price-box >",
  ],
  ['<tr is="quote-form"></tr>', '<tr is="price-box"></tr>'],
  ["<tr a   is = 'QuoteForm' b=1></tr>", "<tr a   is = 'PriceBox' b=1></tr>"],
  [`<component :is="isWide ? 'QuoteForm' : 'quote-form'" />`, `<component :is="isWide ? 'PriceBox' : 'price-box'" />`],
  ['<component v-bind:is="&quot;QuoteForm&quot;" />', '<component v-bind:is="&quot;PriceBox&quot;" />'],
])('%s becomes %s under the new name', (template, expected) => {
  expect(renamed(template)).toBe(expected);
});

test('only uses of the component are changed', () => {
  const template =
    '<!-- <QuoteForm/> --><QuoteFormLine :is="QuoteForm" title="QuoteForm"\n>QuoteForm {{ QuoteForm }}</QuoteFormLine>' +
    '<textarea><QuoteForm/></textarea><quoteform/>';
  expect(renamed(template)).toBe(template);
});

test('a notation that HTML, SVG or Vue would interpret differently is not used', () => {
  expect(renameWord('quote-form', { from: 'QuoteForm', to: 'FontFace' })).toBe('FontFace');
  expect(renameWord('inner', { from: 'Inner', to: 'PriceBox' })).toBe('price-box');
  expect(renameWord('quote-form', { from: 'QuoteForm', to: 'Step10Box' })).toBe('step10-box');
});

test('a stored tree is renamed, including keys unknown to the editor', () => {
  const tree = [
    {
      id: 'a',
      component: 'quote-form',
      attrsMap: { is: 'QuoteForm', title: 'QuoteForm' },
      attrs: [
        ['is', 'QuoteForm'],
        ['v-else', null],
      ],
      other: { component: 'QuoteForm' },
      children: [{ component: 'QuoteForm', content: 'QuoteForm', children: [] }, 'QuoteForm'],
    },
  ];
  expect(renameInEditorAst(tree, rename)).toEqual([
    {
      ...tree[0],
      component: 'price-box',
      attrsMap: { is: 'PriceBox', title: 'QuoteForm' },
      attrs: [
        ['is', 'PriceBox'],
        ['v-else', null],
      ],
      children: [{ component: 'PriceBox', content: 'QuoteForm', children: [] }, 'QuoteForm'],
    },
  ]);
});

test('a stored tree is unchanged below the deepest level that can be opened', () => {
  let leaf = { component: 'QuoteForm', children: [] as object[] };
  const tree = leaf;
  for (let depth = 0; depth < 300; depth += 1) {
    const child = { component: 'QuoteForm', children: [] };
    leaf.children.push(child);
    leaf = child;
  }
  const text = JSON.stringify(renameInEditorAst(JSON.parse(JSON.stringify([tree])), rename));
  expect(text).toMatch(/^\[\{"component":"PriceBox"/);
  expect(text).toContain('{"component":"QuoteForm","children":[]}');
});

test('the tree and the template of a component have the same names afterwards', () => {
  const { document } = parseTemplate('<div><QuoteForm :a="1"><p is="quote-form">x</p></QuoteForm></div>');
  const after = renameInDocument(document, rename);
  expect(renameInEditorAst(toEditorAst(document), rename)).toEqual(toEditorAst(after));
  expect(renameInDocument(after, { from: rename.to, to: rename.from })).toEqual(document);
});

test('a computed component is recognized', () => {
  const isComputed = (template: string) => hasComputedComponent(parseTemplate(template).document);
  expect(isComputed('<component :is="kind" />')).toBe(true);
  expect(isComputed(`<component :is="'QuoteForm'" /><tr is="QuoteForm"/>`)).toBe(false);
});
