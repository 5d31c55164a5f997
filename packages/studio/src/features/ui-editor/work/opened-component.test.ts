import { toEditorAst } from '@coverwright/component-tree/editor-ast';
import { applyOperation } from '@coverwright/component-tree/operations';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { newNodeId, openComponent, readStoredWork, toStoredWork } from './opened-component.ts';

const template = '<div>\n  <p>Text</p>\n</div>\n';

test('a component opens as the tree of its template, with the metadata of the stored tree', () => {
  const { document } = parseTemplate(template);
  const labelled = applyOperation(document, { kind: 'set', id: 'n3', patch: { label: 'Intro' } }).document;
  const editorAst = toEditorAst(labelled);
  const opened = openComponent({ template, script: 's', editorAst }, newNodeId);
  expect(opened).toMatchObject({ kind: 'tree', isTreeOutdated: false, source: { script: 's' } });
  expect(opened.kind === 'tree' && opened.source.document.nodes.get('n3')).toMatchObject({ label: 'Intro' });
  const changed = openComponent({ template: template.replace('Text', 'Other'), script: '', editorAst }, newNodeId);
  expect(changed).toMatchObject({ kind: 'tree', isTreeOutdated: true });
});

test('an invalid or too large template opens as text', () => {
  expect(openComponent({ template: '<div>', script: '', editorAst: undefined }, newNodeId)).toMatchObject({
    kind: 'text',
    problem: { code: 'MISSING_END_TAG' },
  });
  const large = `<div>${'<i></i>'.repeat(20_000)}</div>`;
  expect(openComponent({ template: large, script: '', editorAst: 'broken' }, newNodeId)).toEqual({
    kind: 'text',
    problem: undefined,
  });
});

test('work is serialized for a reload, and restored from it', () => {
  const source = { document: parseTemplate(template).document, script: 'export default {}' };
  const kept = readStoredWork(toStoredWork(source, '7'));
  expect(kept).toMatchObject({ template, script: 'export default {}', revision: '7' });
  expect(readStoredWork(JSON.parse(JSON.stringify(toStoredWork(source, '7'))))).toEqual(kept);
  for (const other of [undefined, null, 'text', {}, { ...kept, script: 1 }])
    expect(readStoredWork(other)).toBeUndefined();
});
