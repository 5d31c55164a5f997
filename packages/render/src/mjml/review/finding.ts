// Something about the quality of a mail, at its position in the MJML that was compiled. Pure.

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
  /** Absent for what is about the mail as a whole. */
  readonly offset?: number;
  /** Of a SUPPORT: what the programs do not show, such as display:flex. */
  readonly feature?: string;
  readonly unsupportedBy?: readonly string[];
  readonly partlySupportedBy?: readonly string[];
}
