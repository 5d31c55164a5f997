// Rendering in a thread, which holds nothing but parsed templates, so it can be terminated at any moment: parses the
// template, or takes it from the cache; renders; returns the text or all problems.
import { deserialize } from 'node:v8';
import type { Sentence } from '@coverwright/insurance/sentence';
import { Liquid, toValueSync } from 'liquidjs';
import { say } from '../sentences/say.ts';
import { boundedRenderer, outputText, outputTooLong } from './bounded-renderer.ts';
import { RenderFailures, tookTooLong, toFound } from './failures.ts';
import type { FilterUse } from './filters/filter-use.ts';
import { filters, htmlFilters } from './filters/filters.ts';
import { cacheLimits, type LiquidLimits } from './limits.ts';
import { keepNumbers } from './kept-number.ts';
import type { LiquidTask } from './liquid.ts';
import type { LiquidOutcome, LiquidProblemCode, LiquidRequest } from './rendering.ts';
import { toHtml, toText } from './markup.ts';
import { operators } from './operators.ts';
import { type ParsedTemplate, parseTemplate } from './parse/parse-template.ts';
import { toProblems } from './problems.ts';
import { SealedContext, warnOfObject } from './sealed-context.ts';
import { tagsFor, withoutTags } from './tags/tags.ts';
import { createTemplateCache } from './parse/template-cache.ts';
import { processorDeadline } from '../threads/processor-time.ts';
import type { EngineWork } from '../threads/thread-engine.ts';

type Rendered = Omit<Extract<LiquidOutcome, { ok: true }>, 'ok'>;

export type RenderTemplate = (request: LiquidRequest) => LiquidOutcome;

function createEngine(escape: LiquidRequest['escape']): Liquid {
  const isHtml = escape === 'html';
  const engine = new Liquid({
    ownPropertyOnly: true,
    operators,
    // Nothing is read from disk, whatever a tag names.
    templates: {},
    dateFormat: '%d/%m/%Y',
    outputEscape: isHtml ? toShownHtml : toShown,
  });
  Object.assign(engine.renderer, boundedRenderer);
  Object.assign(engine.filters, filters, isHtml ? htmlFilters : {});
  Object.assign(engine.tags, tagsFor(escape));
  for (const name of withoutTags) delete engine.tags[name];
  return engine;
}

/** The last filter of every output. */
function toShown(this: FilterUse, value: unknown): string {
  warnOfObject(value, this.context);
  return toText(value);
}

function toShownHtml(this: FilterUse, value: unknown): string {
  warnOfObject(value, this.context);
  return toHtml(value);
}

/** Caches parsed templates between renderings. */
export function createTemplateRenderer(limits: LiquidLimits): RenderTemplate {
  const engines = { html: createEngine('html'), none: createEngine('none') };
  const caches = { html: createTemplateCache(cacheLimits), none: createTemplateCache(cacheLimits) };

  function parse({ template, escape }: LiquidRequest): ParsedTemplate {
    const known = caches[escape].get(template);
    if (known !== undefined) return known;
    const parsed = parseTemplate(engines[escape], template);
    caches[escape].set(template, parsed);
    return parsed;
  }

  function render(parsed: ParsedTemplate, { template, data, locale, escape, isTraced }: LiquidRequest): Rendered {
    const liquid = engines[escape];
    const { renderMs, memoryUnits: memoryLimit, outputBytes } = limits;
    const bare: object = Object.create(null);
    const root = Object.assign(bare, data);
    const renderOptions = { sync: true, memoryLimit };
    const options = { ...liquid.options, locale: knownLocale(locale) };
    const context = new SealedContext(root, options, renderOptions, { liquid });
    context.isLate = processorDeadline(renderMs);
    context.expect(parsed.expected);
    const emitter = outputText(outputBytes);
    if (isTraced === true) context.traceTo(emitter);
    toValueSync(liquid.renderer.renderTemplates([...parsed.templates], context, emitter));
    if (Buffer.byteLength(emitter.buffer) > outputBytes) throw outputTooLong(outputBytes);
    const warnings = toProblems(template, context.warnings);
    const { positions } = context;
    return { text: emitter.buffer, missingVariables: context.missing, warnings, ...(positions && { positions }) };
  }

  return (request) => {
    const { template } = request;
    const { templateLength } = limits;
    if (template.length > templateLength) {
      return failure('SYNTAX', say('LIQUID_TEMPLATE_MAX', { count: templateLength.toLocaleString('en') }));
    }
    try {
      const parsed = parse(request);
      if (parsed.found.length > 0) return { ok: false, problems: toProblems(template, parsed.found) };
      return { ok: true, ...render(parsed, request) };
    } catch (error) {
      const found = error instanceof RenderFailures ? error.found : [toFound(error, 'RENDER')];
      return { ok: false, problems: toProblems(template, found) };
    }
  };
}

/** Defaults to English for an invalid language tag: a request header must not cause a failure. */
function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

/** The work of the thread. */
export function start(limits: LiquidLimits): EngineWork<LiquidTask, readonly LiquidOutcome[]> {
  const render = createTemplateRenderer(limits);
  return {
    run: ({ data: bytes, templates, ...request }) => {
      const data: LiquidRequest['data'] = keepNumbers(deserialize(bytes));
      return renderTogether(templates, (template) => render({ ...request, template, data }), limits);
    },
  };
}

/**
 * Several renderings of the same data, one after another, within limits that apply to all of them together. Ends with the
 * first one that reaches a limit.
 */
export function renderTogether(
  templates: readonly string[],
  render: (template: string) => LiquidOutcome,
  { renderMs, outputBytes }: Pick<LiquidLimits, 'renderMs' | 'outputBytes'>,
): LiquidOutcome[] {
  const isLate = processorDeadline(renderMs);
  const outcomes: LiquidOutcome[] = [];
  let bytes = 0;
  for (const template of templates) {
    if (outcomes.length > 0 && isLate()) return [...outcomes, failure('TIME', tookTooLong)];
    const outcome = render(template);
    if (outcome.ok) bytes += Buffer.byteLength(outcome.text);
    if (bytes > outputBytes) return [...outcomes, failure('OUTPUT', outputTooLong(outputBytes).sentence)];
    outcomes.push(outcome);
    if (!outcome.ok && outcome.problems.some(({ code }) => !isOfTemplate(code))) return outcomes;
  }
  return outcomes;
}

/** Does not cover the templates after it. */
function isOfTemplate(code: LiquidProblemCode): boolean {
  return code === 'SYNTAX' || code === 'RENDER';
}

function failure(code: LiquidProblemCode, sentence: Sentence): LiquidOutcome {
  return { ok: false, problems: [{ code, ...sentence }] };
}
