// A query that is stored and later runs with the rights of the user who renders: a single read-only query
// operation, with only those fields that the SDL marks for templates. It cannot sign in, render, or see unsaved
// data.
import { excerptAt } from '@coverwright/insurance/excerpt';
import type { Sentence } from '@coverwright/insurance/sentence';
import { shorten } from '@coverwright/insurance/shorten';
import {
  type ASTNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Problem } from '../../errors/user-error.ts';
import { createDocuments, type Documents, type ReadDocument } from './documents.ts';
import { say } from '../../sentences/say.ts';
import { libraryProblem, problemsOf } from '../problems.ts';
import { findUnusableFields } from '../schema/template-fields.ts';

/** Of the names in messages, in UTF-16 units. */
const nameMaxLength = 300;

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
  const [known = libraryProblem(error.message)] = problemsOf(error) ?? [];
  const problem: Problem = { ...known, path };
  const [location] = error.locations ?? [];
  const [offset] = error.positions ?? [];
  if (location === undefined) return problem;
  const { line, column } = location;
  const source = error.source?.body;
  if (source === undefined || offset === undefined) return { ...problem, line, column };
  return { ...problem, line, column, excerpt: excerptAt(source, offset) };
}

function faultAt(fault: Sentence, nodes?: ASTNode): GraphQLError {
  const problem: Problem = { code: 'INVALID', ...fault };
  return new GraphQLError(fault.message, { nodes: nodes ?? null, extensions: { problems: [problem] } });
}

function storedQueryFaults(document: DocumentNode): GraphQLError[] {
  const faults: GraphQLError[] = [];
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    else if (definition.kind !== Kind.FRAGMENT_DEFINITION) {
      faults.push(faultAt(say('STORED_TYPE_DEFINITION'), definition));
    }
  }
  for (const operation of operations.filter(({ operation: kind }) => kind !== OperationTypeNode.QUERY)) {
    faults.push(faultAt(say('STORED_QUERY_IS_OTHER', { operation: operation.operation }), operation));
  }
  const [first, second] = operations;
  if (first === undefined) faults.push(faultAt(say('STORED_QUERY_MISSING')));
  if (second !== undefined) faults.push(faultAt(say('STORED_QUERIES_MAX'), second));
  for (const node of findUnusableFields(document)) {
    const name = shorten(node.name.value, nameMaxLength);
    faults.push(faultAt(say('STORED_FIELD_UNUSABLE', { name }), node));
  }
  return faults;
}
