import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getNode, type TreeDocument } from '../document.ts';
import { fromEditorAst, toEditorAst } from '../editor-ast.ts';
import { generateTemplate } from '../generate.ts';
import { applyOperation, type Operation } from '../operations.ts';
import { parseTemplate } from '../parse.ts';
import { chooseOperation } from '../testing/choose-operation.ts';
import { mergeDocuments, usualSide, type NodeChange, type Side } from './merge-documents.ts';
import { withSharedIds } from './shared-ids.ts';

const template = '<div><h1>Quote</h1><section><p>a</p><b>b</b></section><i></i></div>';
const base = parseTemplate(template).document;
// n1 div (n2 h1 (n3), n4 section (n5 p (n6), n7 b (n8)), n9 i)

function changed(document: TreeDocument, ...operations: readonly Operation[]): TreeDocument {
  return operations.reduce((current, operation) => applyOperation(current, operation).document, document);
}

const set = (id: string, patch: Extract<Operation, { kind: 'set' }>['patch']): Operation => ({
  kind: 'set',
  id,
  patch,
});
const move = (id: string, parent: string, index: number): Operation => ({ kind: 'move', id, parent, index });
const remove = (id: string): Operation => ({ kind: 'remove', id });

function insert(id: string, parent: string, index: number): Operation {
  const node = { kind: 'element' as const, component: 'u', attrs: [], content: '', children: [], parent };
  return { kind: 'insert', parent, index, nodes: [{ id, ...node }] };
}

const words = ({ kind, nodeId, by, isConflict }: NodeChange) => `${by} ${kind} ${nodeId}${isConflict ? ' !' : ''}`;

function merged(mine: TreeDocument, theirs: TreeDocument, sideOf = usualSide) {
  const merge = mergeDocuments(base, mine, theirs);
  return { changes: merge.changes.map(words), text: generateTemplate(merge.resolve(sideOf)) };
}

describe('a merge', () => {
  test('takes both changes if they concern different nodes', () => {
    const mine = changed(base, set('n3', { content: 'Offer' }), insert('m1', 'n4', 0));
    const theirs = changed(base, set('n7', { attrs: [['class', 'x']] }), insert('t1', 'n1', 3), remove('n9'));
    expect(merged(mine, theirs)).toEqual({
      changes: ['mine changed n3', 'mine added m1', 'theirs changed n7', 'theirs added t1', 'theirs removed n9'],
      text: '<div><h1>Offer</h1><section><u></u><p>a</p><b class="x">b</b></section><u></u></div>',
    });
  });

  test('takes different attributes of a node from each side, and asks about the same attribute', () => {
    const mine = changed(base, set('n7', { attrs: [['class', 'mine']] }));
    const theirs = changed(base, set('n7', { attrs: [['id', 'a']] }));
    expect(merged(mine, theirs)).toEqual({
      changes: ['both changed n7'],
      text: template.replace('<b>', '<b class="mine" id="a">'),
    });
    const other = changed(base, set('n7', { attrs: [['class', 'theirs']] }));
    expect(merged(mine, other)).toMatchObject({
      changes: ['both changed n7 !'],
      text: template.replace('<b>', '<b class="mine">'),
    });
    expect(merged(mine, other, () => 'theirs').text).toBe(template.replace('<b>', '<b class="theirs">'));
  });

  test('asks about a node that one side has deleted and the other has changed', () => {
    const mine = changed(base, remove('n4'));
    const theirs = changed(base, set('n6', { content: 'new' }));
    expect(merged(mine, theirs)).toEqual({
      changes: ['mine removed n4 !'],
      text: '<div><h1>Quote</h1><i></i></div>',
    });
    expect(merged(mine, theirs, () => 'theirs').text).toBe(template.replace('>a<', '>new<'));
    // In the reverse direction, none of the user's own changes is lost without asking.
    expect(merged(theirs, mine).text).toBe(template.replace('>a<', '>new<'));
  });

  test('retains what the other side has moved out of a deleted box', () => {
    const mine = changed(base, remove('n4'));
    const theirs = changed(base, move('n7', 'n1', 0));
    const { changes } = merged(mine, theirs);
    expect(changes).toEqual(['mine removed n4 !', 'mine removed n7 !']);
    const keepB = ({ nodeId }: NodeChange): Side => (nodeId === 'n7' ? 'theirs' : 'mine');
    expect(merged(mine, theirs, keepB).text).toBe('<div><b>b</b><h1>Quote</h1><i></i></div>');
  });

  test('remains a tree if two moves together would form a cycle', () => {
    const start = parseTemplate('<div><a><i></i></a><b><u></u></b></div>').document;
    const [mine, theirs] = [changed(start, move('n2', 'n4', 0)), changed(start, move('n4', 'n2', 0))];
    const merge = mergeDocuments(start, mine, theirs);
    expect(generateTemplate(merge.resolve(usualSide))).toBe('<div><b><a><i></i></a><u></u></b></div>');
  });

  test('does not report identical changes', () => {
    const both = changed(base, set('n3', { content: 'Offer' }), remove('n9'));
    expect(merged(both, both)).toEqual({ changes: [], text: generateTemplate(both) });
  });

  test('results in either side if all of its changes are chosen, and always in a tree', () => {
    const steps = fc.array(fc.tuple(fc.nat(3), fc.nat(500), fc.nat(500)), { maxLength: 12 });
    fc.assert(
      fc.property(steps, steps, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (own, other, choices) => {
        const apply = (chosen: typeof own, name: string) => {
          let count = 0;
          const newId = () => `${name}${(count += 1)}`;
          let document = base;
          for (const [kind, first, second] of chosen) {
            const operation = chooseOperation(document, kind, first, second, newId);
            ({ document } = applyOperation(document, operation));
          }
          return document;
        };
        const [mine, theirs] = [apply(own, 'm'), apply(other, 't')];
        const merge = mergeDocuments(base, mine, theirs);
        // Different fields of one node can be combined, whichever side is chosen.
        if (!merge.changes.some(({ kind, by }) => kind === 'changed' && by === 'both')) {
          expect(generateTemplate(merge.resolve(() => 'mine'))).toBe(generateTemplate(mine));
          expect(generateTemplate(merge.resolve(() => 'theirs'))).toBe(generateTemplate(theirs));
        }
        expect(mergeDocuments(base, mine, base).resolve(usualSide)).toEqual(mine);
        expect(generateTemplate(mergeDocuments(base, base, theirs).resolve(usualSide))).toBe(generateTemplate(theirs));
        const sides = new Map(merge.changes.map((one, at) => [one, choices[at % 30] === true ? 'mine' : 'theirs']));
        const mixed = merge.resolve((one) => (sides.get(one) === 'mine' ? 'mine' : 'theirs'));
        const reached = new Set<string>();
        const visit = (id: string, parent: string | null): void => {
          expect(reached.has(id)).toBe(false);
          reached.add(id);
          const node = getNode(mixed, id);
          expect(node.parent).toBe(parent);
          for (const child of node.children) visit(child, id);
        };
        for (const root of mixed.roots) visit(root, null);
        expect(reached.size).toBe(mixed.nodes.size);
      }),
      { numRuns: 500 },
    );
  });
});

describe('ids in another document', () => {
  let count = 0;
  const newId = () => `x${(count += 1)}`;

  test('are those of its stored tree, which has none for texts', () => {
    const stored = fromEditorAst(
      toEditorAst(changed(base, set('n6', { content: 'new' }), insert('t1', 'n1', 0))),
      newId,
    );
    const shared = withSharedIds(base, stored ?? base);
    expect(getNode(shared, 'n6').content).toBe('new');
    expect(mergeDocuments(base, base, shared).changes.map(words)).toEqual(['theirs changed n6', 'theirs added t1']);
  });

  test("are found by the nodes' content, if the tree was not stored", () => {
    const parsed = parseTemplate(template.replace('<b>', '<b class="x">'), { newId }).document;
    const shared = withSharedIds(base, parsed);
    expect(mergeDocuments(base, base, shared).changes.map(words)).toEqual(['theirs changed n7']);
  });

  test('of an unrelated template do not match', () => {
    const parsed = parseTemplate('<main>n1</main>').document;
    const { nodes } = withSharedIds(base, parsed);
    expect([...nodes.values()].map(({ component, content }) => component + content)).toEqual(['main', 'n1']);
  });

  test('never belong to a different node: a new text gets an id that neither side has', () => {
    const node = { kind: 'text' as const, component: '', attrs: [], content: 'new', children: [], parent: 'n1' };
    const added: Operation = { kind: 'insert', parent: 'n1', index: 2, nodes: [{ id: 'n9', ...node }] };
    const shared = withSharedIds(base, changed(base, remove('n9'), added));
    expect([...shared.nodes.values()].find(({ content }) => content === 'new')?.id).toBe('n9-1');
    expect(mergeDocuments(base, base, shared).changes.map(words)).toEqual(['theirs added n9-1', 'theirs removed n9']);
  });
});
