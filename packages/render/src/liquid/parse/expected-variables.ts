// Which variables a template expects in the data: those used without a `default` and not merely tested.
import { type Expression, ForTag, IfTag, type Template, toValueSync, TypeGuards, UnlessTag, Value } from 'liquidjs';
import { CaseTag } from '../tags/case-tag.ts';

type Argument = NonNullable<ReturnType<NonNullable<Template['arguments']>>> extends Iterable<infer Each> ? Each : never;

/** As written in a template: `policies.list[0].issuerNumber`. */
export function toVariablePath(segments: readonly unknown[]): string {
  const [root, ...rest] = segments;
  return rest.reduce<string>((path, segment) => `${path}${toStep(segment)}`, String(root));
}

function toStep(segment: unknown): string {
  if (typeof segment === 'number') return `[${segment}]`;
  return /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(String(segment)) ? `.${String(segment)}` : `[${JSON.stringify(segment)}]`;
}

/** The paths of the expected variables, including variables that the template sets itself. */
export function expectedVariables(templates: readonly Template[]): ReadonlySet<string> {
  const expected = new Set<string>();
  for (const template of templates) visit(template, new Set(), expected);
  return expected;
}

function visit(template: Template, asked: ReadonlySet<string>, expected: Set<string>): void {
  const read = [...(template.arguments?.() ?? [])];
  const isCondition = template instanceof IfTag || template instanceof UnlessTag || template instanceof CaseTag;
  // A loop with an `else` handles a missing list.
  const isAsked = isCondition || (template instanceof ForTag && template.elseTemplates.length > 0);
  const nowAsked = isAsked ? new Set([...asked, ...read.flatMap((argument) => [...pathsOf(argument, true)])]) : asked;
  if (!isAsked) {
    for (const argument of read) for (const path of pathsOf(argument)) if (!asked.has(path)) expected.add(path);
  }
  if (template.children === undefined) return;
  for (const child of childrenOf(template)) visit(child, nowAsked, expected);
}

function childrenOf(template: Template): Template[] {
  const children: unknown = template.children === undefined ? [] : toValueSync(template.children(false, true));
  return Array.isArray(children) ? children : [];
}

/** @param isAsked for a condition, which includes values that have a default or are operands of an operator */
function* pathsOf(argument: Argument, isAsked = false): Generator<string> {
  if (argument instanceof Value || TypeGuards.isFilteredValueToken(argument)) {
    const { initial, filters } = argument;
    const isExpected = !filters.some(({ name }) => name === 'default') && !isComparison(initial);
    if (isExpected || isAsked) yield* pathsIn(initial, isAsked);
    for (const filter of filters)
      for (const given of filter.args) {
        const value = Array.isArray(given) ? given[1] : given;
        if (value !== undefined) yield* pathsOf(value, isAsked);
      }
  } else if (TypeGuards.isRangeToken(argument)) {
    yield* pathsOf(argument.lhs, isAsked);
    yield* pathsOf(argument.rhs, isAsked);
  } else if (TypeGuards.isPropertyAccessToken(argument) && argument.variable === undefined) {
    const segments = argument.props.map((prop) =>
      TypeGuards.isQuotedToken(prop) || TypeGuards.isNumberToken(prop) || TypeGuards.isWordToken(prop)
        ? prop.content
        : undefined,
    );
    // A path that depends on another variable differs between renderings.
    if (!segments.includes(undefined)) yield toVariablePath(segments);
  }
}

function* pathsIn({ postfix }: Expression, isAsked: boolean): Generator<string> {
  for (const token of postfix) if (TypeGuards.isValueToken(token)) yield* pathsOf(token, isAsked);
}

function isComparison({ postfix }: Expression): boolean {
  return postfix.some((token) => TypeGuards.isOperatorToken(token));
}
