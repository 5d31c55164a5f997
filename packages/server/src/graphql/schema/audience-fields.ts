// The part of the schema available to visitors of a published app: the fields that the SDL marks for them, and
// nothing else. Their documents are validated against only this part, so that no response names anything
// outside it.
import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLFieldConfig,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { Audience } from '../../request/context.ts';
import { isMarked } from './sdl-directives.ts';

const marks: Readonly<Record<Audience, string>> = {
  guests: 'forGuests',
  customers: 'forCustomers',
  staff: 'forStaff',
};

type MarkedType = Pick<GraphQLCompositeType, 'name' | 'astNode' | 'extensionASTNodes'>;
type MarkedField = Pick<GraphQLField<unknown, unknown>, 'name' | 'astNode'>;

/**
 * What guests may read is public, so signed-in visitors may read it too; operations are only for the audiences
 * in the SDL.
 */
export function isOpenTo(audience: Audience, type: MarkedType, field: MarkedField): boolean {
  const isOperation = type.name === 'Query' || type.name === 'Mutation';
  return isMarked(marks[audience], type, field) || (!isOperation && isMarked(marks.guests, type, field));
}

/**
 * The marked fields of all types. A type without any cannot be reached: if a field for guests refers to it,
 * this throws.
 */
export function pickFieldsOf(audience: Audience, schema: GraphQLSchema): GraphQLSchema {
  const parts = new Map<string, GraphQLObjectType>();

  function toPart(type: GraphQLOutputType): GraphQLOutputType {
    if (isNonNullType(type)) {
      const inner = toPart(type.ofType);
      return isNonNullType(inner) ? inner : new GraphQLNonNull(inner);
    }
    if (isListType(type)) return new GraphQLList(toPart(type.ofType));
    if (isInterfaceType(type) || isUnionType(type)) {
      throw new Error(
        `The ${audience} of apps cannot reach the type ${type.name}: @${marks[audience]} is for objects.`,
      );
    }
    return isObjectType(type) ? partOf(type) : type;
  }

  function partOf(type: GraphQLObjectType): GraphQLObjectType {
    const part = parts.get(type.name) ?? pickFields(type);
    parts.set(type.name, part);
    return part;
  }

  function pickFields(type: GraphQLObjectType): GraphQLObjectType {
    const open = Object.values(type.getFields()).filter((field) => isOpenTo(audience, type, field));
    if (open.length === 0) throw new Error(`The type ${type.name} is open to ${audience} and none of its fields is.`);
    const { fields, ...config } = type.toConfig();
    const toField = (name: string, field: GraphQLFieldConfig<unknown, unknown>) => [
      name,
      { ...field, type: toPart(field.type) },
    ];
    const names = new Set(open.map(({ name }) => name));
    return new GraphQLObjectType({
      ...config,
      interfaces: [],
      // Lazy, as types may refer to themselves.
      fields: () =>
        Object.fromEntries(
          Object.entries(fields)
            .filter(([name]) => names.has(name))
            .map(([name, field]) => toField(name, field)),
        ),
    });
  }

  function rootOf(type: GraphQLObjectType | null | undefined): GraphQLObjectType | undefined {
    const hasOpenField = type && Object.values(type.getFields()).some((field) => isOpenTo(audience, type, field));
    return hasOpenField ? partOf(type) : undefined;
  }

  return new GraphQLSchema({ query: rootOf(schema.getQueryType()), mutation: rootOf(schema.getMutationType()) });
}
