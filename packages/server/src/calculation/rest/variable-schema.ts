// The variables of a product's logic as JSON Schema: nested objects from dotted paths, with types and examples
// inferred from the logic where possible. A description for people and tools; the logic alone decides which
// values are valid.
import type { Json, VariableDescription } from '@coverwright/rules';

export type Schema = Readonly<Record<string, unknown>>;

export interface ObjectSchema extends Schema {
  readonly properties: Readonly<Record<string, Schema>>;
}

interface Node {
  readonly members: Map<string, Node>;
  variable?: VariableDescription;
}

export function toValuesSchema(variables: readonly VariableDescription[]): ObjectSchema {
  return toObjectSchema(toTree(variables));
}

function toTree(variables: readonly VariableDescription[]): Node {
  const root: Node = { members: new Map() };
  for (const variable of variables) {
    // If the logic computes a path, only its beginning is known, so only its presence is described.
    let node = root;
    for (const segment of variable.segments) {
      const member = node.members.get(segment) ?? { members: new Map() };
      node.members.set(segment, member);
      node = member;
    }
    if (!variable.isDynamic) node.variable = variable;
  }
  return root;
}

function toObjectSchema({ members }: Node): ObjectSchema {
  const required = [...members].filter(([, member]) => isRequired(member)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries([...members].map(([name, member]) => [name, toSchema(member)])),
    ...(required.length > 0 && { required }),
  };
}

function toSchema(node: Node): Schema {
  const { members, variable } = node;
  const names = [...members.keys()];
  // A number may be an index or a name, so the type of its parent is unknown.
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) return {};
  if (names.length > 0) return toObjectSchema(node);
  return variable === undefined ? {} : toValueSchema(variable);
}

/** Optional values may also be null. */
function toValueSchema({ type, examples, items, isOptional }: VariableDescription): Schema {
  const exampleField = examples.length > 0 ? { examples } : {};
  if (type === undefined) return exampleField;
  const name = type === 'list' ? 'array' : type;
  const types = { type: isOptional ? [name, 'null'] : name };
  if (type !== 'list') return { ...types, ...exampleField };
  return {
    ...types,
    ...(items !== undefined && items.length > 0 && { items: toSchema(toTree(items)) }),
    ...exampleField,
  };
}

function isRequired({ members, variable }: Node): boolean {
  if (variable !== undefined) return !variable.isOptional;
  return [...members.values()].some(isRequired);
}

/** A list of codes, limited to those of the product. */
export function toCodesSchema(codes: readonly { readonly code: string; readonly name: string }[]): Schema {
  const [first] = codes;
  if (first === undefined) return { type: 'array', items: { type: 'string' }, maxItems: 0 };
  const examples: Json[] = [[first.code]];
  return {
    type: 'array',
    items: { type: 'string', enum: codes.map(({ code }) => code) },
    uniqueItems: true,
    description: codes.map(({ code, name }) => `${code}: ${name}`).join('\n'),
    examples,
  };
}
