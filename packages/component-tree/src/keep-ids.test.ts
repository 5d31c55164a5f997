import { describe, expect, test } from 'vitest';
import { keepIds } from './keep-ids.ts';
import { parseTemplate } from './parse.ts';
import { generateTemplate } from './generate.ts';

const section = (number: number) =>
  `<section><h2>Part ${number}</h2>\n  <p class="a">Text ${number}</p><br>\n<ul><li>one</li><li>two</li></ul></section>\n`;
const sections = Array.from({ length: 20 }, (_, number) => section(number));
const page = (parts: readonly string[]) => `<div>\n${parts.join('')}</div>`;
const before = parseTemplate(page(sections)).document;

/** The number of nodes in the earlier document without a counterpart in the changed one. */
function lost(text: string): number {
  const { document } = keepIds(before, parseTemplate(text).document);
  expect(generateTemplate(document)).toBe(text);
  for (const node of document.nodes.values()) {
    const siblings = node.parent === null ? document.roots : document.nodes.get(node.parent)?.children;
    expect(siblings).toContain(node.id);
  }
  return [...before.nodes.keys()].filter((id) => !document.nodes.has(id)).length;
}

describe('node ids are retained', () => {
  test('if nothing, a text, a class or a tag changes', () => {
    expect(lost(page(sections))).toBe(0);
    expect(lost(page(sections).replace('Text 7<', 'Other<'))).toBeLessThanOrEqual(1);
    expect(lost(page(sections).replace('<p class="a">Text 7', '<p class="b">Text 7'))).toBe(0);
    expect(lost(page(sections).replace('<h2>Part 7', '<h2 id="x">Part seven'))).toBeLessThanOrEqual(1);
  });

  test('if a section moves', () => {
    expect(lost(page([...sections.slice(5), ...sections.slice(0, 5)]))).toBe(0);
  });

  test('of all other nodes if an element is deleted, inserted or wrapped', () => {
    // A section has 14 nodes including the line break after it.
    expect(lost(page(sections.toSpliced(3, 1)))).toBe(14);
    expect(lost(page(sections.toSpliced(3, 0, '<b>new</b>')))).toBe(0);
    expect(lost(page(sections.toSpliced(3, 1, `<main>${sections[3]}</main>`)))).toBe(0);
  });

  test('and are never assigned twice', () => {
    const doubled = keepIds(before, parseTemplate(page([...sections, ...sections])).document).document;
    expect(doubled.nodes.size).toBe(2 * before.nodes.size - 2);
  });
});
