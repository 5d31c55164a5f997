// The cost rules in the SDL, from the directives @cost and @list.
import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import type { RequestContext } from '../../request/context.ts';
import { readDirective } from './sdl-directives.ts';

export interface FieldRules {
  /** The cost of the field itself. */
  readonly weight: number;
  readonly list?: ListRules;
}

export interface ListRules {
  /** The assumed number of items for a list without a smaller limit. */
  readonly expected: number;
  /** The maximum number of items returned; absent if a list without limit is returned completely. */
  readonly max?: number;
}

type Field = GraphQLField<unknown, unknown>;

const known = new WeakMap<Field, FieldRules>();

export function fieldRules(field: Field): FieldRules {
  const rules = known.get(field) ?? readRules(field);
  known.set(field, rules);
  return rules;
}

function readRules({ astNode, name }: Field): FieldRules {
  const weight = toNumber(readDirective('cost', astNode)?.['weight']) ?? 1;
  const list = readDirective('list', astNode);
  if (list === undefined) return { weight };
  const [max, expected] = [toNumber(list['max']), toNumber(list['expected'])];
  if (max !== undefined) return { weight, list: { expected: max, max } };
  if (expected === undefined) throw new Error(`@list on ${name} needs max or expected.`);
  return { weight, list: { expected } };
}

function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** How many items the list may read; an omitted or null limit means no limit. */
export function mayRead({ expected }: ListRules, limit: unknown): number {
  return typeof limit === 'number' ? Math.max(0, Math.min(limit, expected)) : expected;
}

/** Limits lists with a maximum to that number of items, whatever the request says. */
export function capLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { max } = fieldRules(field).list ?? {};
      if (max !== undefined) capList(field, max);
    }
  }
}

function capList(field: GraphQLField<unknown, RequestContext>, max: number): void {
  const { resolve } = field;
  if (resolve === undefined) throw new Error(`The list ${field.name} has a maximum and no resolver to hold it.`);
  field.resolve = (parent, args: Readonly<Record<string, unknown>>, ...more) => {
    const { limit } = args;
    return resolve(parent, { ...args, limit: typeof limit === 'number' ? Math.min(limit, max) : max }, ...more);
  };
}
