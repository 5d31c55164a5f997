import { getNode } from '@coverwright/component-tree/document';
import { applyOperations } from '@coverwright/component-tree/edits';
import { generateTemplate } from '@coverwright/component-tree/generate';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { forSeveral, onCurrent } from './several-nodes.ts';

const { document } = parseTemplate('<div><p id="a" v-if="x">a</p><p class="c" v-if="y">b</p></div>');
const [shown, other] = [getNode(document, 'n2'), getNode(document, 'n4')];

test('a changed attribute is changed in all elements, which keep their other attributes', () => {
  const operations = forSeveral(
    shown,
    [other],
    [
      {
        kind: 'set',
        id: 'n2',
        patch: {
          attrs: [
            ['id', 'a'],
            ['v-if', 'z'],
            ['title', 't'],
          ],
        },
      },
    ],
  );
  expect(generateTemplate(applyOperations(document, operations).document)).toBe(
    '<div><p id="a" v-if="z" title="t">a</p><p class="c" v-if="z" title="t">b</p></div>',
  );
});

test('a removed attribute is removed from all elements', () => {
  const operations = forSeveral(shown, [other], [{ kind: 'set', id: 'n2', patch: { attrs: [['id', 'a']] } }]);
  expect(generateTemplate(applyOperations(document, operations).document)).toBe(
    '<div><p id="a">a</p><p class="c">b</p></div>',
  );
});

test('any other change applies only to the element shown', () => {
  const text = { kind: 'set', id: 'n3', patch: { content: 'new' } } as const;
  expect(forSeveral(shown, [other], [text])).toEqual([text]);
});

test('if the inspector is outdated, other changes of the same node are retained, and deleted nodes are ignored', () => {
  const set = (id: string, title: string) =>
    ({ kind: 'set', id, patch: { attrs: [...getNode(document, id).attrs, ['title', title]] } }) as const;
  const now = applyOperations(document, [
    { kind: 'set', id: 'n2', patch: { attrs: [['id', 'new']] } },
    { kind: 'remove', id: 'n4' },
  ]).document;
  const operations = onCurrent([set('n2', 't'), set('n4', 't')], document, now);
  expect(generateTemplate(applyOperations(now, operations).document)).toBe('<div><p id="new" title="t">a</p></div>');
  expect(onCurrent([set('n2', 't')], document, document)).toEqual([set('n2', 't')]);
});

test('classes that were changed in the meantime are retained, and new ones are added', () => {
  const set = (classes: string) => ({ kind: 'set', id: 'n4', patch: { attrs: [['class', classes]] } }) as const;
  const start = applyOperations(document, [set('p-4 c')]).document;
  const now = applyOperations(start, [set('p-4 bg-cover')]).document;
  const classAfter = (classes: string) => {
    const operations = onCurrent([set(classes)], start, now);
    return getNode(applyOperations(now, operations).document, 'n4').attrs;
  };
  expect(classAfter('p-4 c bg-center')).toEqual([['class', 'p-4 bg-cover bg-center']]);
  expect(classAfter('p-6 c')).toEqual([['class', 'bg-cover p-6']]);
  expect(getNode(applyOperations(start, onCurrent([set('c')], start, start)).document, 'n4').attrs).toEqual([
    ['class', 'c'],
  ]);
});
