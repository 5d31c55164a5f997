import { existsSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  findBreakingChanges,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { templateKinds } from '../../template-kinds.ts';
import { createSchema } from '../../schema.ts';
import { withoutSdlDirectives } from './sdl-directives.ts';

const repository = `${import.meta.dirname}/../../../../..`;
const surfacePath = `${repository}/../shared/api-surface.graphql`;

/** A list of Byte may be a scalar that serializes as an array of numbers. */
function isBytes(theirs: GraphQLType, ours: GraphQLType): boolean {
  return String(theirs).replaceAll('!', '') === '[Byte]' && String(ours).replaceAll('!', '') === 'Bytes';
}

/** Output types may be stricter (non-null) than expected, but not looser. */
function isOutputAsTight(theirs: GraphQLType, ours: GraphQLType): boolean {
  if (isBytes(theirs, ours)) return true;
  if (isNonNullType(theirs)) return isNonNullType(ours) && isOutputAsTight(theirs.ofType, ours.ofType);
  if (isNonNullType(ours)) return isOutputAsTight(theirs, ours.ofType);
  if (isListType(theirs)) return isListType(ours) && isOutputAsTight(theirs.ofType, ours.ofType);
  return String(theirs) === String(ours);
}

/** Input types may be looser than expected, but not stricter. */
function isInputAsLoose(theirs: GraphQLType, ours: GraphQLType): boolean {
  if (isNonNullType(ours)) return isNonNullType(theirs) && isInputAsLoose(theirs.ofType, ours.ofType);
  if (isNonNullType(theirs)) return isInputAsLoose(theirs.ofType, ours);
  if (isListType(theirs)) return isListType(ours) && isInputAsLoose(theirs.ofType, ours.ofType);
  return String(theirs) === String(ours);
}

function fieldProblems(theirs: GraphQLNamedType, ours: GraphQLNamedType): string[] {
  if (!isObjectType(theirs) && !isInterfaceType(theirs)) return [];
  if (!isObjectType(ours) && !isInterfaceType(ours)) return [];
  const problems: string[] = [];
  for (const expected of Object.values(theirs.getFields())) {
    const name = `${theirs.name}.${expected.name}`;
    const actual = ours.getFields()[expected.name];
    if (actual === undefined) continue;
    if (!isOutputAsTight(expected.type, actual.type)) {
      problems.push(`${name}: ${String(actual.type)} instead of ${String(expected.type)}`);
    }
    for (const argument of expected.args) {
      const ourArgument = actual.args.find((candidate) => candidate.name === argument.name);
      if (ourArgument === undefined) problems.push(`${name}: argument ${argument.name} is missing`);
      else if (!isInputAsLoose(argument.type, ourArgument.type)) {
        problems.push(`${name}(${argument.name}): ${String(ourArgument.type)} instead of ${String(argument.type)}`);
      }
    }
    const known = new Set(expected.args.map((argument) => argument.name));
    for (const added of actual.args.filter((argument) => isRequiredArgument(argument) && !known.has(argument.name))) {
      problems.push(`${name}: argument ${added.name} is required but old clients do not send it`);
    }
  }
  return problems;
}

function inputProblems(theirs: GraphQLNamedType, ours: GraphQLNamedType): string[] {
  if (!isInputObjectType(theirs) || !isInputObjectType(ours)) return [];
  const ourFields = ours.getFields();
  const problems = Object.values(theirs.getFields()).flatMap((expected) => {
    const actual = ourFields[expected.name];
    if (actual === undefined) return [`${theirs.name}.${expected.name} is missing`];
    if (isInputAsLoose(expected.type, actual.type)) return [];
    return [`${theirs.name}.${expected.name}: ${String(actual.type)} instead of ${String(expected.type)}`];
  });
  const added = Object.values(ourFields).filter(
    (field) => isRequiredInputField(field) && theirs.getFields()[field.name] === undefined,
  );
  return [
    ...problems,
    ...added.map((field) => `${theirs.name}.${field.name} is required but old clients do not send it`),
  ];
}

function enumProblems(theirs: GraphQLNamedType, ours: GraphQLNamedType): string[] {
  if (!isEnumType(theirs) || !isEnumType(ours)) return [];
  return theirs
    .getValues()
    .filter((value) => ours.getValue(value.name) === undefined)
    .map((value) => `${theirs.name}.${value.name} is missing`);
}

function typeProblems(theirs: GraphQLNamedType, ours: GraphQLNamedType): string[] {
  if (theirs.constructor.name !== ours.constructor.name) {
    return [`${theirs.name} is a ${ours.constructor.name} instead of a ${theirs.constructor.name}`];
  }
  return [...fieldProblems(theirs, ours), ...inputProblems(theirs, ours), ...enumProblems(theirs, ours)];
}

/** Operations under the wrong root type. */
function rootProblems(theirs: GraphQLSchema, ours: GraphQLSchema): string[] {
  const queries = Object.keys(theirs.getQueryType()?.getFields() ?? {});
  const mutations = Object.keys(theirs.getMutationType()?.getFields() ?? {});
  return [
    ...queries.filter((name) => ours.getMutationType()?.getFields()[name] !== undefined && !mutations.includes(name)),
    ...mutations.filter((name) => ours.getQueryType()?.getFields()[name] !== undefined && !queries.includes(name)),
  ].map((name) => `${name} is under the wrong root`);
}

function surfaceProblems(theirs: GraphQLSchema, ours: GraphQLSchema): string[] {
  const shared = Object.values(theirs.getTypeMap()).flatMap((theirType) => {
    const ourType = ours.getType(theirType.name);
    return ourType === undefined || theirType.name.startsWith('__') ? [] : typeProblems(theirType, ourType);
  });
  return [...rootProblems(theirs, ours), ...shared];
}

describe('the public schema', () => {
  test('removes nothing that schema.graphql records', () => {
    const recorded = withoutSdlDirectives(buildSchema(readFileSync(`${repository}/schema.graphql`, 'utf8')));
    expect(findBreakingChanges(recorded, createSchema(templateKinds)).map((change) => change.description)).toEqual([]);
  });

  test.skipIf(!existsSync(surfacePath))(
    'is compatible with existing clients: same root types, arguments and types',
    () => {
      const surface = buildSchema(readFileSync(surfacePath, 'utf8'), { assumeValidSDL: true });
      expect(surfaceProblems(surface, createSchema(templateKinds))).toEqual([]);
    },
  );

  test.for([
    ['type Query { a: String! }', 'type Query { a: String }', 'Query.a: String instead of String!'],
    ['type Query { a(b: Int): Int }', 'type Query { a: Int }', 'Query.a: argument b is missing'],
    ['type Query { a(b: Int): Int }', 'type Query { a(b: Int!): Int }', 'Query.a(b): Int! instead of Int'],
    [
      'input i { b: Int } type Query { a(b: i): Int }',
      'input i { b: [Int] } type Query { a(b: i): Int }',
      'i.b: [Int] instead of Int',
    ],
    ['type Query { a: Int } type Mutation { b: Int }', 'type Query { a: Int b: Int }', 'b is under the wrong root'],
  ] as const)('a looser or stricter schema is seen: %s → %s', ([theirs, ours, problem]) => {
    expect(surfaceProblems(buildSchema(theirs), buildSchema(ours))).toEqual([problem]);
  });
});
