// E-mail written in MJML, within limits: Liquid first, which escapes its values, then the compiler, in threads of its own.
// Every problem is reported at its position in the source. Knows no request, no tenant and no files.
import type { LiquidEngine, LiquidProblem, LiquidWarning } from '../liquid/liquid.ts';
import { toTemplateOffset } from '../liquid/positions.ts';
import { locateProblem } from '../liquid/problems.ts';
import type { TurnCaller } from '../turns/turns.ts';
import { MjmlThreads } from './adapters/mjml-threads.ts';
import type { MailParts, ReviewRequest } from './compile/compile-mail.ts';
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

export function createMailEngine(liquid: LiquidEngine): MailEngine {
  const threads = new MjmlThreads();
  return {
    render: async ({ mjml, data, locale, caller = nobody, isWhole, review }, signal) => {
      const filled = await liquid.render(
        { template: mjml, data, locale, escape: 'html', isTraced: true, caller },
        signal,
      );
      if (!filled.ok) return filled;
      const { text: source, missingVariables, warnings, positions = new Uint32Array() } = filled;
      const compiled = await threads.compile({ source, locale, isWhole, review }, caller, signal);
      if (!('ok' in compiled)) return { ok: false, problems: [compiled] };
      const toOffset = (offset: number): number => toTemplateOffset(positions, offset);
      if (!compiled.ok) {
        const problems = compiled.faults.map(({ message, offset, code }): LiquidProblem =>
          locateProblem(mjml, { code: code === 'LIMIT' ? 'OUTPUT' : 'SYNTAX', message, offset: toOffset(offset) }),
        );
        return { ok: false, problems };
      }
      const { html, removed, parts, findings = [] } = compiled;
      const links = removed.map((address): LinkWarning => {
        const message = `The address ${shorten(address)} was removed: mails may link to https, http, mailto and tel addresses.`;
        const at = source.indexOf(address);
        return locateProblem(mjml, { code: 'LINK', message, ...(at >= 0 && { offset: toOffset(at) }) });
      });
      const located = findings.map(({ offset, ...finding }): MailFinding => ({
        ...finding,
        ...locateProblem(mjml, { ...finding, ...(offset !== undefined && { offset: toOffset(offset) }) }),
      }));
      return { ok: true, html, parts, findings: located, missingVariables, warnings: [...warnings, ...links] };
    },
    close: () => threads.close(),
  };
}

function shorten(address: string): string {
  return address.length > 60 ? `${address.slice(0, 59)}…` : address;
}
