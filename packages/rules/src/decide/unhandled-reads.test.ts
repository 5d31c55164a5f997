import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { randomRule } from '../testing/random-rules.ts';
import { listUnhandledReads } from './unhandled-reads.ts';

const a: Json = { var: 'a' };

function found(rule: Json): string[] {
  return listUnhandledReads(rule).map(({ parameters, path }) => `${parameters['variable']} ${path.join('.')}`);
}

describe('listUnhandledReads', () => {
  it('finds variables that are tested for truth, compared for equality or searched for', () => {
    expect(found({ if: [a, 'A', { var: 'b' }] })).toEqual(['a if.0.var']);
    expect(found([{ if: [{ '==': [a, true] }, 'A'] }])).toEqual(['a 0.if.0.==.0.var']);
    expect(found({ '!': a })).toEqual(['a !.var']);
    expect(found({ and: [{ '>': [{ var: 'b' }, 1] }, { val: ['o', 'a'] }] })).toEqual(['o.a and.1.val']);
    expect(found({ in: [a, ['x', 'y']] })).toEqual(['a in.0.var']);
  });

  it('omits variables whose absence the rule handles, or that always need a value', () => {
    expect(found({ '>': [a, 30] })).toEqual([]);
    expect(found({ if: [{ missing: ['a'] }, 'ASK', { '==': [a, 'x'] }] })).toEqual([]);
    expect(found({ '==': [{ var: ['a', 'x'] }, 'x'] })).toEqual([]);
    expect(found({ '==': [a, null] })).toEqual([]);
    expect(found({ in: ['x', a] })).toEqual([]);
    expect(found({ and: [{ '!=': [a, null] }, { '==': [a, 'x'] }] })).toEqual([]);
  });

  it('has the position and a message for the editor', () => {
    expect(listUnhandledReads({ '!': [a] })).toMatchObject([
      { severity: 'info', code: 'UNHANDLED_ABSENCE', path: ['!', 0, 'var'], message: expect.stringContaining('"a"') },
    ]);
  });

  it('never fails', () => {
    fc.assert(
      fc.property(randomRule({ withRounding: true, withRefused: true }), (rule) => {
        for (const { path } of listUnhandledReads(rule)) expect(path.length).toBeGreaterThan(0);
      }),
      { numRuns: 1_000 },
    );
    expect(found(null)).toEqual([]);
  });
});
