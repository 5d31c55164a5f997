import { describe, expect, it } from 'vitest';
import { labelOf } from './liquid-marks.ts';

describe('labelOf', () => {
  it.each([
    ['{% for benefit in benefits %}', 'for benefit in benefits'],
    ['{% for benefit in benefits %}\n  ', 'for benefit in benefits'],
    ['{%- else -%}\n', 'else'],
    ['{{ item.name\n | upcase }} ', 'item.name | upcase'],
    ['<iframe src="a">', '<iframe>'],
  ])('labels %j as %s', (raw, label) => expect(labelOf(raw)).toBe(label));
  it.each([undefined, '<style>p{}</style>', '<!-- note -->'])('does not mention %j', (raw) => {
    expect(labelOf(raw)).toBeUndefined();
  });
});
