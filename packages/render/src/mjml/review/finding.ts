// A finding about the quality of a mail, at its position in the compiled MJML. Pure.

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

export interface FoundFinding {
  readonly code: FindingCode;
  readonly level: 'WARNING' | 'NOTE';
  readonly message: string;
  /** Absent for a finding about the complete mail. */
  readonly offset?: number;
  /** For SUPPORT: the unsupported feature, such as display:flex. */
  readonly feature?: string;
  readonly unsupportedBy?: readonly string[];
  readonly partlySupportedBy?: readonly string[];
}
