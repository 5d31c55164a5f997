import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** Names of root fields, by the kind of operation. */
export type OpenFields = Readonly<Record<string, ReadonlySet<string>>>;

/** The operations that need no sign-in; a token sent with them is ignored. */
export const publicFields: OpenFields = {
  query: new Set(['token_2', 'refreshToken', '__typename']),
  mutation: new Set(['forgotPassword', 'resetPassword', '__typename']),
};

/** What somebody may do who has to set up a second factor before signing in. */
export const enrolmentFields: OpenFields = {
  mutation: new Set(['beginSecondFactor', 'confirmSecondFactor', '__typename']),
};

const signInQueries: ReadonlySet<string> = new Set(['query.token_2', 'query.refreshToken']);

export interface RootFields {
  /** Whether any root field, of any operation of the document, needs a sign-in. */
  readonly needsCaller: boolean;
  /** Whether an enrolment at sign-in may ask for all of it. */
  readonly isEnrolment: boolean;
  readonly hasMutation: boolean;
  /** Whether a query that signs in stands beside one that needs a sign-in: each would hold a connection. */
  readonly mixesSignIn: boolean;
  /** The field names as they are asked for, such as query.products_2; clients choose them. */
  readonly names: readonly string[];
}

/** Sees through aliases and fragments, also where validation has not yet run. */
export function rootFields(document: DocumentNode): RootFields {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const names = new Set<string>();
  let needsCaller = false;
  let isEnrolment = true;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const name of fieldNames(definition.selectionSet, fragments, new Set())) {
      names.add(`${definition.operation}.${name}`);
      if (publicFields[definition.operation]?.has(name) !== true) needsCaller = true;
      if (enrolmentFields[definition.operation]?.has(name) !== true) isEnrolment = false;
    }
  }
  const hasMutation = [...names].some((name) => name.startsWith('mutation.'));
  const mixesSignIn = needsCaller && [...names].some((name) => signInQueries.has(name));
  return { needsCaller, isEnrolment, hasMutation, mixesSignIn, names: [...names] };
}

function fieldNames(
  selectionSet: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  visited: Set<string>,
): string[] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldNames(selection.selectionSet, fragments, visited);
    const fragment = fragments.get(selection.name.value);
    if (fragment === undefined || visited.has(selection.name.value)) return [];
    visited.add(selection.name.value);
    return fieldNames(fragment.selectionSet, fragments, visited);
  });
}
