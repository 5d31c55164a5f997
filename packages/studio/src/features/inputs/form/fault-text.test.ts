import { expect, test } from 'vitest';
import { placeOf } from './fault-text.ts';

test.each([
  ['3.minimum', '3', 'minimum'],
  ['3.choices.0.value', '3', 'choices'],
  ['3.items', '3', 'items'],
  ['3.items.12.items.0.requiredWhen', '3.items.12.items.0', 'requiredWhen'],
  ['', '', ''],
])('the fault at %j belongs to the input %j', (path, position, field) => {
  expect(placeOf(path)).toEqual({ position, field });
});
