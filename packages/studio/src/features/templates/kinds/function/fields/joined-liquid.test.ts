import { expect, it } from 'vitest';
import { joinLiquid, placeEntries } from './joined-liquid.ts';

const inputs = [
  { name: 'age', liquid: '{{ age }}' },
  { name: 'sum', liquid: '{% if a %}\n{{ sum | tims: 2 }}{% endif %}' },
  { name: 'term', liquid: '{{ term | pluss: 1 }}' },
];
const found = { at: new Date(0), level: 'error', message: 'undefined filter' } as const;

it('assigns problems in the joined text to their input', () => {
  const { text, field } = joinLiquid(inputs, 'bodyLiquid');
  const positionOf = (part: string) => {
    const before = text.slice(0, text.indexOf(part)).split('\n');
    return { field, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const entries = ['{{ age', '{{ sum', '{{ term'].map((part) => ({ ...found, position: positionOf(part) }));
  expect(placeEntries(entries, inputs).map(({ position }) => position)).toEqual([
    { field: 'inputs.age', line: 1, column: 1 },
    { field: 'inputs.sum', line: 2, column: 1 },
    { field: 'inputs.term', line: 1, column: 1 },
  ]);
});

it('leaves problems without a position unchanged', () => expect(placeEntries([found], inputs)).toEqual([found]));
