// The fields that a template's query may use: those that the SDL marks with @inTemplates, directly or with all
// fields of their type.
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { isMarked } from './sdl-directives.ts';
import { typeDefinitions } from './type-definitions.ts';

const mark = 'inTemplates';

let known: GraphQLSchema | undefined;

/** Only the types: the available fields do not depend on resolvers. */
function types(): GraphQLSchema {
  known ??= buildSchema(typeDefinitions.join('\n'));
  return known;
}

export function isUsableInTemplates(
  type: Pick<GraphQLCompositeType, 'astNode' | 'extensionASTNodes'>,
  field: Pick<GraphQLField<unknown, unknown>, 'name' | 'astNode'>,
): boolean {
  return isMarked(mark, type, field);
}

/**
 * The outermost fields of a document that a template may not use. Unknown fields are not included: whether they
 * exist is only checked when the query runs, as a template may come from a server with more fields.
 */
export function findUnusableFields(document: DocumentNode): FieldNode[] {
  const typeInfo = new TypeInfo(types());
  const found: FieldNode[] = [];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field(node) {
        const [type, field] = [typeInfo.getParentType(), typeInfo.getFieldDef()];
        if (!type || !field || isUsableInTemplates(type, field)) return undefined;
        found.push(node);
        return false;
      },
    }),
  );
  return found;
}

/** The sorted names of query fields that templates may not use in any type. */
export function closedFieldNames(): string[] {
  const mutation = types().getMutationType();
  const fields = Object.values(types().getTypeMap())
    .filter((type) => type !== mutation && !type.name.startsWith('__'))
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
  const open = new Set(
    fields.filter(({ type, field }) => isUsableInTemplates(type, field)).map(({ field }) => field.name),
  );
  const closed = fields.map(({ field }) => field.name).filter((name) => !open.has(name));
  return [...new Set(['__schema', '__type', ...closed])].toSorted();
}
