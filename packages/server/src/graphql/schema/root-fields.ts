import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

/** Names of root fields, by the type of operation. */
export type OpenFields = Readonly<Record<string, ReadonlySet<string>>>;

/** Operations that require no sign-in; a token sent with them is ignored. */
export const publicFields: OpenFields = {
  query: new Set(['token_2', 'refreshToken', '__typename']),
  mutation: new Set(['forgotPassword', 'resetPassword', '__typename']),
};

/** Operations for users who must set up a second factor before signing in. */
export const enrolmentFields: OpenFields = {
  mutation: new Set(['beginSecondFactor', 'confirmSecondFactor', '__typename']),
};

const signInQueries: ReadonlySet<string> = new Set(['query.token_2', 'query.refreshToken']);

export interface RootFields {
  /** Whether any root field, of any operation in the document, requires a sign-in. */
  readonly needsCaller: boolean;
  /** Whether an enrolment at sign-in may request all fields. */
  readonly isEnrolment: boolean;
  readonly hasMutation: boolean;
  /** Whether the document combines a sign-in with a field that requires one: each would hold a connection. */
  readonly mixesSignIn: boolean;
  /** The requested field names, such as query.products_2; they are chosen by clients. */
  readonly names: readonly string[];
}

/** Follows aliases and fragments, even if validation has not yet run. */
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
  /** Fragments by operation type: those already visited for one operation are skipped for the next. */
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
