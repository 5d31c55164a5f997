// What is asked of a mail, and what it answers.
import type { LiquidProblem, LiquidWarning } from '../liquid/liquid.ts';
import type { TurnCaller } from '../turns/turns.ts';
import type { MailParts, ReviewRequest } from './compile/compile-mail.ts';
import type { FoundFinding } from './review/finding.ts';

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
