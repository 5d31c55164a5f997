import { describe, expect, it } from 'vitest';
import { toLiquidInsertion } from './liquid-insertion.ts';

const path = 'policies.list[0].status';
const list = { path: 'policies.list', loopValue: 'issuerNumber' };

describe('toLiquidInsertion', () => {
  it.each(['', 'Dear ', 'Dear {{ name }}', '{% if paid %}', '{{ "}}" }} ', "{{ a | append: '{{' }} ", '{ { 100 % } '])(
    'writes an output of its own after %j',
    (before) => {
      expect(toLiquidInsertion({ path }, before)).toBe(`{{ ${path} }}`);
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
  ])('writes only the path after %j', (before) => {
    expect(toLiquidInsertion({ path }, before)).toBe(path);
  });
  it('writes a list of objects as a loop, and only its path within a tag', () => {
    expect(toLiquidInsertion(list, '')).toBe('{% for item in policies.list %}{{ item.issuerNumber }}{% endfor %}');
    expect(toLiquidInsertion(list, '{% for policy in ')).toBe('policies.list');
  });
});
