/**
 * The steps of a tested logic as a tree: which are visible, which are expanded, and which one contains a position in
 * the text.
 */
import { isJsonList, type Json, type JsonPath } from '@coverwright/rules';
import type { TestStep } from '../logic-test/test-step.ts';

export interface StepTree {
  /** In the order of the logic, each before its inner steps. */
  readonly steps: readonly TestStep[];
  /** For each step, the index after its last inner step. */
  readonly ends: readonly number[];
  /** For each step, its position among the steps directly within the same operator. */
  readonly setPositions: readonly SetPosition[];
  /** The logic that the steps belong to. */
  readonly rule: Json;
}

interface SetPosition {
  /** 1-based. */
  readonly position: number;
  readonly count: number;
}

export function toStepTree(steps: readonly TestStep[], rule: Json): StepTree {
  const ends = steps.map((_, index) => index + 1);
  const open: number[] = [];
  for (const [index, { depth }] of steps.entries()) {
    while (open.length > 0 && (steps[open.at(-1) ?? 0]?.depth ?? 0) >= depth) ends[open.pop() ?? 0] = index;
    open.push(index);
  }
  for (const index of open) ends[index] = steps.length;
  const setPositions: SetPosition[] = steps.map(() => ({ position: 1, count: 1 }));
  for (const index of steps.keys()) {
    const inner = innerSteps({ ends }, index);
    for (const [order, one] of inner.entries()) setPositions[one] = { position: order + 1, count: inner.length };
  }
  return { steps, ends, setPositions, rule };
}

export function hasInner({ ends }: StepTree, index: number): boolean {
  return (ends[index] ?? 0) > index + 1;
}

/** The operators directly within a step. */
export function innerSteps({ ends }: Pick<StepTree, 'ends'>, index: number): number[] {
  const inner: number[] = [];
  const end = ends[index] ?? 0;
  for (let next = index + 1; next < end; next = ends[next] ?? end) inner.push(next);
  return inner;
}

/** Undefined for the outermost step. */
export function outerStep({ steps }: StepTree, index: number): number | undefined {
  const depth = steps[index]?.depth ?? 0;
  for (let before = index - 1; before >= 0; before--) if ((steps[before]?.depth ?? 0) < depth) return before;
  return undefined;
}

export function visibleSteps({ steps, ends }: StepTree, opened: ReadonlySet<number>): number[] {
  const visible: number[] = [];
  for (let index = 0; index < steps.length; index = opened.has(index) ? index + 1 : (ends[index] ?? steps.length)) {
    visible.push(index);
  }
  return visible;
}

export function allOpened(tree: StepTree): Set<number> {
  return new Set(tree.steps.flatMap((_, index) => (hasInner(tree, index) ? [index] : [])));
}

/**
 * Operators that decide or iterate over a list, which users look for. The calculations around them are expanded to
 * reveal them.
 */
const mainOperators = new Set('if ?: map filter reduce some none all every merge try pipe eachKey throw'.split(' '));

/** Expands the ancestors of main steps and of problems; conditions and single calculations stay collapsed. */
export function openedAtFirst(tree: StepTree): Set<number> {
  const { steps } = tree;
  const opened = new Set<number>();
  if (hasInner(tree, 0)) opened.add(0);
  const conditions = conditionSteps(tree);
  const leads: boolean[] = [];
  const fails: boolean[] = [];
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index];
    if (!step) continue;
    const inner = innerSteps(tree, index);
    fails[index] = step.problem !== undefined || inner.some((one) => fails[one]);
    if (inner.some((one) => leads[one])) opened.add(index);
    const isMain = mainOperators.has(step.operator) || opened.has(index);
    leads[index] = fails[index] || (isMain && step.times > 0 && !conditions.has(index));
  }
  return opened;
}

/** The conditions of an if, which are summarized together with it. */
function conditionSteps(tree: StepTree): ReadonlySet<number> {
  return new Set(
    tree.steps.flatMap((step, index) => {
      if (!isDecision(step.operator)) return [];
      const last = argumentsOf(tree, index).length - 1;
      return innerSteps(tree, index).filter((inner) => {
        const place = tree.steps[inner]?.path.at(-1);
        return typeof place === 'number' && place % 2 === 0 && place < last;
      });
    }),
  );
}

export function isDecision(operator: string): boolean {
  return operator === 'if' || operator === '?:';
}

/** The logic of a step: an object with its operator. */
export function nodeOf({ steps, rule }: StepTree, index: number): Json {
  let node: Json | undefined = rule;
  for (const segment of steps[index]?.path ?? []) node = memberOf(node, segment);
  return node ?? null;
}

/** The operator's arguments as written; a single one counts as a list of one. */
export function argumentsOf(tree: StepTree, index: number): readonly Json[] {
  const step = tree.steps[index];
  if (!step) return [];
  const node = memberOf(nodeOf(tree, index), step.operator);
  if (node === undefined) return [];
  return isJsonList(node) ? node : [node];
}

function memberOf(node: Json | undefined, segment: string | number): Json | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (isJsonList(node)) return node[Number(segment)];
  return Object.hasOwn(node, segment) ? node[segment] : undefined;
}

/** The innermost step around a position in the logic; undefined outside all steps. */
export function stepAt(tree: StepTree, path: JsonPath): number | undefined {
  let found: number | undefined;
  let candidates = tree.steps.length > 0 ? [0] : [];
  for (;;) {
    const next = candidates.find((index) => isWithin(path, tree.steps[index]));
    if (next === undefined) return found;
    found = next;
    candidates = innerSteps(tree, next);
  }
}

function isWithin(path: JsonPath, step: TestStep | undefined): boolean {
  if (!step || path.length < step.path.length) return false;
  if (!step.path.every((segment, at) => segment === path[at])) return false;
  // The operator may have changed since.
  const operator = path[step.path.length];
  return operator === undefined || operator === step.operator;
}
