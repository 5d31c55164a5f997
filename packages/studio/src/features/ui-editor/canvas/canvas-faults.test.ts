import { cutIntoChunks } from '@coverwright/component-tree/canvas-chunks';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { describe, expect, test } from 'vitest';
import { toFault } from './canvas-faults.ts';

const chunkOf = (template: string) => {
  const [chunk] = cutIntoChunks(parseTemplate(template).document);
  if (!chunk) throw new Error('There is no chunk.');
  return chunk;
};

const before = chunkOf('<div><h1>Quote</h1><p>{{ a }}</p></div>');
const after = chunkOf('<div><h1>Quote</h1><p>{{ a.b.c }}</p></div>');
const render = { part: 'render', message: 'a.b is undefined' } as const;

describe('a fault', () => {
  test('with a template line belongs to the node whose tag is on it, and one in the script keeps its line', () => {
    const line = after.template.split('\n').findIndex((text) => text.includes('Quote')) + 1;
    expect(toFault(after, { ...render, line }, undefined)).toMatchObject({ nodeId: 'n2', line: undefined });
    expect(toFault(after, { part: 'script', message: 'no', line: 3 }, undefined)).toMatchObject({
      nodeId: '',
      line: 3,
    });
  });

  test('without a line belongs to the node that was just changed, or else to the root of its part', () => {
    expect(toFault(after, render, before).nodeId).toBe('n4');
    expect(toFault(after, render, after).nodeId).toBe('n1');
    expect(toFault(after, render, undefined).nodeId).toBe('n1');
  });
});
