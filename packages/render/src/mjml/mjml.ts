// E-mail written in MJML, within limits: Liquid first, which escapes its values, then the compiler, in threads of its own.
// Every problem is reported at its position in the source. Knows no request, no tenant and no files.
import type { LiquidEngine, LiquidProblem, LiquidWarning } from '../liquid/liquid.ts';
import { toTemplateOffset } from '../liquid/positions.ts';
import { locateProblem } from '../liquid/problems.ts';
import type { TurnCaller } from '../turns/turns.ts';
import type { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { FillThreads } from './adapters/fill-threads.ts';
import { MjmlThreads } from './adapters/mjml-threads.ts';
import type { MailParts, ReviewRequest } from './compile/compile-mail.ts';
import type { KeptMail } from './keep/keep-mjml.ts';
import { type Entry, keptLimits, KeptMails } from './keep/kept-mails.ts';
import { otherData } from './keep/other-data.ts';
import type { SourceFault } from './source/scan.ts';
import type { FoundFinding } from './review/finding.ts';

export { clippedFromBytes, reviewSubject } from './review/review-mail.ts';
export { supportDataDate } from './review/support-data.ts';

export interface MailRequest {
  readonly mjml: string;
  /** What Liquid sees at its root. JSON values only. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly locale: string;
  readonly caller?: TurnCaller;
  /** Whether the text part and the texts of an inbox are made too. */
  readonly isWhole: boolean;
  readonly review?: ReviewRequest | undefined;
  /** Whether the source is likely to be rendered again with other data: then it is compiled once for many mails, if it can be. */
  readonly isRepeated?: boolean;
}

/** About the quality of a mail; without a position about the mail as a whole. */
export interface MailFinding extends Omit<LiquidProblem, 'code'>, Omit<FoundFinding, 'offset' | 'message'> {}

export type MailOutcome =
  | {
      readonly ok: true;
      readonly html: string;
      readonly parts: MailParts | undefined;
      readonly findings: readonly MailFinding[];
      readonly missingVariables: readonly string[];
      readonly warnings: readonly (LiquidWarning | LinkWarning)[];
    }
  | { readonly ok: false; readonly problems: readonly LiquidProblem[] };

/** LINK: an address was removed that no mail may contain. */
export interface LinkWarning extends Omit<LiquidProblem, 'code'> {
  readonly code: 'LINK';
}

export interface MailEngine {
  /** Never throws for what a template or its data does: every such failure is a problem, all of them at once. */
  render(request: MailRequest, signal?: AbortSignal): Promise<MailOutcome>;
  close(): Promise<void>;
}

const nobody: TurnCaller = { tenantId: '', userId: '' };

export interface MailEngineParts {
  readonly liquid: LiquidEngine;
  readonly threads: ThreadPool;
  /** Receives what should never happen. */
  readonly warn: (message: string) => void;
}

export function createMailEngine({ liquid, threads, warn }: MailEngineParts): MailEngine {
  const compiling = new MjmlThreads();
  const filling = new FillThreads(threads);
  const mails = new KeptMails();

  async function compile(request: MailRequest, signal?: AbortSignal): Promise<MailOutcome> {
    const { mjml, data, locale, caller = nobody, isWhole, review } = request;
    const filled = await liquid.render(
      { template: mjml, data, locale, escape: 'html', isTraced: true, caller },
      signal,
    );
    if (!filled.ok) return filled;
    const { text: source, missingVariables, warnings, positions = new Uint32Array() } = filled;
    const compiled = await compiling.compile({ source, locale: toLanguage(locale), isWhole, review }, caller, signal);
    if (!('ok' in compiled)) return { ok: false, problems: [compiled] };
    const toOffset = (offset: number): number => toTemplateOffset(positions, offset);
    if (!compiled.ok) return { ok: false, problems: compiled.faults.map((fault) => toProblem(mjml, fault, toOffset)) };
    const { html, removed, parts, findings = [] } = compiled;
    const links = removed.map((address) => toLinkWarning(mjml, source, address, toOffset));
    const located = findings.map(({ offset, ...finding }): MailFinding => ({
      ...finding,
      ...locateProblem(mjml, { ...finding, ...(offset !== undefined && { offset: toOffset(offset) }) }),
    }));
    return { ok: true, html, parts, findings: located, missingVariables, warnings: [...warnings, ...links] };
  }

  async function fill(kept: KeptMail, request: MailRequest, signal?: AbortSignal): Promise<MailOutcome | undefined> {
    const { data, locale, isWhole, caller = nobody } = request;
    const filled = await filling.fill({ kept, data, locale, isWhole }, caller, signal);
    return filled && { ok: true, findings: [], warnings: [], parts: filled.parts, ...filled };
  }

  /** Whether both ways give the same; where the mail cannot be filled, they do. */
  async function isSame(kept: KeptMail, request: MailRequest, compiled: MailOutcome): Promise<boolean> {
    const filled = await fill(kept, request);
    return filled === undefined || !filled.ok || (compiled.ok && compiled.html === filled.html);
  }

  /** After the mail for which it is worth it, whose recipient does not wait for it. */
  async function keep(entry: Entry, request: MailRequest, compiled: MailOutcome): Promise<void> {
    const { mjml: source, locale, caller = nobody, data } = request;
    const keeping = await compiling.keep({ source, locale: toLanguage(locale) }, caller);
    if (keeping === undefined) return;
    if (!keeping.ok) {
      entry.kept = null;
      return;
    }
    const { kept } = keeping;
    let areSame = await isSame(kept, request, compiled);
    for (const other of areSame ? otherData(data) : []) {
      const otherRequest = { ...request, data: other, isWhole: false };
      areSame &&= await isSame(kept, otherRequest, await compile(otherRequest));
    }
    if (!areSame) warn(differs);
    entry.kept = areSame ? kept : null;
  }

  async function renderRepeated(request: MailRequest, signal?: AbortSignal): Promise<MailOutcome> {
    const entry = mails.use(`${request.locale} ${request.mjml}`);
    const { kept } = entry;
    if (kept) {
      const filled = await fill(kept, request, signal);
      if (filled === undefined) return compile(request, signal);
      if (entry.uses % keptLimits.checkedEvery !== 0) return filled;
      const compiled = await compile(request, signal);
      if (await isSame(kept, request, compiled)) return filled;
      warn(differs);
      entry.kept = null;
      return compiled;
    }
    const compiled = await compile(request, signal);
    if (kept === undefined && !entry.isPending && entry.uses > 1 && compiled.ok) {
      entry.isPending = true;
      keep(entry, request, compiled)
        .catch((error: unknown) => warn(`A mail could not be compiled for many: ${String(error)}`))
        .finally(() => {
          entry.isPending = false;
        });
    }
    return compiled;
  }

  return {
    render: (request, signal) =>
      request.isRepeated === true ? renderRepeated(request, signal) : compile(request, signal),
    close: () => compiling.close(),
  };
}

const differs =
  'A mail differs from what the compiler makes of it. Its template is compiled for each mail from now on.';

/** English for what is not a language tag: it is written into the mail. */
function toLanguage(locale: string): string {
  return /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i.test(locale) ? locale : 'en';
}

type ToOffset = (offset: number) => number;

function toProblem(mjml: string, { message, offset, code }: SourceFault, toOffset: ToOffset): LiquidProblem {
  return locateProblem(mjml, { code: code === 'LIMIT' ? 'OUTPUT' : 'SYNTAX', message, offset: toOffset(offset) });
}

function toLinkWarning(mjml: string, source: string, address: string, toOffset: ToOffset): LinkWarning {
  const message = `The address ${shorten(address)} was removed: mails may link to https, http, mailto and tel addresses.`;
  const at = source.indexOf(address);
  return locateProblem(mjml, { code: 'LINK', message, ...(at >= 0 && { offset: toOffset(at) }) });
}

function shorten(address: string): string {
  return address.length > 60 ? `${address.slice(0, 59)}…` : address;
}
