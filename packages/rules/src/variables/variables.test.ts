import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateWatched } from '../evaluate/evaluate-rule.ts';
import { isJsonList, type Json, type JsonObject, type JsonPath } from '../json/json.ts';
import { randomData, randomRule } from '../testing/random-rules.ts';
import { extractVariables, joinPath, listVariables } from './variables.ts';

function paths(rule: Json): string[] {
  return listVariables(rule).map(({ path, dynamic, optional }) => `${path}${dynamic ? '*' : ''}${optional ? '?' : ''}`);
}

describe('listVariables', () => {
  it('lists each path once with the paths of all operators that read it', () => {
    const rule: Json = { '+': [{ var: 'a.b' }, { val: ['a', 'b'] }, { var: 'c' }] };
    expect(listVariables(rule)).toEqual([
      {
        path: 'a.b',
        segments: ['a', 'b'],
        dynamic: false,
        optional: false,
        readPaths: [
          ['+', 0, 'var'],
          ['+', 1, 'val'],
        ],
      },
      { path: 'c', segments: ['c'], dynamic: false, optional: false, readPaths: [['+', 2, 'var']] },
    ]);
  });

  it('marks variables that the rule can do without', () => {
    expect(paths({ var: ['a', 1] })).toEqual(['a?']);
    expect(paths({ missing: ['a', 'b.c'] })).toEqual(['a?', 'b.c?']);
    expect(paths({ missing_some: [1, ['a', 'b']] })).toEqual(['a?', 'b?']);
    expect(paths({ if: [{ exists: ['a', 'b'] }, { var: 'a.b' }, 0] })).toEqual(['a.b?']);
    expect(paths({ '??': [{ var: 'a' }, { var: 'b' }] })).toEqual(['a?', 'b']);
  });

  it.each(['map', 'filter', 'all', 'some', 'none', 'every'])('omits the elements of %s', (name) => {
    expect(paths({ [name]: [{ var: 'items' }, { '>': [{ var: 'price' }, { var: '../../limit' }] }] })).toEqual([
      'items',
      'limit',
    ]);
    expect(paths({ [name]: [{ var: 'items' }, { val: [[2], 'limit'] }] })).toEqual(['items', 'limit']);
    expect(paths({ [name]: [{ var: 'items' }, { val: [[1], 'index'] }] })).toEqual(['items']);
    expect(paths({ [name]: [{ var: 'items' }, { missing: ['price'] }] })).toEqual(['items']);
  });

  it('omits accumulator and current of reduce, and lists the reads of its start value', () => {
    const sum: Json = { '+': [{ var: 'accumulator' }, { var: 'current.price' }] };
    expect(paths({ reduce: [{ var: 'items' }, sum, { var: 'fee' }] })).toEqual(['items', 'fee']);
  });

  it('climbs through nested scopes', () => {
    const inner: Json = { map: [{ var: 'parts' }, { '+': [{ var: '../../base' }, { var: '../../../../top' }] }] };
    expect(paths({ map: [{ var: 'items' }, inner] })).toEqual(['items', 'top']);
  });

  it('supports the scopes of pipe and try', () => {
    expect(paths({ pipe: [{ var: 'a' }, { var: 'b' }, { var: '../../c' }] })).toEqual(['a', 'c']);
    expect(paths({ try: [{ var: 'a' }, { var: 'type' }, { var: '../../c' }] })).toEqual(['a', 'c']);
  });

  it('reports computed paths as such, with the known prefix', () => {
    expect(paths({ var: { cat: ['rates.', { var: 'zone' }] } })).toEqual(['*', 'zone']);
    expect(paths({ val: ['rates', { var: 'zone' }] })).toEqual(['rates*', 'zone']);
    expect(paths({ missing: { merge: ['a', { var: 'more' }] } })).toEqual(['*?', 'more']);
  });

  it('ignores preserved data', () => {
    expect(paths({ preserve: { var: 'a' } })).toEqual([]);
  });

  it('escapes a dot inside a name so that var can read it', () => {
    const [variable] = listVariables({ val: ['a.b', 'c'] });
    expect(variable?.path).toBe('a\\.b.c');
    expect(listVariables({ var: variable?.path ?? '' })[0]?.segments).toEqual(['a.b', 'c']);
  });

  it('lists every path that an evaluation reads from the data, unless the path is computed', () => {
    fc.assert(
      fc.property(randomRule({ withRounding: true, withRefused: true }), randomData, (rule, data) => {
        if (typeof data !== 'object' || data === null) return;
        const variables = listVariables(rule);
        if (variables.some((variable) => variable.dynamic)) return;
        const found = new Set(variables.map((variable) => JSON.stringify(variable.segments)));
        evaluateWatched(rule, data, undefined, (root, segments) => {
          if (root === data) expect([...found]).toContain(JSON.stringify(segments));
        });
      }),
      { numRuns: 4_000 },
    );
  }, 60_000);
});

/** The reads of a single operator, without its computed parts. */
function bareReading(node: Json, segments: readonly string[]): Json {
  const [name = '', argument = null] = Object.entries(node as JsonObject)[0] ?? [];
  const args: readonly Json[] = isJsonList(argument) ? argument : [argument];
  if (name === 'var') return { var: args[0] ?? null };
  if (name === 'missing_some') return { missing_some: [1, [joinPath(segments)]] };
  return name === 'missing' ? { missing: [joinPath(segments)] } : node;
}

/** A rule reduced to the operators around a read, which do evaluate it. */
function isolate(rule: Json, readPath: JsonPath, segments: readonly string[]): Json {
  const [step, ...rest] = readPath;
  if (step === undefined || rest.length === 0) return bareReading(rule, segments);
  const child = (rule as Readonly<Record<string, Json>>)[step] ?? null;
  const index = rest[0];
  const isList = isJsonList(child) && typeof index === 'number' && rest.length > 1;
  const inner = isList ? isolate(child[index] ?? null, rest.slice(1), segments) : isolate(child, rest, segments);
  if (step === 'pipe' && isList) return { pipe: index === 0 ? [inner] : [1, inner] };
  if (step === 'try' && isList && index > 0) return { try: [{ throw: 1 }, inner] };
  const isBody = index === 1 && ['map', 'filter', 'all', 'every', 'some', 'none', 'reduce'].includes(String(step));
  return isBody && isList ? { [step]: [[1], inner, ...(step === 'reduce' ? [0] : [])] } : inner;
}

it('lists nothing that evaluation cannot read: each listed operator reads its variable once it is reached', () => {
  const data: Json = { a: { b: 1 } };
  let readPaths = 0;
  fc.assert(
    fc.property(randomRule({ withRounding: true, withRefused: false }), (rule) => {
      for (const variable of listVariables(rule)) {
        if (variable.dynamic) continue;
        for (const readPath of variable.readPaths) {
          const reads: string[] = [];
          const isolated = isolate(rule, readPath, variable.segments);
          evaluateWatched(isolated, data, undefined, (root, segments) => {
            if (root === data) reads.push(JSON.stringify(segments));
          });
          expect([isolated, reads]).toEqual([isolated, expect.arrayContaining([JSON.stringify(variable.segments)])]);
          readPaths++;
        }
      }
    }),
    { numRuns: 4_000 },
  );
  expect(readPaths).toBeGreaterThan(1_000);
}, 60_000);

describe('extractVariables', () => {
  it('returns an object to fill in', () => {
    const rule: Json = { '*': [{ var: 'trip.days' }, { var: ['trip.zone', 'asia'] }, { var: 'insureds.adults' }] };
    expect(extractVariables(rule)).toEqual({ trip: { days: null, zone: null }, insureds: { adults: null } });
  });

  it('prefers the deeper of two paths, whichever comes first', () => {
    expect(extractVariables([{ var: 'a' }, { var: 'a.b' }])).toEqual({ a: { b: null } });
    expect(extractVariables([{ var: 'a.b' }, { var: 'a' }])).toEqual({ a: { b: null } });
  });

  it('returns nothing for prototype names, for the data itself and for rules without variables', () => {
    expect(extractVariables([{ var: '__proto__.x' }, { val: ['constructor', 'prototype'] }, { var: '' }, 1])).toEqual(
      {},
    );
    expect(Object.getPrototypeOf(extractVariables({ var: '__proto__' }))).toBe(Object.prototype);
  });
});
