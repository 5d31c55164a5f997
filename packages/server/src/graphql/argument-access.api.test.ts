// Every argument that names something needs the right for that thing: that of its operation, or another that is
// checked before anything is looked up. The arguments are read from the schema; a new one fails here until
// testing/access/arguments.ts says what it names.
import { getNamedType, type GraphQLInputType, isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namingPattern, rightsOfThings, type Thing, things, thingsByName } from '../testing/access/arguments.ts';
import { requestOf } from '../testing/access/documents-of.ts';
import { namedElsewhere, type NamedElsewhere, unread } from '../testing/access/named-elsewhere.ts';
import { mutations, type OperationAccess, queries } from '../testing/access/operations.ts';
import { giveOwned, missing, type Owned, withoutNames } from '../testing/access/owned.ts';
import { given, type GivenUser } from '../testing/given.ts';
import { plainCompiler } from '../testing/plain-compiler.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { type Right, rightsOf } from '../request/rights.ts';
import { templateKinds } from '../template-kinds.ts';
import { createSchema } from '../schema.ts';

const schema = createSchema(templateKinds);
const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() } as const;
const expectations: Readonly<Record<string, OperationAccess>> = { ...queries, ...mutations };
/** Fields with arguments are reached through these. */
const rightsOfTypes: Readonly<Record<string, Right>> = {
  product: 'products:read',
  rateTable: 'products:read',
  productImportItem: 'products:write',
  releaseImportItem: 'releases:write',
  templateImportItem: 'documents:write',
  release: 'apps:read',
  itemDifferenceEntry: 'account:use',
};

interface Argument {
  /** The operation, or the field of a result. */
  readonly of: string;
  /** Of its operation or type and name. */
  readonly coordinate: string;
  readonly name: string;
  readonly isProduct?: boolean;
  readonly by: OperationAccess['by'];
}

const named = listArguments().filter(
  ({ name, coordinate, isProduct }) => isProduct === true || namingPattern.test(name) || coordinate in things,
);

function listArguments(): Argument[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    const isRoot = type === roots.query || type === roots.mutation;
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.flatMap(({ name, type: argumentType }) => {
        const by = isRoot ? expectations[field.name]?.by : rightsOfTypes[type.name];
        if (by === undefined) throw new Error(`Which right leads to ${type.name}.${field.name}?`);
        const of = isRoot ? field.name : `${type.name}.${field.name}`;
        const found = fieldsOf({ coordinate: `${type.name}.${field.name}(${name})`, name, type: argumentType }, []);
        return found.map((one) => ({ ...one, of, by }));
      }),
    );
  });
}

interface Place {
  readonly coordinate: string;
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** The argument and every field in it. */
function fieldsOf({ coordinate, name, type }: Place, within: readonly string[]): Omit<Argument, 'of' | 'by'>[] {
  const inner = getNamedType(type);
  if (!isInputObjectType(inner)) return inner.name === 'String' ? [{ coordinate, name }] : [];
  if (within.includes(inner.name)) return [];
  const fields = Object.values(inner.getFields()).flatMap((field) =>
    fieldsOf({ coordinate: `${inner.name}.${field.name}`, name: field.name, type: field.type }, [
      ...within,
      inner.name,
    ]),
  );
  // The three texts of a product's identity are no names by themselves.
  const isProduct = inner.getFields()['plan'] !== undefined && inner.getFields()['type'] !== undefined;
  return namingPattern.test(name) || isProduct ? [{ coordinate, name, isProduct }, ...fields] : fields;
}

function thingOf({ coordinate, name }: Pick<Argument, 'coordinate' | 'name'>): Thing | undefined {
  return things[coordinate] ?? thingsByName[name];
}

/** Guests, visitors and operations without a sign-in have no rights: their own tests cover what they may name. */
const ofRights = named.filter(({ by }) => by !== 'everybody' && by !== 'guest' && by !== 'visitor');

test('every argument that looks like a name says what it names', () => {
  const unknown = ofRights.filter((argument) => thingOf(argument) === undefined);
  expect([...new Set(unknown.map(({ coordinate }) => coordinate))]).toEqual([]);
});

test('the right of the operation covers what its arguments name, or another one is expected', () => {
  const uncovered = ofRights.filter((argument) => {
    const thing = thingOf(argument);
    if (thing === undefined || thing === 'nothing') return false;
    const covering: readonly string[] = rightsOfThings[thing];
    return !covering.includes(argument.by);
  });
  const pairs = new Set(uncovered.map(({ of, coordinate }) => `${of} ${coordinate}`));
  expect([...pairs].toSorted()).toEqual([...Object.keys(namedElsewhere), ...Object.keys(unread)].toSorted());
});

test('the tables name no argument that does not exist', () => {
  const coordinates = new Set(named.map(({ coordinate }) => coordinate));
  expect(Object.keys(things).filter((coordinate) => !coordinates.has(coordinate))).toEqual([]);
  const names = new Set(named.map(({ name }) => name));
  expect(Object.keys(thingsByName).filter((name) => !names.has(name))).toEqual([]);
});

describe('a caller with every right but the expected one', () => {
  let lacking: Right | undefined;
  let server: TestServer;
  let user: GivenUser;
  let owned: Owned;
  beforeAll(async () => {
    const all = rightsOf('ADMINISTRATOR');
    const without = () => new Set([...all].filter((right) => right !== lacking));
    server = await startTestServer({ appCompiler: plainCompiler, rightsOf: without });
    user = await given.user(server);
    owned = await giveOwned(server, user);
  });
  afterAll(async () => server.close());

  async function call(name: string, { args, right }: NamedElsewhere, known: Owned, lacks = true) {
    const [operation = ''] = name.split(' ');
    const root = roots.query?.getFields()[operation] === undefined ? 'mutation' : 'query';
    const field = roots[root]?.getFields()[operation];
    if (field === undefined) throw new Error(`There is no operation ${operation}.`);
    const { query, variables } = requestOf(root, field, args(known));
    lacking = lacks ? right : undefined;
    const { data, errors } = await server.as(user).post(query, variables);
    lacking = undefined;
    expect(errors.map(({ message }) => message).join(), query).not.toMatch(/Cannot query|Variable "\$|Unknown/);
    return withoutNames([data, errors.map(({ message, extensions }) => [message, extensions?.code])], known);
  }

  const pairs = Object.entries(namedElsewhere);

  test.each(pairs)('%s: is refused, whether or not the thing exists', async (name, elsewhere) => {
    const refused = await call(name, elsewhere, owned);
    expect(refused).toContain('FORBIDDEN');
    const { names } = elsewhere;
    expect(await call(name, elsewhere, { ...owned, [names]: missing()[names] })).toBe(refused);
  });

  test.each(pairs)('%s: is accepted with it', async (name, elsewhere) => {
    expect(await call(name, elsewhere, owned, false)).not.toContain('FORBIDDEN');
  });
});
