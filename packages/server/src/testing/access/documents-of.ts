// Builds a request for any operation of the schema: with all its arguments as variables, defaulting to minimal
// valid values, and every part of its result that can be read without further arguments.
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

export interface OperationRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export function requestOf(
  root: 'query' | 'mutation',
  field: Field,
  args: Readonly<Record<string, unknown>>,
): OperationRequest {
  const used = field.args.filter((argument) => isRequiredArgument(argument) || argument.name in args);
  const variables = Object.fromEntries(
    used.map(({ name, type }) => [name, name in args ? args[name] : leastValue(type)]),
  );
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const [declarations, call] = used.length === 0 ? ['', field.name] : [`(${declared})`, `${field.name}(${passed})`];
  return { query: `${root} ${declarations} { ${call} ${selectionOf(field.type, selectionDepth)} }`, variables };
}

const selectionDepth = 3;

/** The minimal valid value of the type. */
function leastValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return leastValue(type.ofType);
  if (isListType(type)) return [leastValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, leastValue(field.type)]));
  }
  return { Int: 1, Float: 1, Decimal: 1, Boolean: false, DateTime: '2026-01-01T00:00:00Z' }[type.name] ?? 'x';
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isScalarType(named) || isEnumType(named)) return '';
  if (!isObjectType(named) && !isInterfaceType(named)) return '{ __typename }';
  const fields = Object.values(named.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      if (isScalarType(inner) || isEnumType(inner)) return [field.name];
      return depth > 1 && !isInputObjectType(inner) ? [`${field.name} ${selectionOf(field.type, depth - 1)}`] : [];
    });
  return `{ ${fields.join(' ') || '__typename'} }`;
}
