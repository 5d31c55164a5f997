import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOutcome } from '../decisions/outcome.ts';
import { writeOddly } from '../testing/odd-json.ts';
import type { Json } from '../json/json.ts';
import { correctOutcome, findOutcomeFault, isDecisionOutcome, readOutcome, showOutcome } from './outcome-notation.ts';

const words = { accept: '接受', decline: '不接納', refer: '轉介' };

describe('outcomes in cells', () => {
  it.each([
    ['118.10', '118.10'],
    ['-0.5', '-0.5'],
    ['true', 'true'],
    ['null', 'null'],
    ['asia', '"asia"'],
    ['New York, NY', '"New York, NY"'],
    ['"18"', '"18"'],
    ['"true"', '"true"'],
    ['["a", 1]', '["a", 1]'],
    ['', '{}'],
  ])('%s is the value %s', (cell, written) => {
    expect(readOutcome(cell, undefined)).toBe(written);
    expect(showOutcome(written, undefined)).toBe(cell);
  });

  it.each([
    ['接受', '[]'],
    ['不接納: AGE', '["AGE"]'],
    ['不接納: AGE, ZONE', '["AGE", "ZONE"]'],
    ['轉介: AGE, needs a report: soon', '{"refer": "AGE", "reason": "needs a report: soon"}'],
    ['"AGE"', '"AGE"'],
    ['["a, b"]', '["a, b"]'],
    ['true', 'true'],
    ['', '{}'],
  ])('%s is the decision %s', (cell, written) => {
    expect(readOutcome(cell, words)).toBe(written);
    expect(showOutcome(written, words)).toBe(cell);
  });

  it.each([
    ['accept', '[]'],
    ['decline : AGE，ZONE', '["AGE", "ZONE"]'],
    ['AGE', '["AGE"]'],
    ['Refer：AGE', '{"refer": "AGE", "reason": ""}'],
    ['decline MINOR', '["MINOR"]'],
    ['DECLINE, AGE, ZONE', '["AGE", "ZONE"]'],
    ['不接納　MINOR', '["MINOR"]'],
    ['refer AGE, needs a report', '{"refer": "AGE", "reason": "needs a report"}'],
    ['Decline: decline AGE', '["decline AGE"]'],
    ['refer_AGE', '["refer_AGE"]'],
    ['A1', '["A1"]'],
    ['Accepted', '[]'],
    ['approve', '[]'],
    ['Accept.', '[]'],
    ['接納', '[]'],
    ['承保', '[]'],
    ['Rejected: AGE', '["AGE"]'],
    ['Declined AGE', '["AGE"]'],
    ['Decline - AGE', '["AGE"]'],
    ['Decline: "AGE"', '["AGE"]'],
    ['Decline: too old', '["too old"]'],
    ['拒保：AGE', '["AGE"]'],
    ['不接納AGE', '["AGE"]'],
    ['拒絕承保 年齡過低', '["年齡過低"]'],
    ['Referred: AGE, old', '{"refer": "AGE", "reason": "old"}'],
    ['Refer: AGE, "over 65"', '{"refer": "AGE", "reason": "over 65"}'],
    ['Refer: "AGE"', '{"unread": "Refer: \\"AGE\\""}'],
    ['轉介核保員：AGE，「超過 65 歲」', '{"refer": "AGE", "reason": "超過 65 歲"}'],
  ])('%s is understood as %s', (cell, written) => {
    expect(readOutcome(cell, words)).toBe(written);
  });

  it.each([
    ['decline', 'declineCode'],
    ['Decline:', 'declineCode'],
    ['不接納：', 'declineCode'],
    ['Decline: ,', 'declineCode'],
    ['refer', 'referCode'],
    ['轉介:', 'referCode'],
    ['Refer: , needs a report', 'referCode'],
    ['Accept: AGE', 'acceptAlone'],
    ['接受 AGE', 'acceptAlone'],
    [', ,', 'unread'],
    ['acept', 'nearAccept'],
    ['ACEPT', 'nearAccept'],
    ['yes', 'nearAccept'],
    ['是', 'nearAccept'],
    ['可接納', 'nearAccept'],
    ['declne', 'nearDecline'],
    ['no', 'nearDecline'],
    ['否', 'nearDecline'],
    ['不納', 'nearDecline'],
    ['reject', 'declineCode'],
    ['Declined', 'declineCode'],
    ['DECLINED', 'declineCode'],
    ['拒保', 'declineCode'],
    ['refered', 'nearRefer'],
    ['轉核保', 'nearRefer'],
    ['Referred', 'referCode'],
    ['轉介核保員', 'referCode'],
    ['Refer: "over 65"', 'referCode'],
    ['Refer: over 65', 'referCode'],
    ['too old', 'unread'],
    ['smoker', 'unread'],
    ['Smoker, AGE', 'unread'],
    ['年齡過低', 'unread'],
  ])('%s remains in the cell, is not an outcome, and lacks something: %s', (cell, fault) => {
    const written = readOutcome(cell, words);
    expect(JSON.parse(written)).toEqual({ unread: cell });
    expect(showOutcome(written, words)).toBe(cell);
    expect(isDecisionOutcome(written)).toBe(true);
    expect(isOutcome(JSON.parse(written) as Json)).toBe(false);
    expect(findOutcomeFault(JSON.parse(written) as Json, words)).toBe(fault);
  });

  it.each([
    ['acept', ['接受']],
    ['yes', ['接受']],
    ['no', []],
    ['too old', ['不接納: too old']],
    ['年齡過低', ['不接納: 年齡過低']],
    ['Refer: "over 65"', ['轉介: OVER_65, over 65']],
    ['轉介：「超過 65 歲」', ['轉介: REFER, 超過 65 歲']],
    ['Refer', []],
    ['Decline', []],
  ])('%s has the corrections %j, which can be read', (cell, corrections) => {
    const value = JSON.parse(readOutcome(cell, words)) as Json;
    expect(correctOutcome(value, words)).toEqual(corrections);
    for (const one of corrections) expect(isOutcome(JSON.parse(readOutcome(one, words)) as Json)).toBe(true);
  });

  it('are known codes without a word, also those that resemble one', () => {
    const codes = new Set(['年齡過低', 'smoker', 'declines', 'acept']);
    for (const code of codes) expect(readOutcome(code, words, codes)).toBe(JSON.stringify([code]));
    expect(readOutcome('smoker, AGE', words, codes)).toBe('["smoker", "AGE"]');
    expect(readOutcome('不接納', words, codes)).toBe('{"unread": "不接納"}');
  });

  it('that refer without a reason remain as they are entered, and lack it', () => {
    const written = readOutcome('轉介: AGE', words);
    expect(showOutcome(written, words)).toBe('轉介: AGE');
    expect(findOutcomeFault(JSON.parse(written) as Json, words)).toBe('referReason');
    expect(isOutcome(JSON.parse(written) as Json)).toBe(false);
  });

  it('lack nothing if they are complete, and are missing if they are empty', () => {
    expect([[], ['A'], { refer: 'A', reason: 'b' }, 5].map((value) => findOutcomeFault(value, words))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(findOutcomeFault({}, words)).toBe('missing');
  });

  it('are decisions if they are codes or referrals', () => {
    expect(['[]', '["A"]', '{"refer": "A", "reason": "b"}'].every(isDecisionOutcome)).toBe(true);
    expect(['1', '"A"', 'null', '[1]', '{}', '{"a": 1}'].some(isDecisionOutcome)).toBe(false);
  });

  it('are read as the value that is shown, however it is written', () => {
    const scalar = fc.oneof(
      fc.string(),
      fc.constantFrom('true', '18', '"a"', '接受', 'Decline: X', ' a', 'a\nb', 'accept', '{}', '[]', '', 'X，Y'),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
    );
    const outcome = fc.oneof(
      scalar,
      fc.array(scalar, { maxLength: 3 }),
      fc.record({ refer: fc.string(), reason: fc.string() }),
      fc.record({ unread: fc.oneof(fc.string(), fc.constantFrom('decline', 'AGE', 'refer:', 'accept x', ' decline')) }),
    );
    fc.assert(
      fc.property(outcome, fc.nat(), fc.constantFrom(words, undefined), (value, seed, spoken) => {
        const written = writeOddly(value, seed).trim();
        const cell = showOutcome(written, spoken);
        expect(cell).not.toMatch(/[\r\n]/);
        expect(JSON.parse(readOutcome(cell, spoken))).toEqual(JSON.parse(written));
      }),
      { numRuns: 2_000 },
    );
  });
});
