// Whether declared inputs fit together. Pure; the caller knows JSON Logic, and so what a condition reads.
import type { Json } from '../json.ts';
import { compileInputs } from './apply-inputs.ts';
import type { CompileCondition } from './compiled-input.ts';
import type { Sentence } from '../problems/sentence.ts';
import { shorten } from '../texts/shorten.ts';
import { type Input, segmentsOf } from './input.ts';
import { sayOfInput } from './input-sentences.ts';
import type { DeclarationProblem } from './parse-inputs.ts';

export interface ConditionFacts {
  /** The dotted paths of the values that it reads. */
  readonly reads: readonly string[];
  /** Whether it computes such a path. */
  readonly isComputed: boolean;
  /** Why it cannot be evaluated. */
  readonly faults: readonly Sentence[];
}

export type DescribeCondition = (condition: Json) => ConditionFacts;

export function checkInputs(inputs: readonly Input[], describe: DescribeCondition): readonly DeclarationProblem[] {
  return checkAll(inputs, '', describe);
}

function checkAll(inputs: readonly Input[], place: string, describe: DescribeCondition): DeclarationProblem[] {
  return [
    ...checkPaths(inputs, place),
    ...inputs.flatMap((input, index) => checkInput(input, `${place}${index}`, describe)),
    ...checkConditions(inputs, place, describe),
  ];
}

/** Two inputs at one path, or one within another. */
function checkPaths(inputs: readonly Input[], place: string): DeclarationProblem[] {
  const taken = new Set<string>();
  const problems: DeclarationProblem[] = [];
  const all = new Set(inputs.map(({ path }) => path));
  for (const [index, { path }] of inputs.entries()) {
    const at = `${place}${index}.path`;
    const outer = outerPaths(path).find((one) => all.has(one));
    if (taken.has(path)) problems.push({ ...sayOfInput('INPUT_PATH_TWICE', { path }), path: at });
    else if (outer !== undefined) problems.push({ ...sayOfInput('INPUT_PATH_INSIDE', { path, outer }), path: at });
    taken.add(path);
  }
  return problems;
}

/** The empty path, which is the entry of a list itself, contains every other one. */
function outerPaths(path: string): readonly string[] {
  const segments = segmentsOf(path);
  return segments.map((_, count) => segments.slice(0, count).join('.'));
}

function checkInput(input: Input, at: string, describe: DescribeCondition): DeclarationProblem[] {
  const { type, choices = [], minimum, maximum, items, minItems, maxItems } = input;
  const isBackwards = (least: number | undefined, most: number | undefined) =>
    least !== undefined && most !== undefined && most < least;
  const problems: DeclarationProblem[] = [];
  const add = (field: string, sentence: Sentence) => problems.push({ ...sentence, path: `${at}.${field}` });
  if (type === 'choice' && choices.length === 0) add('choices', sayOfInput('INPUT_CHOICES_MISSING'));
  const values = new Set<string>();
  for (const [index, { value }] of choices.entries()) {
    if (values.has(value))
      add(`choices.${index}.value`, sayOfInput('INPUT_CHOICE_TWICE', { value: shorten(value, 100) }));
    values.add(value);
  }
  if (isBackwards(minimum, maximum))
    add('maximum', sayOfInput('INPUT_RANGE_BACKWARDS', { minimum: minimum ?? 0, maximum: maximum ?? 0 }));
  if (isBackwards(minItems, maxItems))
    add('maxItems', sayOfInput('INPUT_RANGE_BACKWARDS', { minimum: minItems ?? 0, maximum: maxItems ?? 0 }));
  const [wrongDefault] = faultsOf(input, input.default);
  if (wrongDefault !== undefined) add('default', sayOfInput('INPUT_DEFAULT_WRONG', { why: wrongDefault }));
  const [wrongExample] = faultsOf(input, input.example);
  if (wrongExample !== undefined) add('example', sayOfInput('INPUT_EXAMPLE_WRONG', { why: wrongExample }));
  return [...problems, ...checkAll(items ?? [], `${at}.items.`, describe)];
}

/** Conditions do not matter to a single value. */
const neverRequired: CompileCondition = () => () => false;

function faultsOf(input: Input, value: Json | undefined): readonly Sentence[] {
  if (value === undefined) return [];
  const alone = { ...input, path: 'value', default: undefined };
  return compileInputs([alone], neverRequired)({ value }).problems;
}

/** Conditions read other inputs of the same list, and no chain of them leads back to its beginning. */
function checkConditions(inputs: readonly Input[], place: string, describe: DescribeCondition): DeclarationProblem[] {
  const declared = new Set(inputs.map(({ path }) => path));
  const readBy = new Map<string, readonly string[]>();
  const problems: DeclarationProblem[] = [];
  for (const [index, { path, requiredWhen }] of inputs.entries()) {
    if (requiredWhen === undefined) continue;
    const at = `${place}${index}.requiredWhen`;
    const { reads, isComputed, faults } = describe(requiredWhen);
    const undeclared = reads.filter((read) => !declared.has(read)).map((read) => shorten(read, 100));
    const sentences = [
      ...faults.map((why) => sayOfInput('INPUT_CONDITION_WRONG', { why })),
      ...(isComputed ? [sayOfInput('INPUT_CONDITION_COMPUTED')] : []),
      ...undeclared.map((read) => sayOfInput('INPUT_CONDITION_UNDECLARED', { path: read })),
    ];
    problems.push(...sentences.map((sentence) => ({ ...sentence, path: at })));
    readBy.set(
      path,
      reads.filter((read) => declared.has(read)),
    );
  }
  for (const [index, { path }] of inputs.entries()) {
    const cycle = findCycle(path, readBy);
    if (cycle === undefined) continue;
    const sentence = sayOfInput('INPUT_CONDITION_CYCLE', { path, cycle: cycle.join(' → ') });
    problems.push({ ...sentence, path: `${place}${index}.requiredWhen` });
  }
  return problems;
}

/** The shortest chain of conditions from an input back to itself. */
function findCycle(start: string, readBy: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const before = new Map<string, string>();
  let edge = [start];
  while (edge.length > 0) {
    const next: string[] = [];
    for (const path of edge) {
      for (const read of readBy.get(path) ?? []) {
        if (read === start) return chainTo(path, before, start);
        if (before.has(read)) continue;
        before.set(read, path);
        next.push(read);
      }
    }
    edge = next;
  }
  return undefined;
}

function chainTo(end: string, before: ReadonlyMap<string, string>, start: string): readonly string[] {
  const chain = [start];
  for (let path: string | undefined = end; path !== undefined && path !== start; path = before.get(path))
    chain.unshift(path);
  return [start, ...chain];
}
