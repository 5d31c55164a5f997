import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childrenOf, getNode, type TreeDocument } from './document.ts';
import {
  applyOperations,
  duplicateAll,
  insertAll,
  insertionRefusal,
  maxNodes,
  type MoveDirection,
  moveAll,
  moveRefusal,
  placeAfter,
  placeInside,
  readSubtrees,
  removeAll,
  replaceNode,
  rootRefusal,
  stepPlace,
  topmost,
  unwrap,
  wrapAll,
} from './edits.ts';
import { generateTemplate } from './generate.ts';
import { mayHaveChildren, type Operation } from './operations.ts';
import { parseTemplate } from './parse.ts';

// n1 div: n2 a (n3), n4 b (n5 i), n6 u
const { document } = parseTemplate('<div><a>x</a><b><i></i></b><u></u></div>');

let count = 0;
const newId = () => `new${(count += 1)}`;

const after = (operations: readonly Operation[], from: TreeDocument = document) =>
  generateTemplate(applyOperations(from, operations).document);

describe('edits', () => {
  test('move several nodes in order, past each other and between parents', () => {
    expect(after(moveAll(document, ['n6', 'n2'], placeInside(document, 'n4')))).toBe(
      '<div><b><i></i><a>x</a><u></u></b></div>',
    );
    expect(after(moveAll(document, ['n2', 'n4'], { parent: 'n1', index: 3 }))).toBe(
      '<div><u></u><a>x</a><b><i></i></b></div>',
    );
    expect(after(moveAll(document, ['n2', 'n6'], { parent: 'n1', index: 1 }))).toBe(
      '<div><a>x</a><u></u><b><i></i></b></div>',
    );
  });

  test('any set of siblings ends up together at the target position', () => {
    const wide = parseTemplate(
      `<div>${Array.from({ length: 8 }, (_, at) => `<i${at}></i${at}>`).join('')}</div>`,
    ).document;
    const ids = childrenOf(wide, 'n1');
    fc.assert(
      fc.property(fc.subarray([...ids], { minLength: 1 }), fc.nat(8), (moved, index) => {
        const place = { parent: 'n1', index };
        const result = childrenOf(applyOperations(wide, moveAll(wide, moved, place)).document, 'n1');
        const others = ids.filter((id) => !moved.includes(id));
        const before = ids.slice(0, index).filter((id) => !moved.includes(id));
        expect(result).toEqual([...before, ...topmost(wide, moved), ...others.slice(before.length)]);
      }),
    );
  });

  test('step past siblings, into the previous one and out of the parent', () => {
    const step = (id: string, direction: MoveDirection) => {
      const place = stepPlace(document, id, direction);
      return place && after(moveAll(document, [id], place));
    };
    expect(step('n4', 'up')).toBe('<div><b><i></i></b><a>x</a><u></u></div>');
    expect(step('n4', 'down')).toBe('<div><a>x</a><u></u><b><i></i></b></div>');
    expect(step('n6', 'in')).toBe('<div><a>x</a><b><i></i><u></u></b></div>');
    expect(step('n5', 'out')).toBe('<div><a>x</a><b></b><i></i><u></u></div>');
    expect(step('n2', 'up')).toBeUndefined();
    expect(step('n1', 'out')).toBeUndefined();
  });

  test('duplicates, wraps, unwraps and replaces', () => {
    expect(after(duplicateAll(document, ['n4', 'n5'], newId))).toBe(
      '<div><a>x</a><b><i></i></b><b><i></i></b><u></u></div>',
    );
    const [box = []] = readSubtrees('<p></p>', newId);
    expect(after(wrapAll(document, ['n2', 'n4'], box))).toBe('<div><p><a>x</a><b><i></i></b></p><u></u></div>');
    expect(after(unwrap(document, 'n4'))).toBe('<div><a>x</a><i></i><u></u></div>');
    expect(after(replaceNode(document, 'n4', readSubtrees('<p></p> <s></s>', newId)))).toBe(
      '<div><a>x</a><p></p><s></s><u></u></div>',
    );
    expect(after(removeAll(document, ['n4', 'n5', 'n6']))).toBe('<div><a>x</a></div>');
  });

  test('are undone together', () => {
    const wrapper = readSubtrees('<p></p>', newId)[0] ?? [];
    for (const operations of [
      moveAll(document, ['n6', 'n2'], placeInside(document, 'n4')),
      wrapAll(document, ['n2', 'n6'], wrapper),
      unwrap(document, 'n1'),
      removeAll(document, ['n2', 'n5']),
    ]) {
      const applied = applyOperations(document, operations);
      expect(after(applied.inverses, applied.document)).toBe(generateTemplate(document));
    }
  });

  test('an edit whose result would not be a tree, or too deep or too large, is refused', () => {
    expect(moveRefusal(document, ['n4'], placeInside(document, 'n5'))).toBe('intoItself');
    const image = parseTemplate('<img><p></p>').document;
    expect(moveRefusal(image, ['n2'], placeInside(image, 'n1'))).toBe('noChildren');
    const deep = parseTemplate(`${'<b>'.repeat(249)}${'</b>'.repeat(249)}<i><u></u></i>`).document;
    const [innermost = ''] = [...deep.nodes.values()].flatMap((node) =>
      mayHaveChildren(node) && node.children.length === 0 && node.component === 'b' ? [node.id] : [],
    );
    const [, outside = ''] = deep.roots;
    expect(moveRefusal(deep, [outside], placeInside(deep, innermost))).toBe('tooDeep');
    expect(insertionRefusal(deep, placeInside(deep, innermost), readSubtrees('<u></u>', newId))).toBeUndefined();
    const many = readSubtrees(`<div>${'<i></i>'.repeat(maxNodes)}</div>`, newId);
    expect(insertionRefusal(document, placeInside(document, 'n1'), many)).toBe('tooMany');
  });

  test('inserting does not move other nodes', () => {
    const place = placeAfter(document, 'n2');
    const inserted = insertAll(place, readSubtrees('<p></p><s></s>', newId));
    expect(after(inserted)).toBe('<div><a>x</a><p></p><s></s><b><i></i></b><u></u></div>');
    expect(getNode(document, 'n1').children).toHaveLength(3);
  });
});

test.each([
  ['<div></div>', '<p></p>', 'secondRoot'],
  ['<div></div>', 'text', 'secondRoot'],
  ['<div></div>', '<!-- note -->', undefined],
  ['', '<p></p>', undefined],
  ['<!-- note -->', '<p></p>', undefined],
  ['<a v-if="x"></a>', '<b v-else></b>', undefined],
  ['<a v-if="x"></a>', '<b v-else-if="y"></b>', undefined],
  ['<a v-if="x"></a><b v-else></b>', '<b v-else></b>', 'secondRoot'],
  ['<a></a><b></b>', '<!-- note -->', undefined],
  ['<a></a><b></b>', '<i></i>', 'secondRoot'],
])('beside the roots of "%s", adding "%s" is refused as %s', (template, added, refusal) => {
  const { document: before } = parseTemplate(template);
  const place = { parent: null, index: before.roots.length };
  expect(rootRefusal(before, insertAll(place, readSubtrees(added, newId)))).toBe(refusal);
});
