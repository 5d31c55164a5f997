import { describe, expect, it } from 'vitest';
import { toLiquidInsertion } from './liquid-insertion.ts';

const path = 'policies.list[0].status';

describe('toLiquidInsertion', () => {
  it.each(['', 'Dear ', 'Dear {{ name }}', '{% if paid %}', '{{ "}}" }} ', "{{ a | append: '{{' }} ", '{ { 100 % } '])(
    'writes an output of its own after %j',
    (before) => {
      expect(toLiquidInsertion(path, before)).toBe(`{{ ${path} }}`);
    },
  );
  it.each([
    '{{ ',
    '{{',
    '{% if ',
    '{%- assign a = ',
    'x {{ a }} {{ b | append: ',
    '{{ "}}" ',
    '{{ a %} ',
    "{{ it's ",
    '{{ a\n',
  ])('writes the path alone after %j', (before) => {
    expect(toLiquidInsertion(path, before)).toBe(path);
  });
});
