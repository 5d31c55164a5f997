import { generateTemplate } from '@coverwright/component-tree/generate';
import type { Operation } from '@coverwright/component-tree/operations';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { applyEdit, beginWork, selectNodes, stepWork, type ComponentWork } from './component-work.ts';

const start = beginWork({ document: parseTemplate('<div><p>a</p><b class="x"></b></div>').document, script: '' });

function edit(work: ComponentWork, operations: readonly Operation[], atMs: number): ComponentWork {
  return applyEdit(work, { change: { kind: 'operations', operations }, atMs });
}

function type(work: ComponentWork, content: string, atMs: number): ComponentWork {
  return edit(work, [{ kind: 'set', id: 'n3', patch: { content } }], atMs);
}

const undo = (work: ComponentWork) => stepWork(work, 'undo');
const redo = (work: ComponentWork) => stepWork(work, 'redo');
const text = ({ document }: ComponentWork) => generateTemplate(document);

test('continuous typing in one text is one step, and a pause starts the next', () => {
  const work = type(type(type(start, 'ab', 0), 'abc', 300), 'abcd', 2000);
  expect(text(undo(work))).toContain('<p>abc</p>');
  expect(text(undo(undo(work)))).toBe(text(start));
  expect(text(redo(redo(undo(undo(work)))))).toBe(text(work));
});

test('several operations are one step, regardless of the preceding edit', () => {
  const work = edit(
    type(start, 'ab', 0),
    [
      { kind: 'remove', id: 'n2' },
      { kind: 'remove', id: 'n4' },
    ],
    10,
  );
  expect(text(work)).toBe('<div></div>');
  expect(text(undo(work))).toContain('<p>ab</p><b');
});

test('another attribute of the same node is a separate step', () => {
  const set = (work: ComponentWork, attrs: readonly (readonly [string, string])[], atMs: number) =>
    edit(work, [{ kind: 'set', id: 'n4', patch: { attrs } }], atMs);
  const classes = set(start, [['class', 'x y']], 0);
  const work = set(
    classes,
    [
      ['class', 'x y'],
      ['id', 'a'],
    ],
    10,
  );
  expect(text(undo(work))).toBe(text(classes));
});

test('returning to a state restores its version, and a new edit never reuses one', () => {
  const once = type(start, 'ab', 0);
  expect(undo(once).version).toBe(start.version);
  expect(redo(undo(once)).version).toBe(once.version);
  expect(type(undo(once), 'other', 5000).version).not.toBe(once.version);
});

test('deleted nodes are not selected, and are selected again when restored', () => {
  const removed = edit(selectNodes(start, ['n4']), [{ kind: 'remove', id: 'n4' }], 0);
  expect(removed.selection).toEqual([]);
  expect(undo(removed).selection).toEqual(['n4']);
});

test('applying the code view is one step', () => {
  const source = { document: parseTemplate('<i></i>').document, script: 'export default {}' };
  const work = applyEdit(start, { change: { kind: 'source', source }, atMs: 0 });
  expect(work.script).toBe('export default {}');
  expect(undo(work)).toMatchObject({ script: '' });
  expect(text(undo(work))).toBe(text(start));
});
