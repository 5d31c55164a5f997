// Coerces the values of an operation's variables once, to calculate the cost and refuse invalid ones.
// graphql-js prints the invalid value into each of its errors, whatever its size; these errors name its path
// instead.
import { shorten } from '@coverwright/insurance/shorten';
import {
  coerceInputValue,
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  Kind,
  typeFromAST,
  type TypeNode,
  type VariableDefinitionNode,
  valueFromAST,
} from 'graphql';
import { messageMaxLength } from '../../errors/bounded-problems.ts';

export type Variables = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: Variables | null | undefined;
}

type CoercedVariables =
  | { readonly values: Variables }
  /** The problems; at least one. */
  | { readonly errors: readonly GraphQLError[] };

/** Further errors would only repeat the first ones. */
export const errorsMax = 5;
/** In characters. graphql-js prints a scalar of any size into its error: after such an error there are no others. */
const printedMaxLength = 5_000;
const pathMaxLength = 120;
const reasonMaxLength = 200;
const valueMaxLength = 40;

/** For the operation to be run; a missing one is reported by the execution. */
export function coerceVariables(schema: GraphQLSchema, operation: Operation): CoercedVariables {
  const definitions = getOperationAST(operation.document, operation.operationName)?.variableDefinitions ?? [];
  const sent = operation.variableValues ?? {};
  const errors = createErrors();
  const values: Record<string, unknown> = {};
  try {
    for (const definition of definitions) coerceVariable(definition, { schema, sent, values, errors });
  } catch (error) {
    if (error !== endOfErrors) throw error;
  }
  return errors.found.length === 0 ? { values } : { errors: errors.found };
}

/** Documents cannot name this type: the schema used for validation does not include it. */
const coercedType = new GraphQLScalarType({ name: 'CoercedValue' });
const coercedTypeNode: TypeNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: coercedType.name } };
const schemasOfExecution = new WeakMap<GraphQLSchema, GraphQLSchema>();
const documentsOfExecution = new WeakMap<DocumentNode, DocumentNode>();

/**
 * The arguments of an execution with values that have already been coerced. Executors always coerce variables,
 * which would take another 0.1 s for a list of 100,000 objects, so every variable gets a type that accepts any
 * value.
 */
export function toExecution(schema: GraphQLSchema, document: DocumentNode, values: Variables) {
  return {
    schema: remember(schemasOfExecution, schema, withCoercedType),
    document: remember(documentsOfExecution, document, withCoercedVariables),
    variableValues: values,
  };
}

function remember<Key extends object>(known: WeakMap<Key, Key>, key: Key, make: (key: Key) => Key): Key {
  const made = known.get(key) ?? make(key);
  known.set(key, made);
  return made;
}

function withCoercedType(schema: GraphQLSchema): GraphQLSchema {
  const getType: GraphQLSchema['getType'] = (name) => (name === coercedType.name ? coercedType : schema.getType(name));
  return Object.create(schema, { getType: { value: getType } }) as GraphQLSchema;
}

/** The values include defaults. */
function withCoercedVariables(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.variableDefinitions === undefined)
      return definition;
    const variableDefinitions = definition.variableDefinitions.map(({ kind, variable }) => ({
      kind,
      variable,
      type: coercedTypeNode,
    }));
    return { ...definition, variableDefinitions };
  });
  return { ...document, definitions };
}

interface Coercing {
  readonly schema: GraphQLSchema;
  readonly sent: Variables;
  readonly values: Record<string, unknown>;
  readonly errors: Errors;
}

function coerceVariable(node: VariableDefinitionNode, { schema, sent, values, errors }: Coercing): void {
  const name = node.variable.name.value;
  const type = typeFromAST(schema, node.type);
  // Validation has refused it; here it has no value.
  if (type === undefined || !isInputType(type)) return;
  if (!Object.hasOwn(sent, name)) {
    if (node.defaultValue !== undefined) values[name] = valueFromAST(node.defaultValue, type);
    else if (isNonNullType(type)) {
      errors.add(`Variable "$${name}" of required type "${String(type)}" was not provided.`, node);
    }
    return;
  }
  const value = sent[name];
  if (value === null && isNonNullType(type)) {
    return errors.add(`Variable "$${name}" of non-null type "${String(type)}" must not be null.`, node);
  }
  values[name] = coerceInputValue(
    value,
    type,
    (path, invalid, { message }) => {
      const place = path.length === 0 ? '' : ` at "${shorten(`${name}${printPath(path)}`, pathMaxLength)}"`;
      const what = `Variable "$${name}" got invalid value${printScalar(invalid)}${place}`;
      errors.add(`${what}; ${shorten(message, reasonMaxLength)}`, node, message.length);
    },
    true,
  );
}

const endOfErrors = new Error('There are enough errors.');

interface Errors {
  readonly found: readonly GraphQLError[];
  /** Throws endOfErrors when the maximum is reached. */
  add(message: string, node: VariableDefinitionNode, printedLength?: number): void;
}

function createErrors(): Errors {
  const found: GraphQLError[] = [];
  return {
    found,
    add: (message, node, printedLength = 0) => {
      found.push(new GraphQLError(shorten(message, messageMaxLength), { nodes: node }));
      if (found.length >= errorsMax || printedLength > printedMaxLength) throw endOfErrors;
    },
  };
}

function printPath(path: readonly (string | number)[]): string {
  return path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
}

/** Only if it is short enough to be recognised. */
function printScalar(value: unknown): string {
  if (typeof value === 'object' || (typeof value === 'string' && value.length > valueMaxLength)) return '';
  return ` ${JSON.stringify(value)}`;
}
