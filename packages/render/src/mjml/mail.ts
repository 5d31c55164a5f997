// The request for a mail, and its result.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { LiquidProblem, LiquidWarning } from '../liquid/liquid.ts';
import type { TurnCaller } from '../turns/turns.ts';
import type { MailParts, ReviewRequest } from './compile/compile-mail.ts';
import type { FoundFinding } from './review/finding.ts';

export interface MailRequest {
  readonly mjml: string;
  /** The root variables for Liquid. JSON values only. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly locale: string;
  readonly caller?: TurnCaller;
  /** Whether the text part and the inbox texts are created too. */
  readonly isWhole: boolean;
  readonly review?: ReviewRequest | undefined;
  /** Whether the source will probably be rendered again with other data: then it is compiled once for many mails. */
  readonly isRepeated?: boolean;
}

/** A finding about the quality of a mail; without a position it concerns the complete mail. */
export interface MailFinding extends Omit<LiquidProblem, 'code'>, Omit<FoundFinding, 'offset' | keyof Sentence> {}

export type MailOutcome =
  | {
      readonly ok: true;
      readonly html: string;
      readonly parts: MailParts | undefined;
      readonly findings: readonly MailFinding[];
      readonly missingVariables: readonly string[];
      readonly warnings: readonly (LiquidWarning | SourceWarning)[];
    }
  | { readonly ok: false; readonly problems: readonly LiquidProblem[] };

/** LINK: an address that no mail may contain was removed. MJML: something has no effect, or is missing from the mail. */
export interface SourceWarning extends Omit<LiquidProblem, 'code'> {
  readonly code: 'LINK' | 'MJML';
}
