// Processes one task in a compiling thread.
import { mjmlLimits } from '../limits.ts';
import type { FoundFinding } from '../review/finding.ts';
import { reviewMail } from '../review/review-mail.ts';
import type { SourceFault } from '../source/scan.ts';
import { type InboxTexts, toInboxTexts } from '../text/inbox-texts.ts';
import { makeSafe } from '../text/safe-html.ts';
import { toTextPart } from '../text/text-part.ts';
import { compileMjml, type MjmlCompiler } from './compile-mjml.ts';

export type MjmlTask = CompileTask | KeepTask;

/** Compiles for many mails: Liquid has not run yet. */
export interface KeepTask {
  readonly kind: 'keep';
  readonly source: string;
  readonly locale: string;
}

export interface CompileTask {
  readonly kind: 'compile';
  /** The MJML after Liquid. */
  readonly source: string;
  readonly locale: string;
  /** Whether to create the parts that only a preview and a sent mail have. */
  readonly isWhole: boolean;
  readonly review?: ReviewRequest | undefined;
}

/** For a quality review. */
export interface ReviewRequest {
  readonly hasUnsubscribeUrl: boolean;
}

export interface MailParts extends InboxTexts {
  readonly text: string;
}

export type CompiledMail =
  | {
      readonly ok: true;
      readonly html: string;
      readonly removed: readonly string[];
      readonly warnings: readonly SourceFault[];
      readonly parts?: MailParts;
      readonly findings?: readonly FoundFinding[];
    }
  | { readonly ok: false; readonly faults: readonly SourceFault[] };

export async function compileMail(
  { source, locale, isWhole, review }: CompileTask,
  compiler: MjmlCompiler,
): Promise<CompiledMail> {
  const compiled = await compileMjml(source, locale, compiler);
  if (!compiled.ok) return compiled;
  const { warnings } = compiled;
  const { html, removed } = makeSafe(compiled.html);
  if (!isWhole) return { ok: true, html, removed, warnings };
  const text = toTextPart(html);
  const parts = { text, ...toInboxTexts(html, text) };
  if (review === undefined) return { ok: true, html, removed, warnings, parts };
  const { preheader } = parts;
  const findings = reviewMail({ source, scan: compiled.scan, html, preheader, ...review });
  return { ok: true, html, removed, warnings, parts, findings: findings.slice(0, mjmlLimits.findings) };
}
