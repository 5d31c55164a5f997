import { describe, expect, it } from 'vitest';
import { checkRule } from '../check/check-rule.ts';
import { evaluateAndLocate } from '../evaluate/evaluate-rule.ts';
import { parseJsonText } from '../json/json-text.ts';
import { say } from './sentences.ts';

describe('a sentence', () => {
  it('is built from its code and parameters', () => {
    expect(say('OPERATOR_MISSPELT', { operator: '{{near}}', near: 'var' })).toEqual({
      reason: 'OPERATOR_MISSPELT',
      parameters: { operator: '{{near}}', near: 'var' },
      message: 'There is no operator "{{near}}". Did you mean "var"?',
    });
  });
  it('comes with a finding, a problem and broken JSON', () => {
    expect(checkRule({ '!': [] })).toMatchObject([
      { reason: 'ARGUMENT_MISSING', parameters: { operator: '!', given: 0 }, message: expect.any(String) },
    ]);
    expect(evaluateAndLocate({ throw: 'declined' }, null)).toMatchObject({
      problem: { code: 'THROWN', reason: 'THROWN', parameters: { value: 'declined' } },
    });
    expect(parseJsonText('{"a" 1}')).toMatchObject({ reason: 'COLON_MISSING', parameters: { name: '"a"' } });
  });
});

describe('evaluateAndLocate', () => {
  it.each([
    [{ '+': [1, { vat: 2 }] }, ['+', 1, 'vat']],
    [{ if: [true, { '/': [1, 0] }] }, ['if', 1, '/']],
    [{ round: [{ '+': [1, { var: 'constructor' }] }] }, ['round', 0, '+', 1, 'var']],
    [{ try: [{ throw: 'a' }, { throw: 'b' }] }, ['try', 1, 'throw']],
    [
      [1, [{ max: 'a' }]],
      [1, 0, 'max'],
    ],
  ])('finds the operator of %j that failed', (rule, path) => {
    expect(evaluateAndLocate(rule, {})).toMatchObject({ ok: false, problem: { path } });
  });
  it('has no position for a result that cannot be represented', () => {
    const outcome = evaluateAndLocate({ '+': ['Infinity', 1] }, {});
    expect(outcome.ok ? undefined : outcome.problem).toEqual({ code: 'NOT_A_NUMBER', ...say('RESULT_NOT_FINITE') });
  });
});
