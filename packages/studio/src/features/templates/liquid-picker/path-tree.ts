/**
 * The paths that a template can read, as a lazily expanded tree: what the query selects, or else everything in the
 * schema. Types may be recursive, so children are requested one level at a time.
 */
import {
  Kind,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  parse,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

export interface PathNode {
  /** The name in the response: that of the field, or its alias. */
  readonly name: string;
  /** Names from the root, separated by dots and without indexes; unique for every node. */
  readonly key: string;
  readonly parent: PathNode | undefined;
  /** In GraphQL notation; empty if the schema does not contain the field. */
  readonly type: string;
  readonly description: string;
  readonly isList: boolean;
  readonly isLeaf: boolean;
  readonly children: () => readonly PathNode[];
}

/** Fields that must be requested separately or are refused in a stored query, so templates cannot read them. */
const unreadable = /^(render|token_2$|refreshToken$|__)/;

/** Undefined for an invalid query. */
export function toPathTree(schema: GraphQLSchema, query: string): readonly PathNode[] | undefined {
  const root = schema.getQueryType();
  if (query.trim() === '')
    return root ? fieldsOf(schema, root, undefined).filter(({ name }) => !unreadable.test(name)) : [];
  const document = parseQuery(query);
  const operation = document?.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!document || !operation) return undefined;
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  return selected({ schema, fragments }, [{ type: root ?? undefined, selections: operation.selectionSet }], undefined);
}

function parseQuery(query: string): DocumentNode | undefined {
  try {
    return parse(query, { noLocation: true });
  } catch {
    return undefined;
  }
}

interface Document {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** A selection on a type; several selections are merged, as in GraphQL. */
interface Selection {
  readonly type: GraphQLCompositeType | undefined;
  readonly selections: SelectionSetNode;
}

interface SelectedField {
  readonly field: FieldNode;
  readonly type: GraphQLOutputType | undefined;
  readonly description: string;
}

function selected(document: Document, selections: readonly Selection[], parent: PathNode | undefined): PathNode[] {
  const fields = new Map<string, SelectedField[]>();
  for (const one of selections) collect(document, one, fields, new Set());
  return [...fields].map(([name, same]) => {
    const [first] = same;
    const inner = same.flatMap(({ field, type }) => {
      const named = type && getNamedType(type);
      return field.selectionSet
        ? [{ type: named && isCompositeType(named) ? named : undefined, selections: field.selectionSet }]
        : [];
    });
    const node: PathNode = {
      name,
      key: keyOf(parent, name),
      parent,
      type: first?.type?.toString() ?? '',
      description: first?.description ?? '',
      isList: isList(first?.type),
      isLeaf: inner.length === 0,
      children: () => selected(document, inner, node),
    };
    return node;
  });
}

/** @param spread fragments being expanded, since a fragment may refer to itself */
function collect(
  document: Document,
  { type, selections }: Selection,
  fields: Map<string, SelectedField[]>,
  spread: ReadonlySet<string>,
): void {
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) {
      const known = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
      const name = selection.alias?.value ?? selection.name.value;
      const field = { field: selection, type: known?.type, description: known?.description ?? '' };
      fields.set(name, [...(fields.get(name) ?? []), field]);
      continue;
    }
    const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
    const fragment = isSpread ? document.fragments.get(selection.name.value) : selection;
    if (!fragment || (isSpread && spread.has(selection.name.value))) continue;
    const condition = fragment.typeCondition && document.schema.getType(fragment.typeCondition.name.value);
    const on = condition && isCompositeType(condition) ? condition : type;
    const within = isSpread ? new Set([...spread, selection.name.value]) : spread;
    collect(document, { type: on, selections: fragment.selectionSet }, fields, within);
  }
}

/** All fields of a type, including those of its possible concrete types. */
function fieldsOf(schema: GraphQLSchema, type: GraphQLCompositeType, parent: PathNode | undefined): PathNode[] {
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  const types = [...(isObjectType(type) || isInterfaceType(type) ? [type] : []), ...possible];
  const fields = new Map(types.toReversed().flatMap((one) => Object.entries(one.getFields())));
  return [...fields.values()].map((field) => {
    const named = getNamedType(field.type);
    const node: PathNode = {
      name: field.name,
      key: keyOf(parent, field.name),
      parent,
      type: field.type.toString(),
      description: field.description ?? '',
      isList: isList(field.type),
      isLeaf: !isCompositeType(named),
      children: () => (isCompositeType(named) ? fieldsOf(schema, named, node) : []),
    };
    return node;
  });
}

function keyOf(parent: PathNode | undefined, name: string): string {
  return parent === undefined ? name : `${parent.key}.${name}`;
}

function isList(type: GraphQLOutputType | undefined): boolean {
  return type !== undefined && isListType(getNullableType(type));
}
