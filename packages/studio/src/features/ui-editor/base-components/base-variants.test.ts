import { findClasses } from '@coverwright/app-runtime/find-classes';
import { defaultVariants } from '@coverwright/app-runtime/variants';
import { describe, expect, test } from 'vitest';
import * as looks from './base-variants.ts';
import { listVariantUses } from './variant-uses.ts';

const color = ['button', 'default', 'root', 'color', 'white'];

describe('the looks of widgets', () => {
  test('cover the thirteen kinds, with the layers of each', () => {
    const listed = looks.listLooks({});
    expect(listed.map(({ path }) => path[0])).toHaveLength(13);
    expect(listed.every(({ isOwn }) => !isOwn)).toBe(true);
    const found = color.map((_, depth) => looks.findLook(listed, color.slice(0, depth + 1)));
    expect(found.map((one) => one?.layer)).toEqual([...looks.layers]);
    expect(found.at(-1)?.classes).toContain('bg-cWhite');
    expect(looks.findLook(listed, ['button', 'nowhere'])).toBeUndefined();
  });

  test('skip malformed values, and names that refer elsewhere', () => {
    for (const own of [{ button: 5 }, { button: { x: 'default' } }, { button: { x: { el: null } } }, { other: {} }]) {
      expect(looks.listLooks(own)).toHaveLength(13);
    }
    const listed = looks.listLooks({ button: { wide: { el: { root: ['a', 'b'], label: 7 } } } });
    expect(looks.findLook(listed, ['button', 'wide', 'root'])?.classes).toBe('a b');
    expect(looks.findLook(listed, ['button', 'wide', 'label'])?.classes).toBe('');
  });

  test('are changed together with the entire element, because that is how widgets read them', () => {
    const own = looks.withClasses({}, color, 'bg-c3');
    const read = (state: Record<string, string>) =>
      findClasses([own, defaultVariants], { component: 'button', variant: 'default', element: 'root' }, state);
    expect(read({ color: 'white' })).toContain('bg-c3');
    expect(read({ color: 'error' })).toContain('bg-cError');
    expect(looks.findLook(looks.listLooks(own), color)).toMatchObject({ classes: 'bg-c3', isOwn: true });
    expect(looks.withoutElement(own, color)).toEqual({});
    const label = looks.withClasses(own, ['button', 'default', 'label'], 'italic');
    expect(looks.withoutElement(label, color)).toEqual({ button: { default: { el: { label: 'italic' } } } });
    expect([looks.hasDefault(color), looks.hasDefault(['button', 'wide'])]).toEqual([true, false]);
  });

  test('have variants that can be added, renamed and removed', () => {
    const added = looks.withVariant({ theirs: 1 }, 'radio', 'wide', 'card');
    const elements = looks.findLook(looks.listLooks(added), ['radio', 'wide'])?.children.map(({ path }) => path[2]);
    expect(elements).toEqual(
      looks.findLook(looks.listLooks({}), ['radio', 'card'])?.children.map(({ path }) => path[2]),
    );
    const renamed = looks.withVariantName(added, 'radio', 'wide', 'tall');
    expect(looks.findLook(looks.listLooks(renamed), ['radio', 'tall', 'line', 'base'])?.classes).toContain('min-h-14');
    expect(looks.withoutVariant(renamed, 'radio', 'tall')).toEqual({ theirs: 1 });
    const fault = (name: string) => looks.variantFault(added, 'radio', name);
    expect(['', 'A b', '__proto__', 'constructor', 'card', 'wide', 'tall'].map(fault)).toEqual([
      'required',
      'name',
      'name',
      'name',
      'taken',
      'taken',
      undefined,
    ]);
  });
});

test('are not marked as changed if they equal the default ones', () => {
  const own = JSON.parse(JSON.stringify(defaultVariants));
  expect(looks.listLooks(own).every(({ isOwn }) => !isOwn)).toBe(true);
});

test('a variant is used by the components whose widgets name it', () => {
  const components = [
    { name: 'A', template: '<CwButton variant="wide" />' },
    { name: 'B', template: `<div><cw-button :variant="isBig ? 'wide' : 'default'" /></div>` },
    { name: 'C', template: '<CwSelect variant="wide" /><CwButton label="wide" />' },
    { name: 'D', template: '<CwButton variant="wider" />' },
    { name: 'E', template: '<broken variant="wide"' },
  ];
  expect(listVariantUses(components, 'button', 'wide')).toEqual(['A', 'B']);
  expect(listVariantUses(components, 'select', 'wide')).toEqual(['C']);
});
