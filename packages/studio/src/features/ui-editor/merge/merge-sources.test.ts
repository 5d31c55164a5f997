import { getNode } from '@coverwright/component-tree/document';
import { applyOperations } from '@coverwright/component-tree/edits';
import { generateTemplate } from '@coverwright/component-tree/generate';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { usualSide, type MergeChange } from '../../../ui/editor/merge/merge-change.ts';
import { nodeWords } from '../work/node-words.ts';
import type { Source } from '../work/component-work.ts';
import { mergeSources } from './merge-sources.ts';

const source = (template: string, script = '') => ({ document: parseTemplate(template).document, script });
const base = source('<div><h1>a</h1><p>b</p><i>c</i></div>', 'export default {};\n');

function merge(mine: Source, theirs: Source, of: Source | undefined = base) {
  return mergeSources(of, mine, theirs, (document, id) => {
    const { name, element = name, detail } = nodeWords(document, id);
    return `${element} ${detail}`.trim();
  });
}

const words = ({ by, path, isFixed }: MergeChange) => `${by} ${path.join(' › ')}${isFixed === true ? ' fixed' : ''}`;

test('takes the changes of each side, and the lines of a script', () => {
  const mine = source('<div><h1>mine</h1><p>b</p></div>', 'const a = 1;\nexport default {};\n');
  const script = 'export default {};\nconst b = 1;\n';
  const theirs = source('<div><h1>a</h1><p class="x">b</p><i>c</i><b>new</b></div>', script);
  const { changes, resolve } = merge(mine, theirs);
  expect(changes.map(words)).toEqual([
    'mine textNode mine › content',
    'theirs text b › class',
    'theirs b new',
    'mine i c',
    'mine script',
    'theirs script',
  ]);
  const merged = resolve(usualSide);
  expect(merged?.script).toBe('const a = 1;\nexport default {};\nconst b = 1;\n');
  expect(merged && generateTemplate(merged.document)).toBe('<div><h1>mine</h1><p class="x">b</p><b>new</b></div>');
});

test('asks about what both have changed, and shows both versions', () => {
  const mine = source('<div><h1>mine</h1><p>b</p></div>', base.script);
  const theirs = source('<div><h1>theirs</h1><p>b</p><i class="x">c</i></div>', base.script);
  const { changes, resolve } = merge(mine, theirs);
  expect(changes).toMatchObject([
    { by: 'both', path: ['textNode mine', 'content'], base: 'a', mine: 'mine', theirs: 'theirs' },
    { by: 'both', path: ['i c'], base: '<i>c</i>', mine: undefined, theirs: '<i class="x">c</i>' },
  ]);
  const merged = resolve(() => 'theirs');
  expect(merged && generateTemplate(merged.document)).toBe(generateTemplate(theirs.document));
});

test('combines different attributes of a node without a choice, and shows those of each side', () => {
  const mine = source('<div><h1 class="x">a</h1><p>b</p><i>c</i></div>', base.script);
  const theirs = source('<div><h1 id="y" title="z">a</h1><p>b</p><i>c</i></div>', base.script);
  const { changes, resolve } = merge(mine, theirs);
  expect(changes).toMatchObject([
    { by: 'mine', path: ['headline a › class'], base: undefined, mine: 'x', isFixed: true },
    { by: 'theirs', path: ['headline a'], base: [], theirs: ['id: y', 'title: z'], isFixed: true },
  ]);
  const merged = resolve(usualSide);
  expect(merged && generateTemplate(merged.document)).toContain('<h1 class="x" id="y" title="z">');
});

test('shows where a node was moved', () => {
  const [root = ''] = base.document.roots;
  const [, moved = ''] = getNode(base.document, root).children;
  const move = { kind: 'move', id: moved, parent: root, index: 2 } as const;
  const { document } = applyOperations(base.document, [move]);
  const { changes } = merge(base, { ...base, document });
  expect(changes).toMatchObject([
    { by: 'theirs', path: ['text b', 'position'], base: 'box › 2', mine: 'box › 2', theirs: 'box › 3' },
  ]);
});

test('asks about every difference if the common base is unknown', () => {
  const mine = source('<p class="x">b</p>');
  const theirs = source('<p>b</p>', 'export default {};');
  const { changes, resolve } = mergeSources(undefined, mine, theirs, () => 'p');
  expect(changes).toMatchObject([
    { by: 'both', base: undefined, mine: 'x', theirs: undefined },
    { by: 'both', path: ['script'], mine: '', theirs: 'export default {};' },
  ]);
  const merged = resolve(() => 'theirs');
  expect(merged && generateTemplate(merged.document)).toBe('<p>b</p>');
  expect(merged?.script).toBe(theirs.script);
});
