/** A rendered e-mail as its editor shows it. */
import type { PreviewEmailMjmlQuery } from '../../../../../api/generated/operations.ts';

type Answer = NonNullable<NonNullable<PreviewEmailMjmlQuery['previewEmailMjml']>['value']>;

/** Something about the quality of the mail, which can be sent nevertheless. */
export interface Finding {
  readonly code: string;
  readonly level: 'WARNING' | 'NOTE';
  readonly message: string;
  readonly path: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly excerpt: string | undefined;
  /** What the programs do not show. */
  readonly feature: string | undefined;
  readonly unsupportedBy: readonly string[];
  readonly partlySupportedBy: readonly string[];
}

export interface EmailPreview {
  readonly html: string;
  /** For programs that show no HTML. */
  readonly text: string;
  readonly subject: string;
  /** What an inbox shows after the subject. */
  readonly inboxText: string;
  readonly htmlBytes: number;
  /** From how many bytes on Gmail clips a mail. */
  readonly clippedFromBytes: number;
  /** Of the data about mail programs, such as 2026-05-13. */
  readonly supportDataDate: string;
  readonly findings: readonly Finding[];
}

export function toEmailPreview({ findings, ...preview }: Answer): EmailPreview {
  return {
    ...preview,
    findings: findings.map(({ line, column, excerpt, ...finding }) => ({
      ...finding,
      line: line ?? undefined,
      column: column ?? undefined,
      excerpt: excerpt ?? undefined,
      feature: finding.feature ?? undefined,
      unsupportedBy: finding.unsupportedBy ?? [],
      partlySupportedBy: finding.partlySupportedBy ?? [],
    })),
  };
}
