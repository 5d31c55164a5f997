// The cost of one operation with its coerced values: its fields, the items that lists may read, and its
// arguments. Runs after validation and before anything is executed.
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import type { Problem } from '../../errors/user-error.ts';
import { type Asked, documentLimits, limitProblem } from './document-limits.ts';
import { fieldRules, mayRead } from '../schema/field-rules.ts';
import { createSizes, type Sizes } from './value-size.ts';
import type { Operation, Variables } from '../documents/variables.ts';

/** A list costs 1 per this many items that it may read. */
const itemsPerCost = 50;
/** Arguments cost 1 per this many bytes: a mutation costs what it writes, and each of its fields separately. */
const bytesPerCost = 4096;
/**
 * The cost of introspection follows neither from its fields nor from its lists: `__schema` can reach every
 * type, `__type` those around one.
 */
const introspectionCosts: Readonly<Record<string, number>> = { __schema: 1000, __type: 50 };

/** An operation with the coerced values of its variables. */
interface CoercedOperation extends Omit<Operation, 'variableValues'> {
  readonly values: Variables;
}

/** The problem of an operation that costs too much; one that cannot be executed at all is left to the execution. */
export function costProblem(schema: GraphQLSchema, operation: CoercedOperation, asked: Asked): Problem | undefined {
  const cost = operationCost(schema, operation);
  return cost > documentLimits.cost ? limitProblem('cost', { found: cost, asked }) : undefined;
}

export function operationCost(schema: GraphQLSchema, { document, operationName, values }: CoercedOperation): number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return 0;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const sizes = createSizes(documentLimits.cost * bytesPerCost);
  const counting: Counting = { schema, fragments, variables: values, sizes, known: new Map() };
  return Math.floor(selectionCost(operation.selectionSet, root.name, 1, counting));
}

interface Counting {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Variables;
  readonly sizes: Sizes;
  /** Fragment costs by name and multiplier. */
  readonly known: Map<string, number>;
}

/**
 * Every fragment counts wherever it is spread. `times` is the maximum number of items in the lists around the
 * selection.
 */
function selectionCost(
  selectionSet: SelectionSetNode | undefined,
  typeName: string,
  times: number,
  counting: Counting,
): number {
  let cost = 0;
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === Kind.FIELD) cost += fieldCost(selection, typeName, times, counting);
    else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += fragmentCost(selection.name.value, times, counting);
    else {
      const inner = selection.typeCondition?.name.value ?? typeName;
      cost += selectionCost(selection.selectionSet, inner, times, counting);
    }
  }
  return cost;
}

function fragmentCost(name: string, times: number, counting: Counting): number {
  const key = `${times} ${name}`;
  const fragment = counting.fragments.get(name);
  const found = counting.known.get(key);
  if (found !== undefined || fragment === undefined) return found ?? 0;
  const cost = selectionCost(fragment.selectionSet, fragment.typeCondition.name.value, times, counting);
  counting.known.set(key, cost);
  return cost;
}

function fieldCost(node: FieldNode, typeName: string, times: number, counting: Counting): number {
  const field = findField(counting.schema, typeName, node.name.value);
  if (field === undefined) return 1;
  const values = argumentValues(field, node, counting.variables);
  const { list } = fieldRules(field);
  const weight = introspectionCosts[field.name] ?? fieldRules(field).weight;
  const items = list === undefined ? times : times * mayRead(list, values['limit']);
  const reading = list === undefined ? 0 : Math.ceil(items / itemsPerCost);
  const inner = selectionCost(node.selectionSet, getNamedType(field.type).name, items, counting);
  return Math.max(weight, reading) + counting.sizes.count(values) / bytesPerCost + inner;
}

const metaFields: ReadonlyMap<string, GraphQLField<unknown, unknown>> = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]),
);

function findField(schema: GraphQLSchema, typeName: string, name: string): GraphQLField<unknown, unknown> | undefined {
  const metaField = metaFields.get(name);
  if (metaField !== undefined) return metaField;
  const type = schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/** Invalid values prevent the field from being executed, so they cost nothing. */
function argumentValues(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): Variables {
  try {
    return getArgumentValues(field, node, variables);
  } catch (error) {
    if (error instanceof GraphQLError) return {};
    throw error;
  }
}
