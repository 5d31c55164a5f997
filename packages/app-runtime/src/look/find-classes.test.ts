import { expect, test } from 'vitest';
import { defaultVariants } from '../catalogue/variants/default-variants.ts';
import { findClasses, listClasses } from './find-classes.ts';

const look = { component: 'button', variant: 'default', element: 'root' };

test('accepts a text at each of the three lower levels', () => {
  const el = (root: unknown) => [{ button: { default: { el: { root } } } }];
  expect(findClasses(el('a b'), look)).toBe('a b');
  expect(findClasses(el(['a', 'b']), look)).toBe('a b');
  expect(findClasses(el({ base: 'a', disabled: 'b', busy: 'c' }), look, { disabled: true, busy: false })).toBe('a b');
  expect(findClasses(el({ size: { sm: 'small', lg: ['large', 'wide'] } }), look, { size: 'lg' })).toBe('large wide');
  expect(findClasses(el({ checked: { true: 'on', false: 'off' } }), look)).toBe('off');
});

test('reads the default variant as a variant, or as the name of one', () => {
  expect(findClasses([{ button: { default: 'main', main: { el: { root: 'x' } } } }], look)).toBe('x');
});

test("prefers the app's element to the default one, and falls back to the default variant's", () => {
  const own = { button: { fancy: { el: { root: 'fancy' } } } };
  const defaults = { button: { default: { el: { root: 'plain', label: 'text' } } } };
  expect(findClasses([own, defaults], { ...look, variant: 'fancy' })).toBe('fancy');
  expect(findClasses([own, defaults], { ...look, variant: 'fancy', element: 'label' })).toBe('text');
  expect(findClasses([own, defaults], { ...look, variant: 'unknown' })).toBe('plain');
});

test('skips malformed values, and names from the prototype', () => {
  for (const source of [
    null,
    5,
    'text',
    [],
    { button: 1 },
    { button: { default: { el: null } } },
    { button: { default: { el: { root: 7 } } } },
  ]) {
    expect(findClasses([source], look)).toBe('');
  }
  expect(
    findClasses([{ button: { default: { el: { root: { size: { sm: 'x' } } } } } }], look, { size: 'constructor' }),
  ).toBe('');
  expect(findClasses([{}], { component: 'constructor', variant: 'prototype', element: 'name' })).toBe('');
});

test('has default classes for the thirteen components, the runtime and HTML, each with a default variant', () => {
  expect(Object.keys(defaultVariants).sort()).toEqual(
    'button calendar checkbox dateOfBirth datePicker html message modal multiSelect radio runtime select spinner textInput toggle'.split(
      ' ',
    ),
  );
  for (const component of Object.values(defaultVariants)) expect(component).toHaveProperty('default.el');
});

test('lists every class once', () => {
  expect(
    listClasses({ a: { default: 'x', x: { el: { r: 'one two', s: { base: ['three'], size: { sm: 'two' } } } } } }),
  ).toEqual(['one', 'two', 'three']);
  expect(listClasses(defaultVariants)).toContain('hover:bg-c13');
});
