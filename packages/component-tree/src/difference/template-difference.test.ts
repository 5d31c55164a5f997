import { expect, test } from 'vitest';
import { toEditorAst } from '../editor-ast.ts';
import { parseTemplate } from '../parse.ts';
import { differenceOfTemplates, templateEditsMax } from './template-difference.ts';

const edits = (before: string, after: string) =>
  differenceOfTemplates({ template: before }, { template: after }).map(({ message }) => message);

const page = '<div><h1>Travel insurance</h1><section><p>First</p><b-button label="Buy" disabled/></section></div>';

test.each([
  ['nothing', page, []],
  [
    'an added element',
    page.replace('<p>First</p>', '<p>First</p><p>Second</p>'),
    ['<p> “Second” was added to <section>.'],
  ],
  ['a removed element', page.replace('<p>First</p>', ''), ['<p> “First” was removed from <section>.']],
  [
    'a moved element',
    '<div><section><p>First</p><b-button label="Buy" disabled/></section><h1>Travel insurance</h1></div>',
    ['<h1> “Travel insurance” was moved within <div>.'],
  ],
  [
    'an element moved elsewhere',
    '<div><section><p>First</p><b-button label="Buy" disabled/><h1>Travel insurance</h1></section></div>',
    ['<h1> “Travel insurance” was moved from <div> to <section>.'],
  ],
  [
    'a changed text',
    page.replace('Travel insurance', 'Trip insurance'),
    ['The text “Travel insurance” in <h1> was changed to “Trip insurance”.'],
  ],
  ['another element', page.replaceAll('section', 'article'), ['<section> was changed to <article>.']],
  [
    'an element wrapped in another one',
    page.replace('<p>First</p>', '<b><p>First</p></b>'),
    ['<b> “First” was added to <section>.', '<p> “First” was moved from <section> to <b>.'],
  ],
  [
    'attributes',
    page.replace('label="Buy" disabled', 'label="Buy now" class="large"'),
    [
      'label of <b-button> “Buy now” was changed from "Buy" to "Buy now".',
      'disabled was removed from <b-button> “Buy now”.',
      'class="large" was added to <b-button> “Buy now”.',
    ],
  ],
  ['an added root', `${page}<footer/>`, ['<footer> was added at the top level.']],
  [
    'only white space',
    page.replace('<section>', '<section>\n  '),
    ['Only the formatting of the template was changed.'],
  ],
  ['a broken version', '<div>', ['The template was changed. Edits are not shown, as one version has errors.']],
])('describes %s', (_name, after, expected) => {
  expect(edits(page, after)).toEqual(expected);
});

test('describes an element split in two as changed to the first one', () => {
  const after = '<section><p>First</p></section><article><p>Second</p></article>';
  expect(edits('<div><p>First</p><p>Second</p></div>', after)).toEqual([
    '<div> was changed to <section>.',
    '<article> “Second” was added at the top level.',
    '<p> “Second” was moved from <div> to <article>.',
  ]);
});

test('describes settings that only the trees have', () => {
  const { document } = parseTemplate(page, { newId: idsOf('stored') });
  const named = (label: string) => {
    const nodes = new Map(
      [...document.nodes].map(([id, node]) => [id, node.component === 'h1' ? { ...node, label } : node]),
    );
    return { editorAst: toEditorAst({ ...document, nodes }) };
  };
  const found = differenceOfTemplates(named('Title'), named('Headline'));
  expect(found.map(({ message }) => message)).toEqual(['The editor settings of <h1> “Headline” were changed.']);
});

function idsOf(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}-${(count += 1)}`;
}

test('describes four edits in 5,000 nodes whose ids have nothing in common', () => {
  const rows = Array.from({ length: 1250 }, (_, at) => `<li><a href="/p${at}">Plan ${at}</a><i>${at % 7}</i></li>`);
  const toVersion = (items: readonly string[], prefix: string) => {
    const template = `<ul>${items.join('')}</ul>`;
    return { template, editorAst: toEditorAst(parseTemplate(template, { newId: idsOf(prefix) }).document) };
  };
  const edited = [...rows];
  edited[100] = '<li><a href="/q100">Plan 100</a><i>2</i></li>';
  edited.splice(300, 1);
  edited.splice(600, 0, '<li><b>New plan</b></li>');
  edited.push(...edited.splice(900, 1));
  const [before, after] = [toVersion(rows, 'one'), toVersion(edited, 'other')];
  expect(parseTemplate(before.template).document.nodes.size).toBeGreaterThan(5000);
  expect(differenceOfTemplates(before, after).map(({ message }) => message)).toEqual([
    'href of <a> “Plan 100” was changed from "/p100" to "/q100".',
    '<li> “New plan” was added to <ul>.',
    '<li> “Plan 900” was moved within <ul>.',
    '<li> “Plan 300” was removed from <ul>.',
  ]);
});

test('counts edits beyond the limit', () => {
  const count = templateEditsMax + 5;
  const items = (text: string) => Array.from({ length: count }, (_, at) => `<p>${text} ${at}</p>`).join('');
  const found = edits(items('a'), items('b'));
  expect(found).toHaveLength(templateEditsMax + 1);
  expect(found.at(-1)).toBe('Further changes not shown: 5.');
});
