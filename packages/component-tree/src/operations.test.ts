import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getNode } from './document.ts';
import { generateTemplate } from './generate.ts';
import { applyOperation, type Operation } from './operations.ts';
import { parseTemplate } from './parse.ts';
import { chooseOperation } from './testing/choose-operation.ts';

const template = `<div class="a">
  <h1 v-if="title">{{ title }}</h1><br>
  <ul><li v-for="item in items" :key="item.id">{{ item.name }}</li><li>last</li></ul>
  <Card
    wide><template v-slot:head><b>x</b></template></Card>
</div><p>after</p>`;

describe('operations', () => {
  test('are reverted one by one, to an identical document', () => {
    const steps = fc.array(fc.tuple(fc.nat(3), fc.nat(500), fc.nat(500)), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (chosen) => {
        let count = 0;
        const newId = () => `id${(count += 1)}`;
        const start = parseTemplate(template, { newId }).document;
        const inverses: Operation[] = [];
        let document = start;
        for (const [kind, first, second] of chosen) {
          const applied = applyOperation(document, chooseOperation(document, kind, first, second, newId));
          inverses.push(applied.inverse);
          document = applied.document;
        }
        for (const inverse of inverses.toReversed()) ({ document } = applyOperation(document, inverse));
        expect(document.roots).toEqual(start.roots);
        expect(new Map(document.nodes)).toEqual(start.nodes);
        expect(generateTemplate(document)).toBe(template);
      }),
      { numRuns: 200 },
    );
  });

  test('report which nodes they affect', () => {
    const { document } = parseTemplate('<a><b/></a><c></c>');
    const touched = (operation: Operation) => applyOperation(document, operation).touched;
    expect(touched({ kind: 'set', id: 'n2', patch: { label: 'x' } })).toEqual(['n2']);
    expect(touched({ kind: 'remove', id: 'n2' })).toEqual(['n1']);
    expect(touched({ kind: 'move', id: 'n2', parent: null, index: 0 })).toEqual(['n1', null]);
  });

  test('reject changes whose result would not be a tree', () => {
    const { document } = parseTemplate('<a><b></b></a><br>');
    const apply = (operation: Operation) => () => applyOperation(document, operation);
    expect(apply({ kind: 'move', id: 'n1', parent: 'n2', index: 0 })).toThrow('into itself');
    expect(apply({ kind: 'move', id: 'n2', parent: 'n3', index: 0 })).toThrow('cannot have children');
    expect(apply({ kind: 'move', id: 'n2', parent: null, index: 9 })).toThrow('no position 9');
    expect(apply({ kind: 'remove', id: 'n9' })).toThrow('no node n9');
    expect(apply({ kind: 'insert', parent: null, index: 0, nodes: [getNode(document, 'n1')] })).toThrow('already');
  });

  test('expand a self-closing tag that gets children, and write a changed tag in the default format', () => {
    const { document } = parseTemplate("<a x='1'/><b>y</b>");
    const moved = applyOperation(document, { kind: 'move', id: 'n2', parent: 'n1', index: 0 });
    expect(generateTemplate(moved.document)).toBe('<a x="1"><b>y</b></a>');
    const changed = applyOperation(document, { kind: 'set', id: 'n1', patch: { attrs: [['x', '2']] } });
    expect(generateTemplate(changed.document)).toBe('<a x="2" /><b>y</b>');
  });
});
