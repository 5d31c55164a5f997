import fc from 'fast-check';
import { compile } from 'vue-template-compiler';
import { describe, expect, test } from 'vitest';
import { createChunkCutter, cutIntoChunks, fromMark, toMark } from './canvas-chunks.ts';
import { rootChunkId } from './chunk-cuts.ts';
import { getNode, type TreeDocument } from './document.ts';
import { applyOperation, type Operation } from './operations.ts';
import { parseTemplate } from './parse.ts';
import { chooseOperation } from './testing/choose-operation.ts';

const card = (index: number) => `<div class="card"><h2>Card ${index}</h2>${'<p>text</p>'.repeat(30)}</div>`;
const section = (attributes = '') => `<section${attributes}>${card(1)}${card(2)}${card(3)}</section>`;

const chunksOf = (template: string) => cutIntoChunks(parseTemplate(template).document);
const all = (template: string) =>
  chunksOf(template)
    .map((chunk) => chunk.template)
    .join('');

/** Usually chooses a large element. */
function chooseAttributes(document: TreeDocument, at: number, choice: number): Operation {
  const nodes = [...document.nodes.values()].filter(({ kind, children }) => kind === 'element' && children.length > 2);
  const id = nodes[at % nodes.length]?.id ?? document.roots[0] ?? '';
  const attrs = [
    ['v-if', 'a'],
    ['v-for', 'b in c'],
    ['class', 'd'],
    ['v-pre', null],
  ] as const;
  if (choice % 5 === 4) return { kind: 'set', id, patch: { component: choice % 2 ? 'Card' : 'div' } };
  return { kind: 'set', id, patch: { attrs: choice % 3 === 0 ? [] : attrs.slice(choice % 4, (choice % 4) + 1) } };
}

describe('chunks', () => {
  test('that have not changed are the same objects after an edit', () => {
    const { document } = parseTemplate(`<main>${section().repeat(4)}</main>`);
    const { cut } = createChunkCutter();
    const before = cut(document);
    const [text] = [...document.nodes.values()].filter(({ content }) => content === 'text');
    const edited = applyOperation(document, { kind: 'set', id: text?.id ?? '', patch: { content: 'new' } }).document;
    const after = cut(edited);
    expect(after.filter((chunk) => !before.includes(chunk))).toHaveLength(1);
    expect(after.map(({ template }) => template)).toEqual(cutIntoChunks(edited).map(({ template }) => template));
    // Without most of its paragraphs, a card is no longer a separate chunk.
    const first = [...document.nodes.values()].find(({ children }) => children.length === 31);
    const removed = (first?.children ?? [])
      .slice(1)
      .reduce((current, id) => applyOperation(current, { kind: 'remove', id }).document, edited);
    expect(cut(removed).map(({ template }) => template)).toEqual(
      cutIntoChunks(removed).map(({ template }) => template),
    );
    expect(cut(edited).map(({ template }) => template)).toEqual(after.map(({ template }) => template));
  });

  test('are, after any edits, equal to those of a newly opened document', () => {
    const start = parseTemplate(
      `<main>${section().repeat(2)}<table>${section()}</table></main>${section(' v-if="a"')}`,
    );
    const steps = fc.array(fc.tuple(fc.nat(5), fc.nat(500), fc.nat(500)), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(steps, (chosen) => {
        let count = 0;
        const newId = () => `id${(count += 1)}`;
        const { cut } = createChunkCutter();
        let { document } = start;
        cut(document);
        for (const [kind, first, second] of chosen) {
          const operation =
            kind > 3
              ? chooseAttributes(document, first, second)
              : chooseOperation(document, kind, first, second, newId);
          ({ document } = applyOperation(document, operation));
          expect(cut(document)).toEqual(cutIntoChunks(document));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('are cut into their elements on demand, once, as far as these can be compiled separately', () => {
    const { document } = parseTemplate(`<main>${section().repeat(2)}<ul><li v-for="a in b"><i>c</i></li></ul></main>`);
    const cutter = createChunkCutter();
    const [, ...before] = cutter.cut(document);
    const [first] = before;
    expect(cutter.refine(first?.id ?? '')).toBe(true);
    const after = cutter.cut(document);
    const isInFirst = new Set(first?.lines);
    const elements = [...document.nodes.values()].filter(({ id, kind }) => kind === 'element' && isInFirst.has(id));
    expect(elements.length).toBeGreaterThan(1);
    for (const { id } of elements) expect(after.some((chunk) => chunk.id === id)).toBe(true);
    for (const { template } of after) expect(compile(template).errors).toEqual([]);
    expect(cutter.refine(first?.id ?? '')).toBe(false);
    // The root of the document has no parent to contain its placeholder, and a loop has its own scope.
    expect(cutter.refine(rootChunkId)).toBe(true);
    const ids = new Set(cutter.cut(document).map(({ id }) => id));
    for (const node of document.nodes.values()) {
      const isLoop = node.attrs.some(([name]) => name === 'v-for');
      if (node.component === 'i' || isLoop || node.parent === null) expect(ids.has(node.id)).toBe(false);
    }
    expect(cutter.refine('none')).toBe(false);
  });

  test('are plain if no parser can find a problem in them', () => {
    const isPlain = (template: string) => chunksOf(template).every((chunk) => chunk.isPlain);
    expect(isPlain('<div><p>a</p><Card wide :x="a < b">b</Card><br></div>')).toBe(true);
    for (const other of ['<p><b>a</b></p>', '<textarea>a</textarea>', '<div>a < b</div>', '<li><i></i></li>']) {
      expect(isPlain(other)).toBe(false);
    }
    const { document } = parseTemplate('<div></div>');
    const broken = { ...getNode(document, 'n1'), attrs: [['a"b', '']] as const };
    expect(cutIntoChunks({ ...document, nodes: new Map([['n1', broken]]) })[0]?.isPlain).toBe(false);
  });

  test('contain every node once, in parts of limited size', () => {
    const template = `<main>${section().repeat(20)}</main>`;
    const { document } = parseTemplate(template);
    const chunks = cutIntoChunks(document);
    expect(chunks[0]?.id).toBe(rootChunkId);
    const marks = all(template).match(/data-nid="[^"]+"/g) ?? [];
    const elements = [...document.nodes.values()].filter(({ kind }) => kind === 'element');
    expect(marks).toHaveLength(elements.length);
    expect(new Set(marks).size).toBe(elements.length);
    expect(chunks.length).toBeGreaterThan(20);
    for (const { template: text } of chunks) expect((text.match(/data-nid/g) ?? []).length).toBeLessThan(130);
  });

  test('compile, with a placeholder for each part cut out of them', () => {
    const chunks = chunksOf(`<main>${section().repeat(4)}</main>`);
    for (const { template } of chunks) expect(compile(template).errors).toEqual([]);
    const places = chunks.flatMap(({ template }) =>
      [...template.matchAll(/<cw-chunk id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(new Set(places)).toEqual(new Set(chunks.slice(1).map(({ id }) => id)));
  });

  test.each([
    ['a loop', section(' v-for="x in list" :key="x"')],
    ['a condition', section(' v-if="isShown"')],
    ['a reference', section(' ref="box"')],
    ['a slot of a component', `<PlanCard><template v-slot:head>${section()}</template></PlanCard>`],
    ['what is never compiled', section(' v-pre')],
    ['a table', `<table><tbody>${'<tr><td>1</td><td>2</td></tr>'.repeat(60)}</tbody></table>`],
  ])('do not split %s', (_, template) => {
    const cut = chunksOf(`<main>${template}</main>`)
      .slice(1)
      .map(({ template: text }) => text);
    expect(cut.every((text) => !/v-for|v-if|ref=|v-slot|v-pre|<t[rd]/.test(text.split('\n')[1] ?? ''))).toBe(true);
    expect(all(`<main>${template}</main>`)).not.toMatch(/v-slot[^]*<cw-chunk|v-for[^]*<cw-chunk|<tr>\n<cw-chunk/);
  });

  test('map a line reported by the compiler back to the node', () => {
    const [chunk] = chunksOf('<div>\n  <p\n :title="a +">x</p>\n<b :class="ok">y</b></div>');
    const lines = chunk?.template.split('\n') ?? [];
    const at = lines.findIndex((line) => line.includes(':title'));
    expect(chunk?.lines).toHaveLength(lines.length);
    expect(chunk?.lines[at]).toBe('n3');
    expect(chunk?.lines[lines.findIndex((line) => line.includes(':class'))]).toBe('n6');
  });

  test('mark components with a directive, and nothing without an element', () => {
    const text = all(
      '<div><PlanCard/><component :is="x"/><template v-if="a"><slot/></template><textarea>a</textarea></div>',
    );
    expect(text).toContain(`<PlanCard\nv-cw-node="'n2'" />`);
    expect(text).toContain(`v-cw-node="'n3'" :is="x"`);
    expect(text).toContain('<template\n v-if="a">');
    expect(text).toContain('<slot\n />');
  });

  test('ids from other programs are encoded as marks in templates', () => {
    const id = `a"'><img src=x onerror=alert(1)>`;
    expect(toMark(id)).not.toMatch(/["'<>&\s]/);
    expect(fromMark(toMark(id))).toBe(id);
  });
});
