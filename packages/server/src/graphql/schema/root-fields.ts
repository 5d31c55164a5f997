import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

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
  /** Whether a query that signs in is beside one that needs a sign-in: each would hold a connection. */
  readonly mixesSignIn: boolean;
  /** The field names as requested, such as query.products_2; clients choose them. */
  readonly names: readonly string[];
}

/** Sees through aliases and fragments, also where validation has not yet run. */
export function rootFields(document: DocumentNode): RootFields {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const names = new Set<string>();
  const visited = new Set<string>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION)
      collect(definition.selectionSet, { kind: definition.operation, fragments, visited, names });
  }
  const needsCaller = [...names].some((name) => !isOf(publicFields, name));
  const isEnrolment = [...names].every((name) => isOf(enrolmentFields, name));
  const hasMutation = [...names].some((name) => name.startsWith('mutation.'));
  const mixesSignIn = needsCaller && [...names].some((name) => signInQueries.has(name));
  return { needsCaller, isEnrolment, hasMutation, mixesSignIn, names: [...names] };
}

function isOf(fields: OpenFields, name: string): boolean {
  const [kind = '', field = ''] = name.split('.');
  return fields[kind]?.has(field) === true;
}

interface Collecting {
  readonly kind: OperationTypeNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Fragments by the kind of operation: what one operation spreads need not be read a second time for the next. */
  readonly visited: Set<string>;
  readonly names: Set<string>;
}

function collect({ selections }: SelectionSetNode, collecting: Collecting): void {
  const { kind, fragments, visited, names } = collecting;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) names.add(`${kind}.${selection.name.value}`);
    else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, collecting);
    else {
      const fragment = fragments.get(selection.name.value);
      const key = `${kind}.${selection.name.value}`;
      if (fragment === undefined || visited.has(key)) continue;
      visited.add(key);
      collect(fragment.selectionSet, collecting);
    }
  }
}
