// The parts of the schema that may be used without a session: some root fields, and the types that they reach.
// Documents are validated against only their part, so no response reveals what else the schema has. Errors for
// strangers contain no names.
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  GraphQLObjectType,
  GraphQLSchema,
  validate,
  type ValidationContext,
} from 'graphql';
import type { Problem } from '../../errors/user-error.ts';
import type { Audience } from '../../request/context.ts';
import { say } from '../../sentences/say.ts';
import { pickFieldsOf } from './audience-fields.ts';
import { enrolmentFields, type OpenFields, publicFields } from './root-fields.ts';

interface OpenSchema {
  /** Whether the document, valid or not, uses only the open fields and their types. */
  covers(document: DocumentNode): boolean;
  /** The validation errors; for strangers only with positions. */
  validate(document: DocumentNode, maxErrors: number): readonly GraphQLError[];
}

export interface OpenSchemas {
  readonly toStrangers: OpenSchema;
  /** For users who set up a second factor in order to sign in. */
  readonly toEnrolling: OpenSchema;
  /** For visitors of a published app. */
  readonly to: Readonly<Record<Audience, OpenSchema>>;
}

export function createOpenSchemas(schema: GraphQLSchema): OpenSchemas {
  return {
    toStrangers: createOpenSchema(schema, publicFields),
    toEnrolling: createOpenSchema(schema, enrolmentFields),
    to: {
      guests: createAudienceSchema('guests', schema),
      customers: createAudienceSchema('customers', schema),
      staff: createAudienceSchema('staff', schema),
    },
  };
}

function createOpenSchema(schema: GraphQLSchema, fields: OpenFields): OpenSchema {
  const part = new GraphQLSchema({
    query: pickFields(schema.getQueryType(), fields['query']),
    mutation: pickFields(schema.getMutationType(), fields['mutation']),
    // A part without queries is not a valid schema on its own.
    assumeValid: true,
  });
  const findBeyond = (context: ValidationContext) => reportBeyond(context, fields);
  return {
    covers: (document) => validate(part, document, [findBeyond], { maxErrors: 1 }).length === 0,
    validate: (document, maxErrors) => validate(part, document, undefined, { maxErrors }).map(withoutNames),
  };
}

/**
 * Authors of apps read these errors, and this part of the schema is not secret, so they may contain its field
 * names.
 */
function createAudienceSchema(audience: Audience, schema: GraphQLSchema): OpenSchema {
  const part = pickFieldsOf(audience, schema);
  const namesOf = (type: GraphQLObjectType | null | undefined) =>
    new Set([...Object.keys(type?.getFields() ?? {}), '__typename']);
  const fields = { query: namesOf(part.getQueryType()), mutation: namesOf(part.getMutationType()) };
  const findBeyond = (context: ValidationContext) => reportBeyond(context, fields);
  return {
    covers: (document) => validate(part, document, [findBeyond], { maxErrors: 1 }).length === 0,
    validate: (document, maxErrors) => validate(part, document, undefined, { maxErrors }),
  };
}

function pickFields(
  type: GraphQLObjectType | null | undefined,
  names: ReadonlySet<string> = new Set(),
): GraphQLObjectType | undefined {
  if (!type) return undefined;
  const { fields, ...config } = type.toConfig();
  const picked = Object.entries(fields).filter(([name]) => names.has(name));
  return picked.length === 0 ? undefined : new GraphQLObjectType({ ...config, fields: Object.fromEntries(picked) });
}

/** Also in fragments that no operation uses, since validation reads them. */
function reportBeyond(context: ValidationContext, fields: OpenFields): ASTVisitor {
  const schema = context.getSchema();
  const report = () =>
    context.reportError(new GraphQLError('The document uses operations that are not open to this caller.'));
  const namesByRoot = new Map([
    [schema.getQueryType(), fields['query']],
    [schema.getMutationType(), fields['mutation']],
  ]);
  return {
    OperationDefinition: ({ operation }) => {
      if (!schema.getRootType(operation)) report();
    },
    NamedType: ({ name }) => {
      if (schema.getType(name.value) === undefined) report();
    },
    Field: ({ name }) => {
      const parent = context.getParentType();
      if (parent instanceof GraphQLObjectType && namesByRoot.get(parent)?.has(name.value) === false) report();
    },
  };
}

const invalidHere: Problem = { code: 'INVALID', ...say('DOCUMENT_INVALID_HERE') };

/** An error without a position concerns the number of errors, and contains no names. */
function withoutNames(error: GraphQLError): GraphQLError {
  if (error.nodes === undefined) return error;
  const { code, message } = invalidHere;
  return new GraphQLError(message, { nodes: error.nodes, extensions: { code, problems: [invalidHere] } });
}
