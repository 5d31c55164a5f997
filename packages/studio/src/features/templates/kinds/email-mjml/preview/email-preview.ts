/** A rendered email as its editor shows it. */
import type { PreviewEmailMjmlQuery } from '../../../../../api/generated/operations.ts';

type Answer = NonNullable<NonNullable<PreviewEmailMjmlQuery['previewEmailMjml']>['value']>;

/** A quality issue that does not prevent the email from being sent. */
export interface Finding {
  readonly code: string;
  readonly level: 'WARNING' | 'NOTE';
  readonly message: string;
  readonly path: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly excerpt: string | undefined;
  /** The feature that some mail programs do not support. */
  readonly feature: string | undefined;
  readonly unsupportedBy: readonly string[];
  readonly partlySupportedBy: readonly string[];
}

export interface EmailPreview {
  readonly html: string;
  /** For programs that show no HTML. */
  readonly text: string;
  readonly subject: string;
  /** The preview text that an inbox shows after the subject. */
  readonly inboxText: string;
  readonly htmlBytes: number;
  /** The size at which Gmail clips emails. */
  readonly clippedFromBytes: number;
  /** The date of the mail program support data, such as 2026-05-13. */
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
