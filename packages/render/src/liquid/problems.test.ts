import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerptAt } from '@coverwright/insurance/excerpt';
import { locateProblem, toProblems } from './problems.ts';

it('counts lines like an editor, whatever the line endings', () => {
  const place = (template: string, offset: number) => {
    const { line, column } = locateProblem(template, { code: 'SYNTAX', reason: '', message: '', offset });
    return [line, column];
  };
  expect([place('x', 0), place('a\nbc', 3), place('a\r\nbc', 4), place('a\rbc', 3), place('\n\n', 2)]).toEqual([
    [1, 1],
    [2, 2],
    [2, 2],
    [2, 2],
    [3, 1],
  ]);
});

it('reports each problem once, in the order of the template', () => {
  const found = [9, 2, 9].map((offset) => ({ code: 'SYNTAX' as const, reason: 'M', message: 'm', offset }));
  expect(toProblems('0123456789', found).map(({ column }) => column)).toEqual([3, 10]);
});

it('shows about thirty characters around the position, and never half a character', () => {
  const unit = fc.constantFrom('a', ' ', '\n', '😀', '保', '{');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 80 }), fc.nat(80), (characters, at) => {
      const template = characters.join('');
      const excerpt = excerptAt(template, characters.slice(0, at).join('').length);
      expect(excerpt.isWellFormed()).toBe(true);
      expect(excerpt.split('▸')).toHaveLength(2);
      expect(excerpt.length).toBeLessThanOrEqual(34);
      expect(excerpt).not.toContain('\n');
    }),
  );
});
