// What one GraphQL document may ask for. docs/limits.md tells clients the same numbers.
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';
import type { Problem } from '../errors/user-error.ts';

export const documentLimits = {
  tokens: 10_000,
  aliases: 200,
  directives: 100,
  depth: 30,
  cost: 4_000,
  nesting: 200,
  /** Seconds. */
  calculation: 10,
} as const;

/** Fields that hash a password, send mail, run logic or render cost more than a field that is only read. */
const fieldCosts: ReadonlyMap<string, number> = new Map([
  ['token_2', 400],
  ['refreshToken', 100],
  ['forgotPassword', 400],
  ['resetPassword', 400],
  ['changePassword', 400],
  ['renderHtml', 200],
  ['renderNotificationTemplate', 200],
  ['renderSms', 200],
  ['renderSmsTemplate', 200],
  ['renderWkhtmltopdf', 1000],
  ['renderWkhtmltopdfTemplate', 1000],
  ['evaluateLogic', 50],
  ['pricing', 20],
  ['underwritingDecision', 20],
]);

/** Lists that are whole without a `limit`: one may be megabytes long. */
const wholeLists: ReadonlySet<string> = new Set([
  'cases',
  'fileListing',
  'policies',
  'products',
  'products_2',
  'searchFiles',
  'templates',
  'transactions',
]);
const wholeListCost = 200;

function fieldCost({ name, arguments: given = [] }: FieldNode): number {
  const isLimited = given.some((argument) => argument.name.value === 'limit' && argument.value.kind !== Kind.NULL);
  if (wholeLists.has(name.value) && !isLimited) return wholeListCost;
  return fieldCosts.get(name.value) ?? 1;
}

interface Size {
  readonly depth: number;
  readonly cost: number;
}

/** What a document is to whom its limits are told. */
export type Asked = 'request' | 'query';

const advice: Readonly<Record<Asked, string>> = {
  request: 'Split it into smaller requests.',
  query: 'Ask for less in it: fewer fields, and lists with a limit.',
};

/** Every limit that the document breaks, each named. Runs before validation, so it expects broken documents. */
export function limitProblems(document: DocumentNode, asked: Asked): Problem[] {
  const { aliases, directives } = countAliasesAndDirectives(document);
  const { depth, cost } = documentSize(document);
  return [
    ...overLimit('aliases', aliases, asked),
    ...overLimit('directives', directives, asked),
    ...overLimit('depth', depth, asked),
    ...overLimit('cost', cost, asked),
  ];
}

interface OverLimit {
  /** Absent where counting stopped at the limit. */
  readonly found?: number;
  readonly asked?: Asked;
}

/** The refusal of one limit. */
export function limitProblem(
  limit: keyof typeof documentLimits,
  { found, asked = 'request' }: OverLimit = {},
): Problem {
  const has = found === undefined ? '' : ` and has ${found}`;
  const message = `The ${asked} is over the limit of ${limit}: it may have ${documentLimits[limit]}${has}. ${advice[asked]}`;
  return { code: 'LIMIT_EXCEEDED', message };
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

/** Depth and cost with every fragment counted wherever it is spread. */
function documentSize(document: DocumentNode): Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, Size>();

  function fragmentSize(name: string): Size {
    const fragment = fragments.get(name);
    const size = known.get(name);
    if (size !== undefined || fragment === undefined) return size ?? { depth: 0, cost: 0 };
    // A fragment that spreads itself is refused by validation; here it only has to end.
    known.set(name, { depth: 0, cost: 0 });
    const measured = selectionSize(fragment.selectionSet);
    known.set(name, measured);
    return measured;
  }

  function selectionSize(selectionSet: SelectionSetNode | undefined): Size {
    let depth = 0;
    let cost = 0;
    for (const selection of selectionSet?.selections ?? []) {
      let inner: Size;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        inner = fragmentSize(selection.name.value);
      } else {
        inner = selectionSize(selection.selectionSet);
        if (selection.kind === Kind.FIELD) {
          inner = { depth: inner.depth + 1, cost: inner.cost + fieldCost(selection) };
        }
      }
      depth = Math.max(depth, inner.depth);
      cost += inner.cost;
    }
    return { depth, cost };
  }

  let total: Size = { depth: 0, cost: 0 };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = selectionSize(definition.selectionSet);
    total = { depth: Math.max(total.depth, size.depth), cost: total.cost + size.cost };
  }
  return total;
}
