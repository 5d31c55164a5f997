// The directives in the features' .graphql files: declared in directives.graphql, read by the limits, and not
// part of the public schema.
import {
  type ConstDirectiveNode,
  DirectiveLocation,
  type GraphQLCompositeType,
  GraphQLDirective,
  type GraphQLField,
  GraphQLSchema,
  isSpecifiedDirective,
  valueFromASTUntyped,
} from 'graphql';

interface Annotated {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** The arguments of a directive with that name; undefined if there is none. */
export function readDirective(
  name: string,
  node: Annotated | null | undefined,
): Readonly<Record<string, unknown>> | undefined {
  const directive = node?.directives?.find((candidate) => candidate.name.value === name);
  if (directive === undefined) return undefined;
  return Object.fromEntries(
    (directive.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]),
  );
}

/** Whether the directive is on the field, or on its type and therefore on all of its fields. */
export function isMarked(
  name: string,
  type: Pick<GraphQLCompositeType, 'astNode' | 'extensionASTNodes'>,
  field: Pick<GraphQLField<unknown, unknown>, 'name' | 'astNode'>,
): boolean {
  if (field.name === '__typename') return true;
  return [field.astNode, type.astNode, ...type.extensionASTNodes].some(
    (node) => readDirective(name, node) !== undefined,
  );
}

/** The schema as clients see it: only types, fields and arguments. */
export function withoutSdlDirectives(schema: GraphQLSchema): GraphQLSchema {
  const directives = schema.getDirectives().filter(isSpecifiedDirective).map(withKnownLocations);
  return new GraphQLSchema({ ...schema.toConfig(), directives });
}

/** Clients with a graphql-js before 16.14 refuse an introspection result with an unknown directive location. */
function withKnownLocations(directive: GraphQLDirective): GraphQLDirective {
  const { locations, ...config } = directive.toConfig();
  const known = locations.filter((location) => location !== DirectiveLocation.DIRECTIVE_DEFINITION);
  return new GraphQLDirective({ ...config, locations: known });
}
