import { describe, expect, it } from 'vitest';
import { variablesInFormula } from './formula-variables.ts';

describe('the variables of a formula', () => {
  it('are found with their positions, except in the bodies of iterations', () => {
    const formula = 'base * if(trip.zone == "asia", map(travelers, age * 2), {days: trip.days})';
    const found = variablesInFormula(formula);
    expect(found.map(({ path }) => path)).toEqual(['base', 'trip.zone', 'travelers', 'trip.days']);
    for (const { path, from, to } of found) expect(formula.slice(from, to)).toBe(path);
  });

  it('are none if it cannot be read', () => {
    expect(variablesInFormula('base *')).toEqual([]);
  });
});
