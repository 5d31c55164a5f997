// Email written in MJML, within limits: first Liquid, which escapes its values, then the compiler, in separate threads.
// Every problem is reported at its position in the source. Knows no request, no tenant and no files.
import { shorten } from '@coverwright/insurance/shorten';
import type { LiquidEngine, LiquidProblem } from '../liquid/liquid.ts';
import { say } from '../sentences/say.ts';
import { toTemplateOffset } from '../liquid/positions.ts';
import { locateProblem } from '../liquid/problems.ts';
import type { TurnCaller } from '../turns/turns.ts';
import type { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { FillThreads } from './adapters/fill-threads.ts';
import { MjmlThreads } from './adapters/mjml-threads.ts';
import type { MailFinding, MailOutcome, MailRequest, SourceWarning } from './mail.ts';
import { createRepeatedRenderer, type RenderMail } from './repeated-mails.ts';
import type { SourceFault } from './source/scan.ts';

export { clippedFromBytes, reviewSubject } from './review/review-mail.ts';
export { supportDataDate } from './review/supported-features.ts';

export type { MailOutcome } from './mail.ts';

export interface MailEngine {
  /** Never throws because of a template or its data: every such failure is a problem, and all are reported together. */
  render(request: MailRequest, signal?: AbortSignal): Promise<MailOutcome>;
  close(): Promise<void>;
}

const nobody: TurnCaller = { tenantId: '', userId: '' };

export interface MailEngineParts {
  readonly liquid: LiquidEngine;
  readonly threads: ThreadPool;
  /** Called with warnings about internal errors. */
  readonly warn: (message: string) => void;
}

export function createMailEngine({ liquid, threads, warn }: MailEngineParts): MailEngine {
  const compiling = new MjmlThreads();
  const filling = new FillThreads(threads);
  const compile: RenderMail = (request, signal) => compileRequest(request, { liquid, compiling }, signal);
  const renderRepeated = createRepeatedRenderer({
    compile,
    keep: ({ mjml: source, locale, caller = nobody }) => compiling.keep({ source, locale: toLanguage(locale) }, caller),
    fill: async (kept, { data, locale, isWhole, caller = nobody }, signal) => {
      const filled = await filling.run({ kept, data, locale, isWhole }, caller, signal);
      return filled && { ok: true, findings: [], warnings: [], parts: filled.parts, ...filled };
    },
    warn,
  });
  return {
    render: (request, signal) =>
      request.isRepeated === true ? renderRepeated(request, signal) : compile(request, signal),
    close: () => compiling.close(),
  };
}

async function compileRequest(
  { mjml, data, locale, caller = nobody, isWhole, review }: MailRequest,
  { liquid, compiling }: { readonly liquid: LiquidEngine; readonly compiling: MjmlThreads },
  signal?: AbortSignal,
): Promise<MailOutcome> {
  const filled = await liquid.render({ template: mjml, data, locale, escape: 'html', isTraced: true, caller }, signal);
  if (!filled.ok) return filled;
  const { text: source, missingVariables, warnings, positions = new Uint32Array() } = filled;
  const compiled = await compiling.compile({ source, locale: toLanguage(locale), isWhole, review }, caller, signal);
  if (!('ok' in compiled)) return { ok: false, problems: [compiled] };
  const toOffset = (offset: number): number => toTemplateOffset(positions, offset);
  if (!compiled.ok) return { ok: false, problems: compiled.faults.map((fault) => toProblem(mjml, fault, toOffset)) };
  const { html, removed, parts, findings = [] } = compiled;
  const ofSource = compiled.warnings.map(({ offset, ...fault }): SourceWarning =>
    locateProblem(mjml, { ...fault, code: 'MJML', offset: toOffset(offset) }),
  );
  const links = removed.map((address) => toLinkWarning(mjml, source, address, toOffset));
  const located = findings.map(({ offset, ...finding }): MailFinding => ({
    ...finding,
    ...locateProblem(mjml, { ...finding, ...(offset !== undefined && { offset: toOffset(offset) }) }),
  }));
  return { ok: true, html, parts, findings: located, missingVariables, warnings: [...warnings, ...ofSource, ...links] };
}

/** Defaults to English for an invalid language tag: the tag is written into the mail. */
function toLanguage(locale: string): string {
  return /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i.test(locale) ? locale : 'en';
}

type ToOffset = (offset: number) => number;

function toProblem(mjml: string, { offset, code, ...sentence }: SourceFault, toOffset: ToOffset): LiquidProblem {
  return locateProblem(mjml, { ...sentence, code: code === 'LIMIT' ? 'OUTPUT' : 'SYNTAX', offset: toOffset(offset) });
}

function toLinkWarning(mjml: string, source: string, address: string, toOffset: ToOffset): SourceWarning {
  const sentence = say('MJML_LINK_REMOVED', { address: shorten(address, 60) });
  const at = source.indexOf(address);
  return locateProblem(mjml, { code: 'LINK', ...sentence, ...(at >= 0 && { offset: toOffset(at) }) });
}
