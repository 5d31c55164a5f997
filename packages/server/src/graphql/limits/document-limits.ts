// The limits of one GraphQL document and its request. Keep in sync with docs/limits.md.
import type { Sentence } from '@coverwright/insurance/sentence';
import { shorten } from '@coverwright/insurance/shorten';
import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, visit } from 'graphql';
import type { Problem } from '../../errors/user-error.ts';
import { byteLimits } from '../../limits/byte-meter.ts';
import { calculationMaxSeconds } from '../../calculation/calculations.ts';
import { nestingMax } from '../../request/nesting.ts';
import { say, term, word } from '../../sentences/say.ts';

export const documentLimits = {
  /** UTF-16 units of the text: the cost of reading a single token grows with its length. */
  length: 1_048_576,
  tokens: 10_000,
  /** Operations and fragments: validation follows the fragments of each operation. */
  definitions: 500,
  aliases: 200,
  directives: 100,
  depth: 30,
  cost: 4_000,
  nesting: nestingMax,
  /** Lists and objects of the body, and values of any type. */
  containers: 50_000,
  values: 200_000,
  /** In seconds. */
  calculation: calculationMaxSeconds,
  ...byteLimits,
} as const;

interface Size {
  readonly depth: number;
  readonly fields: number;
}

/** How messages about limits refer to the document. */
export type Asked = 'request' | 'query';

const advice: Readonly<Record<Asked, Sentence>> = { request: say('REQUEST_SPLIT'), query: say('QUERY_SHORTEN') };

/**
 * Every limit that the document exceeds. Runs before validation, so the document may be invalid; the actual
 * cost of an operation is calculated afterwards (operation-cost.ts), and is never less than the number of its
 * fields.
 */
export function limitProblems(document: DocumentNode, asked: Asked): Problem[] {
  const { aliases, directives } = countAliasesAndDirectives(document);
  const { depth, fields, ownSpread } = documentSize(document);
  return [
    ...(ownSpread === undefined ? [] : [spreadsItself(ownSpread)]),
    ...overLimit('definitions', document.definitions.length, asked),
    ...overLimit('aliases', aliases, asked),
    ...overLimit('directives', directives, asked),
    ...overLimit('depth', depth, asked),
    ...overLimit('cost', fields, asked),
  ];
}

/** Validation compares the fields of such fragments in a recursion that may exceed the stack. */
function spreadsItself(name: string): Problem {
  const sentence = say('FRAGMENT_IN_ITSELF', { name: shorten(name, nameMaxLength) });
  return { code: 'INVALID', ...sentence };
}

const nameMaxLength = 100;

interface OverLimit {
  /** Absent if counting stopped at the limit. */
  readonly found?: number;
  readonly asked?: Asked;
}

/** The problem for one exceeded limit. */
export function limitProblem(
  limit: keyof typeof documentLimits,
  { found, asked = 'request' }: OverLimit = {},
): Problem {
  const allowed = documentLimits[limit].toLocaleString('en-US');
  const known = { asked: word(asked), limit: term(limit), allowed, advice: advice[asked] };
  if (limit === 'length')
    return { code: 'LIMIT_EXCEEDED', ...say('DOCUMENT_TOO_LONG', { asked: known.asked, allowed }) };
  if (found === undefined) return { code: 'LIMIT_EXCEEDED', ...say('DOCUMENT_LIMIT_EXCEEDED', known) };
  const sizes = { ...known, found: found.toLocaleString('en-US') };
  return { code: 'LIMIT_EXCEEDED', ...say('DOCUMENT_LIMIT_EXCEEDED_BY', sizes) };
}

function overLimit(limit: keyof typeof documentLimits, found: number, asked: Asked): Problem[] {
  return found > documentLimits[limit] ? [limitProblem(limit, { found, asked })] : [];
}

function countAliasesAndDirectives(document: DocumentNode): { aliases: number; directives: number } {
  let aliases = 0;
  let directives = 0;
  visit(document, {
    Field(node) {
      if (node.alias !== undefined) aliases += 1;
    },
    Directive() {
      directives += 1;
    },
  });
  return { aliases, directives };
}

interface DocumentSize extends Size {
  /** A fragment that contains itself, if there is one. */
  readonly ownSpread: string | undefined;
}

/** For the largest operation, with every fragment counted wherever it is spread. */
function documentSize(document: DocumentNode): DocumentSize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, Size>();
  const open = new Set<string>();
  let ownSpread: string | undefined;

  function fragmentSize(name: string): Size {
    const fragment = fragments.get(name);
    const size = known.get(name);
    if (open.has(name)) ownSpread = name;
    if (size !== undefined || fragment === undefined || open.has(name)) return size ?? { depth: 0, fields: 0 };
    open.add(name);
    const measured = selectionSize(fragment.selectionSet);
    open.delete(name);
    known.set(name, measured);
    return measured;
  }

  function selectionSize(selectionSet: SelectionSetNode | undefined): Size {
    let depth = 0;
    let fields = 0;
    for (const selection of selectionSet?.selections ?? []) {
      let inner: Size;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        inner = fragmentSize(selection.name.value);
      } else {
        inner = selectionSize(selection.selectionSet);
        if (selection.kind === Kind.FIELD) {
          inner = { depth: inner.depth + 1, fields: inner.fields + 1 };
        }
      }
      depth = Math.max(depth, inner.depth);
      fields += inner.fields;
    }
    return { depth, fields };
  }

  const largest = { depth: 0, fields: 0 };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = selectionSize(definition.selectionSet);
    largest.depth = Math.max(largest.depth, size.depth);
    largest.fields = Math.max(largest.fields, size.fields);
  }
  // Validation also reads fragments that no operation spreads.
  for (const name of fragments.keys()) fragmentSize(name);
  return { ...largest, ownSpread };
}
