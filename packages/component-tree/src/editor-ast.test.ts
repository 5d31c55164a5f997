import { describe, expect, test } from 'vitest';
import { fromEditorAst, openTemplate, toEditorAst } from './editor-ast.ts';
import { generateTemplate } from './generate.ts';
import { parseTemplate } from './parse.ts';

function ids(): () => string {
  let count = 0;
  return () => `new${(count += 1)}`;
}

describe('the stored tree', () => {
  const stored = {
    id: 'box',
    component: 'div',
    label: 'Box',
    attrsMap: { class: 'a', disabled: null },
    content: '',
    children: [
      { id: 'head', component: 'h1', attrsMap: {}, content: 'Hello', children: [], theirs: { x: [1] } },
      { id: 'form', component: 'QuoteForm', componentId: 'c1', attrsMap: {}, bindTo: 'f', children: [] },
    ],
    editorSettings: { props: [{ name: 'title' }] },
  };
  const template = '<div class="a" disabled><h1>Hello</h1><QuoteForm></QuoteForm></div>';

  test('is converted to a template and stored again, including keys unknown to the editor', () => {
    const document = fromEditorAst(stored, ids());
    if (document === undefined) throw new Error('It is a tree.');
    expect(generateTemplate(document)).toBe(template);
    expect(toEditorAst(document)).toMatchObject({
      ...stored,
      children: [stored.children[0], { ...stored.children[1], content: '' }],
    });
  });

  test('provides ids and labels for the nodes of its template', () => {
    const { document, isTreeOutdated, offsets } = openTemplate(template, stored, ids());
    expect(isTreeOutdated).toBe(false);
    expect(document.nodes.get('box')).toMatchObject({ label: 'Box', settings: { props: [{ name: 'title' }] } });
    expect(document.nodes.get('form')).toMatchObject({ componentId: 'c1', bindTo: 'f', parent: 'box' });
    expect(offsets.get('head')).toBe(24);
  });

  test('is overridden by a template that differs', () => {
    const changed = template.replace('Hello', 'Goodbye').replace('<QuoteForm>', '<b>x</b><QuoteForm>');
    const { document, isTreeOutdated } = openTemplate(changed, stored, ids());
    expect([isTreeOutdated, generateTemplate(document)]).toEqual([true, changed]);
    expect([...document.nodes.keys()]).toEqual(expect.arrayContaining(['box', 'head', 'form']));
  });

  test('may be a list, contain texts, and have missing or duplicate ids', () => {
    const document = fromEditorAst(
      [
        'text',
        { id: 'a', component: 'b' },
        {
          id: 'a',
          component: 'i',
          attrs: [
            ['x', '1'],
            ['x', '2'],
          ],
          content: 'y',
          children: [{ kind: 'comment', content: 'z' }],
        },
      ],
      ids(),
    );
    expect(document && generateTemplate(document)).toBe('text<b></b><i x="1" x="2">y<!--z--></i>');
    expect(document?.nodes.size).toBe(5);
  });

  test('is ignored if it is malformed or too deep', () => {
    let deep: { component: string; children: object[] } = { component: 'b', children: [] };
    for (let at = 0; at < 2000; at += 1) deep = { component: 'b', children: [deep] };
    const others = [5, [7], { children: [null], component: 'b' }, JSON.parse(JSON.stringify(deep))];
    for (const other of others) expect(fromEditorAst(other, ids())).toBeUndefined();
    expect(generateTemplate(openTemplate('<p>x</p>', 5, ids()).document)).toBe('<p>x</p>');
  });

  test('retains the order and number of attributes that an object would lose', () => {
    const { document } = parseTemplate('<a b="1" 2="x" b="3"></a>');
    const read = fromEditorAst(JSON.parse(JSON.stringify(toEditorAst(document))), ids());
    expect(read && generateTemplate(read)).toBe('<a b="1" 2="x" b="3"></a>');
  });
});
