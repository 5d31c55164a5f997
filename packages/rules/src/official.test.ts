import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildRule } from './build-rule.ts';
import { evaluateRule, evaluateWatched } from './evaluate-rule.ts';
import type { Json } from './json.ts';
import { defaultLimits } from './limits.ts';
import { toOperator } from './shape.ts';
import { listVariables } from './variables.ts';

const suiteFile = new URL('../../../../shared/data/jsonlogic-official.json', import.meta.url);
const hasSuite = existsSync(suiteFile);
type Case = readonly [rule: Json, data: Json, expected: Json];
const cases: readonly Case[] = hasSuite
  ? (JSON.parse(readFileSync(suiteFile, 'utf8')) as unknown[]).filter((entry): entry is Case => Array.isArray(entry))
  : [];

/** Paths that evaluation reads from the whole data. */
function readsOf(rule: Json, data: Json): string[] {
  const reads: string[] = [];
  evaluateWatched(rule, data, undefined, (root, segments) => {
    if (root === data) reads.push(JSON.stringify(segments));
  });
  return reads;
}

/** Every operator of a rule by itself: together they reach all branches, whatever the conditions say. */
function operatorsOf(node: Json): Json[] {
  if (typeof node !== 'object' || node === null) return [];
  const children = Array.isArray(node) ? (node as readonly Json[]) : Object.values(node);
  const name = toOperator(node)?.name ?? '';
  const inside = ['map', 'filter', 'reduce', 'all', 'some', 'none'].includes(name)
    ? [(Object.values(node)[0] as readonly Json[])[0] ?? null]
    : children;
  return [node, ...inside.flatMap(operatorsOf)];
}

describe.skipIf(!hasSuite)('the official JSON Logic tests', () => {
  it('are 280', () => {
    expect(cases).toHaveLength(280);
  });

  it.each(cases.map((entry, index) => [index, ...entry] as const))('%i: %j on %j', (_index, rule, data, expected) => {
    expect(evaluateRule(rule, data)).toEqual({ ok: true, value: expected });
    expect(buildRule(rule, defaultLimits).evaluate(data)).toEqual({ ok: true, value: expected });
  });

  it('read just the variables that the walker finds', () => {
    for (const [rule, given] of cases) {
      // An object of its own, so that the whole data is told from every part of it.
      const data = typeof given === 'object' && given !== null ? given : { given };
      const variables = listVariables(rule);
      const found = variables
        .filter((variable) => !variable.dynamic)
        .map((variable) => JSON.stringify(variable.segments));
      const read = new Set([rule, ...operatorsOf(rule)].flatMap((node) => readsOf(node, data)));
      const missed = [...read].filter((path) => !found.includes(path));
      const invented = found.filter((path) => !read.has(path));
      const hasDynamic = variables.some((variable) => variable.dynamic);
      expect({ rule, missed: hasDynamic ? [] : missed, invented }).toEqual({ rule, missed: [], invented: [] });
    }
  });
});
