import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildRule } from './compile/build-rule.ts';
import { evaluateObserved, evaluateRule } from './evaluate/evaluate-rule.ts';
import { findOperatorPath } from './json/find-path.ts';
import type { Json } from './json/json.ts';
import { defaultLimits } from './limits.ts';
import { toOperator } from './json/shape.ts';
import { listVariables, type RuleVariable } from './variables/variables.ts';

const suiteFile = new URL('../../../../shared/data/jsonlogic-official.json', import.meta.url);
const hasSuite = existsSync(suiteFile);
type Case = readonly [rule: Json, data: Json, expected: Json];
const cases: readonly Case[] = hasSuite
  ? (JSON.parse(readFileSync(suiteFile, 'utf8')) as unknown[]).filter((entry): entry is Case => Array.isArray(entry))
  : [];

interface WholeRead {
  /** The path of the reading operator, ending with its name. */
  readonly readPath: string;
  readonly segments: readonly string[];
}

/** The reads of the complete data during evaluation, and the operators that make them. */
function readsOf(rule: Json, data: Json): WholeRead[] {
  const reads: WholeRead[] = [];
  let pending: (readonly string[])[] = [];
  const settle = (node: Json): void => {
    const readPath = JSON.stringify(findOperatorPath(rule, node));
    for (const segments of pending) reads.push({ readPath, segments });
    pending = [];
  };
  evaluateObserved(
    rule,
    data,
    { limits: defaultLimits },
    {
      onRead: (start, segments, kind) => {
        if (start === data && kind !== 'part') pending.push(segments);
      },
      onValue: settle,
      onFailure: settle,
    },
  );
  return reads;
}

/** Whether the walker lists this read for this operator: the full path or, if it is computed, the known part. */
function isListed({ readPath, segments }: WholeRead, variables: readonly RuleVariable[]): boolean {
  return variables.some((variable) => {
    if (!variable.readPaths.some((path) => JSON.stringify(path) === readPath)) return false;
    const known = variable.dynamic ? segments.slice(0, variable.segments.length) : segments;
    return JSON.stringify(known) === JSON.stringify(variable.segments);
  });
}

/** Every operator of a rule separately: together they reach all branches, whatever the conditions are. */
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

  it('read only the variables that the walker finds', () => {
    for (const [rule, given] of cases) {
      // A distinct object, so that the data differs by identity from each of its parts.
      const data = typeof given === 'object' && given !== null ? given : { given };
      const nodes = [rule, ...operatorsOf(rule)];
      const missed = nodes.flatMap((node) => {
        const variables = listVariables(node);
        return readsOf(node, data).filter((read) => !isListed(read, variables));
      });
      const read = new Set(
        nodes.flatMap((node) => readsOf(node, data).map(({ segments }) => JSON.stringify(segments))),
      );
      const found = listVariables(rule).filter((variable) => !variable.dynamic);
      const invented = found.map(({ segments }) => JSON.stringify(segments)).filter((path) => !read.has(path));
      expect({ rule, missed, invented }).toEqual({ rule, missed: [], invented: [] });
    }
  });
});
