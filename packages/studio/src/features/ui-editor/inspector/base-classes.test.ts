import { getNode } from '@coverwright/component-tree/document';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { baseClasses } from './base-classes.ts';

function classesOf(template: string, variants: unknown = {}): string[] {
  const { document } = parseTemplate(template);
  return baseClasses(getNode(document, document.roots[0] ?? ''), variants).split(' ');
}

test('a button has the classes of its size and colour', () => {
  expect(classesOf('<CwButton label="Go" />')).toEqual(expect.arrayContaining(['min-h-11', 'px-5', 'bg-c12']));
  const changed = classesOf('<cw-button size="xl" color="white" block />');
  expect(changed).toEqual(expect.arrayContaining(['px-8', 'bg-cWhite', 'w-full']));
  expect(changed).not.toContain('bg-c12');
  expect(classesOf('<CwButton :block="true" :color="chosen" />')).not.toContain('bg-c12');
});

test("an app's own variant takes precedence", () => {
  const variants = { button: { wide: { el: { root: 'w-64' } } } };
  expect(classesOf('<CwButton variant="wide" />', variants)).toEqual(['w-64']);
});

test("HTML elements and the tenant's components have none", () => {
  expect(classesOf('<div class="p-4"></div>')).toEqual(['']);
  expect(classesOf('<QuoteForm />')).toEqual(['']);
});
