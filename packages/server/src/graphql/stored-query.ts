// A query that is kept in order to be run later as whoever asks for it: one query operation that only reads. What it
// gives must come back from the caller's own rights, so nothing in it may sign in, render, or see what is not saved.
import { excerptAt } from '@coverwright/render/excerpt';
import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode, OperationTypeNode, visit } from 'graphql';
import type { Problem } from '../errors/user-error.ts';
import { createDocuments, type Documents } from './documents.ts';

const forbiddenFields = /^(token_2|refreshToken|draft|render[A-Z].*)$/;

/** What keeps a text from being kept as a query; nothing is asked of the schema, which may still come to have a field. */
export function validateStoredQuery(source: string, path: string): Problem[] {
  return source.trim() === '' ? [] : readStoredQuery(source, path, createDocuments('query')).problems;
}

/** The document, and everything that is wrong with it; no document where the text is no GraphQL. */
export function readStoredQuery(
  source: string,
  path: string,
  documents: Documents,
): { readonly document?: DocumentNode; readonly problems: Problem[] } {
  try {
    const { document, problems } = documents.read(source);
    const limits = problems.map((problem) => ({ ...problem, path }));
    return { document, problems: [...limits, ...storedQueryFaults(document).map((fault) => toProblem(fault, path))] };
  } catch (error) {
    if (error instanceof GraphQLError) return { problems: [toProblem(error, path)] };
    throw error;
  }
}

/** The variables that its query declares; undefined where the text is no GraphQL. */
export function declaredVariables(source: string): readonly string[] | undefined {
  if (source.trim() === '') return [];
  const { document } = readStoredQuery(source, '', createDocuments('query'));
  const operation = document?.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return document && (operation?.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
}

/** With the place in the query, where the error tells one. */
export function toProblem(error: GraphQLError, path: string): Problem {
  const problem: Problem = { code: codeOf(error), message: error.message, path };
  const [location] = error.locations ?? [];
  const [offset] = error.positions ?? [];
  if (location === undefined) return problem;
  const { line, column } = location;
  const source = error.source?.body;
  if (source === undefined || offset === undefined) return { ...problem, line, column };
  return { ...problem, line, column, excerpt: excerptAt(source, offset) };
}

function codeOf({ extensions }: GraphQLError): 'INVALID' | 'LIMIT_EXCEEDED' {
  return extensions['code'] === 'LIMIT_EXCEEDED' ? 'LIMIT_EXCEEDED' : 'INVALID';
}

function storedQueryFaults(document: DocumentNode): GraphQLError[] {
  const faults: GraphQLError[] = [];
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    else if (definition.kind !== Kind.FRAGMENT_DEFINITION) {
      faults.push(new GraphQLError('A template can only ask. Remove the definition of a type.', { nodes: definition }));
    }
  }
  for (const operation of operations.filter(({ operation: kind }) => kind !== OperationTypeNode.QUERY)) {
    const message = `A template can only ask. Write a query in place of the ${operation.operation}.`;
    faults.push(new GraphQLError(message, { nodes: operation }));
  }
  const [first, second] = operations;
  if (first === undefined)
    faults.push(new GraphQLError('There is no query in it. Write one, such as { policies { totalCount } }.'));
  if (second !== undefined) {
    faults.push(new GraphQLError('A template asks one query. Remove the others.', { nodes: second }));
  }
  visit(document, {
    Field(node) {
      if (!forbiddenFields.test(node.name.value)) return;
      const message = `A template cannot ask for ${node.name.value}. Remove it from the query.`;
      faults.push(new GraphQLError(message, { nodes: node }));
    },
  });
  return faults;
}
