// Renders the text of a template in two steps: loading reads all data, and rendering uses only that, so that
// no connection is held meanwhile. Only saved templates are rendered, never drafts.
import type { LiquidOutcome, LiquidWarning } from '@coverwright/render/liquid';
import type { TurnCaller } from '@coverwright/render/turns';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { asCaller } from '../../../request/create-context.ts';
import { actedOnBy, type Perspective } from '../../../request/perspective.ts';
import type { QueryrenderHtmlArgs, templateRenderParametersInput } from '../../../graphql/generated/schema-types.ts';
import {
  mergeOver,
  type RenderInput,
  type RenderScope,
  type RenderValues,
  type Source,
  toLiquidProblem,
  toRenderInput,
  toRenderValues,
} from './render-input.ts';
import { notFound, type SavedTemplate, type TemplateType, validateTemplateText } from '../template.ts';
import { findTemplates } from '../states/template-states.service.ts';
import { templateOf } from '../templates.store.ts';
import type { Warning } from '../warning.ts';

export interface LoadedText extends Required<Source> {
  readonly values: RenderValues;
}

export interface Rendered {
  readonly text: string;
  readonly missingVariables: readonly string[];
  readonly warnings: readonly Warning[];
}

/** The maximum number reported per document. */
const missingVariablesMax = 50;

type Input = templateRenderParametersInput | null | undefined;

/** A text of the request, rendered with its content. */
export function toLoadedText(source: Source, input: Input, { facts }: Pick<Scope, 'facts'>): LoadedText {
  const { name, content } = requireInput(input);
  return { locale: facts.locales[0], ...source, values: toRenderValues(name, content) };
}

/** A stored template with the result of its query for the caller, and the request's content merged over it. */
export async function loadText(
  template: SavedTemplate,
  input: RenderInput,
  source: Source,
  { scope, context }: RenderScope,
): Promise<LoadedText> {
  return { locale: scope.facts.locales[0], ...source, values: await readValues(template, input, context) };
}

/**
 * The values for a stored template: the result of its query for the caller, with the request's content merged
 * over it.
 */
export async function readValues(
  { graphQlQuery }: Pick<SavedTemplate, 'graphQlQuery'>,
  { name, content, variables }: RenderInput,
  { readQuery }: Pick<RequestContext, 'readQuery'>,
): Promise<RenderValues> {
  const query = graphQlQuery ?? '';
  const result = query.trim() === '' ? {} : await readQuery(query, variables);
  return toRenderValues(name, mergeOver(result, content));
}

/** Throws one UserError with all problems of the template, each with its position. */
export async function render(
  { text, path, values, locale, escape }: LoadedText,
  context: RequestContext,
): Promise<Rendered> {
  const request = { template: text, data: values, locale, escape, caller: callerOf(context) };
  const outcome = await context.app.engines.liquid.render(request, context.signal);
  if (outcome.ok) return { ...outcome, warnings: toTextWarnings(outcome.warnings, path) };
  throw new UserError(...outcome.problems.map((problem) => toLiquidProblem(problem, path)));
}

/** The scope shared by all texts of a document. */
export interface TextScope {
  readonly values: RenderValues;
  readonly locale: string;
}

export interface RenderedTexts {
  /** By the path of each source; failed ones are absent. */
  readonly texts: ReadonlyMap<string, string>;
  readonly missingVariables: readonly string[];
  readonly warnings: readonly Warning[];
  readonly problems: readonly Problem[];
}

/** Renders the texts of one document sequentially, so that it never takes more than one turn. */
export async function renderTexts(
  sources: readonly Source[],
  { values, locale }: TextScope,
  context: RequestContext,
): Promise<RenderedTexts> {
  const rendered = new TextOutcomes();
  for (const source of sources) {
    const { text, escape } = source;
    if (!hasLiquid(text)) {
      rendered.texts.set(source.path, text);
      continue;
    }
    const request = { template: text, data: values, locale, escape, caller: callerOf(context) };
    rendered.add(source, await context.app.engines.liquid.render(request, context.signal));
    // After a timeout or an overload, no further requests are made.
    if (rendered.problems.some(({ code }) => code !== 'INVALID')) break;
  }
  return rendered.toResult();
}

/**
 * The same in one turn, for documents of many short texts without markup: the limits of one text apply to all
 * of them together.
 */
export async function renderShortTexts(
  sources: readonly Omit<Source, 'escape'>[],
  { values, locale }: TextScope,
  context: RequestContext,
): Promise<RenderedTexts> {
  const rendered = new TextOutcomes();
  for (const { path, text } of sources) if (!hasLiquid(text)) rendered.texts.set(path, text);
  const open = sources.filter(({ text }) => hasLiquid(text));
  if (open.length > 0) {
    const templates = open.map(({ text }) => text);
    const batch = { templates, data: values, locale, escape: 'none', caller: callerOf(context) } as const;
    const outcomes = await context.app.engines.liquid.renderTogether(batch, context.signal);
    for (const [index, outcome] of outcomes.entries()) {
      const source = open[index];
      if (source !== undefined) rendered.add(source, outcome);
    }
  }
  return rendered.toResult();
}

/** The outcomes of the texts so far. */
class TextOutcomes {
  readonly texts = new Map<string, string>();
  readonly problems: Problem[] = [];
  readonly #missing = new Set<string>();
  readonly #warnings: Warning[] = [];

  add({ path }: Pick<Source, 'path'>, outcome: LiquidOutcome): void {
    if (!outcome.ok) {
      this.problems.push(...outcome.problems.map((problem) => toLiquidProblem(problem, path)));
      return;
    }
    this.texts.set(path, outcome.text);
    for (const variable of outcome.missingVariables) this.#missing.add(variable);
    this.#warnings.push(...toTextWarnings(outcome.warnings, path));
  }

  toResult(): RenderedTexts {
    const { texts, problems } = this;
    const missingVariables = [...this.#missing].slice(0, missingVariablesMax);
    return { texts, problems, missingVariables, warnings: this.#warnings };
  }
}

function toTextWarnings(warnings: readonly LiquidWarning[], path: string): Warning[] {
  return warnings.map((warning) => ({ ...warning, path }));
}

function hasLiquid(text: string): boolean {
  return text.includes('{{') || text.includes('{%');
}

/** The caller whose turn a rendering uses. */
export function callerOf({ caller }: RequestContext): TurnCaller {
  return caller ?? { tenantId: '', userId: '' };
}

export async function renderToText(loaded: LoadedText, context: RequestContext) {
  const { text, missingVariables, warnings } = await render(loaded, context);
  return { value: text, missingVariables, warnings };
}

export async function loadHtml({ html: text, input }: QueryrenderHtmlArgs, scope: Scope): Promise<LoadedText> {
  throwIfAny(validateTemplateText(text, 'html', 'HTML'));
  return toLoadedText({ text, path: 'html', escape: 'html' }, input, scope);
}

export function requireInput(input: Input): RenderInput {
  const read = toRenderInput(input);
  if (Array.isArray(read)) throw new UserError(...read);
  return read;
}

/** Found as the caller acts, unless another perspective is given. */
export async function requireTemplate(
  type: TemplateType,
  id: string,
  scope: Pick<Scope, 'transaction' | 'caller'>,
  perspective: Perspective = actedOnBy(scope.caller),
): Promise<SavedTemplate> {
  const [template] = await findTemplates(templateOf(type, id), perspective, scope);
  if (template === undefined) throw new UserError(notFound());
  return template;
}

/** The same request, whose queries and further templates are read from that perspective, too. */
export function readFrom(perspective: Perspective, { scope, context }: RenderScope): RenderScope {
  const caller = { ...scope.caller, perspective };
  return { scope: { ...scope, caller }, context: asCaller(context, caller) };
}

/** For saved templates that are rendered on request. */
export function actingOn(reading: RenderScope): RenderScope {
  return readFrom(actedOnBy(reading.scope.caller), reading);
}
