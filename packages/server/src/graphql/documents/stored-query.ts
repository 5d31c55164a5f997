// A query that is stored and later runs with the rights of the user who renders: a single read-only query
// operation, with only those fields that the SDL marks for templates. It cannot sign in, render, or see unsaved
// data.
import { excerptAt } from '@coverwright/insurance/excerpt';
import { shorten } from '@coverwright/insurance/shorten';
import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { messageMaxLength } from '../../errors/bounded-problems.ts';
import type { Problem } from '../../errors/user-error.ts';
import { createDocuments, type Documents, type ReadDocument } from './documents.ts';
import { findUnusableFields } from '../schema/template-fields.ts';

/** Problems that prevent a text from being stored as a query. Whether its fields exist is checked when it runs. */
export function validateStoredQuery(source: string, path: string): Problem[] {
  return source.trim() === '' ? [] : readStoredQuery(source, path, createDocuments('query')).problems;
}

/** The document and all its problems; no document if the text is not GraphQL. */
export function readStoredQuery(
  source: string,
  path: string,
  documents: Documents,
): { readonly read?: ReadDocument; readonly problems: Problem[] } {
  try {
    const read = documents.read(source);
    // It was validated before it was cached.
    if (documents.isKept(read)) return { read, problems: [] };
    const { document, problems } = read;
    const limits = problems.map((problem) => ({ ...problem, path }));
    return { read, problems: [...limits, ...storedQueryFaults(document).map((fault) => toQueryProblem(fault, path))] };
  } catch (error) {
    if (error instanceof GraphQLError) return { problems: [toQueryProblem(error, path)] };
    throw error;
  }
}

/** The variables declared by the query; undefined if the text is not GraphQL. */
export function declaredVariables(source: string): readonly string[] | undefined {
  if (source.trim() === '') return [];
  const { read } = readStoredQuery(source, '', createDocuments('query'));
  const operation = read?.document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return read && (operation?.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
}

/** Includes the position in the query, if the error has one. */
export function toQueryProblem(error: GraphQLError, path: string): Problem {
  const problem: Problem = { code: codeOf(error), message: shorten(error.message, messageMaxLength), path };
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
      faults.push(
        new GraphQLError('Templates can only run queries. Remove the type definition.', { nodes: definition }),
      );
    }
  }
  for (const operation of operations.filter(({ operation: kind }) => kind !== OperationTypeNode.QUERY)) {
    const message = `Templates can only run queries. Replace the ${operation.operation} with a query.`;
    faults.push(new GraphQLError(message, { nodes: operation }));
  }
  const [first, second] = operations;
  if (first === undefined)
    faults.push(new GraphQLError('The document contains no query. Write one, such as { policies { totalCount } }.'));
  if (second !== undefined) {
    faults.push(new GraphQLError('A template runs one query. Remove the others.', { nodes: second }));
  }
  for (const node of findUnusableFields(document)) {
    const message = `The field ${node.name.value} cannot be used in templates. Remove it from the query.`;
    faults.push(new GraphQLError(message, { nodes: node }));
  }
  return faults;
}
