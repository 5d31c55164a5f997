// A finding about the quality of a mail, at its position in the compiled MJML. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';

export type FindingCode =
  | 'SUPPORT'
  | 'LINK'
  | 'PICTURE'
  | 'ALT'
  | 'WEIGHT'
  | 'SUBJECT'
  | 'PREHEADER'
  | 'TITLE'
  | 'UNSUBSCRIBE'
  | 'FONT'
  | 'SCRIPT';

export interface FoundFinding extends Sentence {
  readonly code: FindingCode;
  readonly level: 'WARNING' | 'NOTE';
  /** Absent for a finding about the complete mail. */
  readonly offset?: number;
  /** For SUPPORT: the unsupported feature, such as display:flex. */
  readonly feature?: string;
  readonly unsupportedBy?: readonly string[];
  readonly partlySupportedBy?: readonly string[];
}
