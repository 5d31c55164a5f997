import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { describe, expect, it } from 'vitest';
import { appliedVariables } from './applied-variables.ts';

const parsed = parseInputs([{ path: 'trip.days', type: 'integer', default: 3 }]);
const declared = parsed.ok ? parsed.inputs : [];

describe('the variables of a test', () => {
  it('have the defaults of the declared inputs', () => {
    expect(appliedVariables('', declared)).toBe('{"trip":{"days":3}}');
    expect(appliedVariables('{"trip": {"zone": "asia"}}', declared)).toBe('{"trip":{"zone":"asia","days":3}}');
  });

  it.each([
    ['if nothing is missing', '{"trip": {"days": 5}}'],
    ['if they cannot be read', '{"trip": '],
    ['if a number has more digits than can be stored', '{"sum": 12345678901234567890.5}'],
  ])('are as they were typed %s', (_, text) => {
    expect(appliedVariables(text, declared)).toBe(text);
  });

  it('are as they were typed if no inputs are declared', () => {
    expect(appliedVariables('', [])).toBe('');
  });
});
