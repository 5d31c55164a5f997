import {
  getNullableType,
  type GraphQLField,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLString,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { createAnswerMeter } from '../../limits/byte-meter.ts';
import { type RequestContext, visitorKinds } from '../../request/context.ts';
import { rightsOf } from '../../request/rights.ts';
import { templateKinds } from '../../template-kinds.ts';
import { isOpenTo } from '../schema/audience-fields.ts';
import { createSchema } from '../../schema.ts';

/** Longer than any body, so that no field can allow it. */
const longText = 'x'.repeat(8 * 1024 * 1024 + 1);
/** More items than a body may contain. */
const longList = Array.from({ length: 50_001 }, () => null);

interface Overlong {
  /** A dotted path such as where.and.0.id. */
  readonly path: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly code: 'TOO_LONG' | 'LIMIT_EXCEEDED';
}

/** Every text and list that an input may contain, each too long, one at a time. */
function overlongValues(type: GraphQLInputType, open: readonly string[] = []): { path: string; value: unknown }[] {
  const nullable = getNullableType(type);
  if (nullable === GraphQLString || nullable === GraphQLID) return [{ path: '', value: longText }];
  if (isListType(nullable)) {
    const inner = overlongValues(nullable.ofType, open);
    return [{ path: '', value: longList }, ...inner.map(({ path, value }) => ({ path: `.0${path}`, value: [value] }))];
  }
  if (!isInputObjectType(nullable) || open.includes(nullable.name)) return [];
  return Object.values(nullable.getFields()).flatMap((field) =>
    overlongValues(field.type, [...open, nullable.name]).map(({ path, value }) => ({
      path: `.${field.name}${path}`,
      value: { [field.name]: value },
    })),
  );
}

function overlongArguments(field: GraphQLField<unknown, unknown>): Overlong[] {
  return field.args.flatMap((argument) =>
    overlongValues(argument.type).map(({ path, value }) => ({
      path: `${argument.name}${path}`,
      args: { [argument.name]: value },
      code: isOfList(value) ? 'LIMIT_EXCEEDED' : 'TOO_LONG',
    })),
  );
}

/** Whether the overlong part is the list. */
function isOfList(value: unknown): boolean {
  if (value === longList) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(isOfList);
}

/** Any access to the app, the caller or the database counts as work. */
function untouchableBut(allowed: Readonly<Record<string, unknown>>): object {
  return new Proxy(allowed, {
    get: (_target, name) => {
      if (typeof name === 'string' && Object.hasOwn(allowed, name)) return allowed[name];
      throw new Error(`Work began: ${String(name)} was used.`);
    },
  });
}
const untouchable = untouchableBut({});
const context = {
  // Counting a refusal is no work.
  app: untouchableBut({ countRefusals: () => undefined }),
  caller: untouchableBut({ rights: rightsOf('ADMINISTRATOR'), guest: undefined, visitor: undefined }),
  facts: untouchable,
  reader: untouchable,
  answer: createAnswerMeter(),
} as RequestContext;

function withCaller(allowed: Readonly<Record<string, unknown>>): RequestContext {
  return { ...context, caller: untouchableBut(allowed) } as RequestContext;
}

function contextOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): RequestContext {
  const access = field.extensions['access'];
  const kind = visitorKinds.find((one) => isOpenTo(one, type, field));
  if (access === 'visitor') return withCaller({ guest: undefined, visitor: { kind } });
  return access === 'guest' ? withCaller({ guest: {}, visitor: undefined }) : context;
}

async function answerOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, args: object) {
  const info = {
    parentType: type,
    fieldName: field.name,
    path: { key: field.name },
    fieldNodes: [],
  } as unknown as GraphQLResolveInfo;
  try {
    return await field.resolve?.(untouchable, { ...args }, contextOf(type, field), info);
  } catch (error) {
    return error;
  }
}

const fields = Object.values(createSchema(templateKinds).getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ type, field, name: `${type.name}.${field.name}` })),
  )
  .filter(({ field }) => field.args.length > 0);

describe('the arguments of', () => {
  test('all operations are checked', () => {
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Query.products_2', 'Mutation.addBenefits', 'product.pricing', 'Query.evaluateLogic']),
    );
  });

  test.each(fields.map(({ name, ...parts }) => [name, parts] as const))(
    '%s are refused where a text or list is too long, before any work is done',
    async (_name, { type, field }) => {
      for (const { path, args, code } of overlongArguments(field)) {
        const problem = { code, path, message: expect.stringContaining('at most') };
        const answer: unknown = await answerOf(type, field, args);
        const asError = { extensions: { problems: [problem] } };
        const asResult = { status: 'failure', errors_2: [problem] };
        expect(answer).toMatchObject(answer instanceof Error ? asError : asResult);
      }
    },
  );

  test('every field accept texts by default, and lists, up to their limits', async () => {
    const insurers = fields.find(({ name }) => name === 'Query.insurers');
    if (insurers === undefined) throw new Error('The schema has no insurers.');
    const answer = async (args: object) => String(await answerOf(insurers.type, insurers.field, args));
    expect(await answer({ ids: ['x'.repeat(4_000)] })).toContain('Work began');
    expect(await answer({ ids: ['x'.repeat(4_001)] })).toContain('at most 4,000');
    expect(await answer({ ids: Array.from({ length: 1_000 }, () => 'x') })).toContain('Work began');
    expect(await answer({ ids: Array.from({ length: 1_001 }, () => 'x') })).toContain('at most 1,000');
  });
});
