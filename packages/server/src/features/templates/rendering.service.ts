// From a template to its text, in two steps: to prepare reads everything, to render works on that alone, so that no
// connection is held meanwhile. What is rendered is what was saved; drafts are never seen here.
import type { LiquidOutcome } from '@coverwright/render/liquid';
import { requireNone, UserError } from '../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../graphql/context.ts';
import type { QueryrenderHtmlArgs, templateRenderParametersInput } from '../../graphql/generated/schema-types.ts';
import { layOver, type RenderValues, toRenderValues } from './render-values.ts';
import { type RenderInput, toProblem, toRenderInput } from './rendering.ts';
import { toPage } from './template-list.ts';
import * as lists from './template-list.store.ts';
import { notFound, type Template, type TemplateType, validateTemplateText } from './template.ts';

/** A text with Liquid in it. */
interface Source {
  readonly text: string;
  /** Where its problems are told to be. */
  readonly path: string;
  readonly escape: 'html' | 'none';
  /** The request's own unless another is named. */
  readonly locale?: string;
}

export interface Prepared extends Required<Source> {
  readonly values: RenderValues;
}

export type Rendered = Extract<LiquidOutcome, { readonly ok: true }>;

type Input = templateRenderParametersInput | null | undefined;

interface Reading {
  readonly scope: Scope;
  readonly context: RequestContext;
}

/** A text of the request on the content of the request. */
export function prepareText(source: Source, input: Input, { facts }: Pick<Scope, 'facts'>): Prepared {
  const { name, content } = requireInput(input);
  return { locale: facts.locales[0], ...source, values: toRenderValues(name, content) };
}

/** A stored template on what its query gives to the caller, with the content of the request laid over that. */
export async function prepareTemplate(
  type: TemplateType,
  templateId: string,
  input: Input,
  { scope, context }: Reading,
  readSource: (template: Template) => Promise<Source>,
): Promise<Prepared> {
  const { name, content, variables } = requireInput(input);
  const template = await requireTemplate(type, templateId, scope);
  const source = await readSource(template);
  const query = template.graphQlQuery ?? '';
  const result = query.trim() === '' ? {} : await context.readQuery(query, variables);
  return { locale: scope.facts.locales[0], ...source, values: toRenderValues(name, layOver(result, content)) };
}

/** All that is wrong with the template is one UserError, each problem with its place. */
export async function render(
  { text, path, values, locale, escape }: Prepared,
  context: RequestContext,
): Promise<Rendered> {
  const request = { template: text, data: values, locale, escape, caller: callerKey(context) };
  const outcome = await context.app.liquid.render(request, context.signal);
  if (outcome.ok) return outcome;
  throw new UserError(...outcome.problems.map((problem) => toProblem(problem, path)));
}

/** Turns are taken by users, not by tenants: one who renders without end does not hold up colleagues either. */
function callerKey({ caller }: RequestContext): string {
  return caller === undefined ? '' : `${caller.tenantId} ${caller.userId}`;
}

export async function renderToText(prepared: Prepared, context: RequestContext) {
  const { text, missingVariables } = await render(prepared, context);
  return { value: text, missingVariables };
}

export async function prepareHtml({ html: text, input }: QueryrenderHtmlArgs, scope: Scope): Promise<Prepared> {
  requireNone(validateTemplateText(text, 'html', 'HTML'));
  return prepareText({ text, path: 'html', escape: 'html' }, input, scope);
}

function requireInput(input: Input): RenderInput {
  const read = toRenderInput(input);
  if (Array.isArray(read)) throw new UserError(...read);
  return read;
}

async function requireTemplate(type: TemplateType, id: string, { transaction, caller }: Scope): Promise<Template> {
  const page = toPage({ where: { id, type } });
  const [template] = await lists.listTemplates(transaction, caller.tenantId, page);
  if (template === undefined) throw new UserError(notFound());
  return template;
}
