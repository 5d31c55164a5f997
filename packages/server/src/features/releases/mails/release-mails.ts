// Mails about releases. Users have no language that the server knows, so each mail is in both languages of the studio.
// Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { Problem } from '../../../errors/user-error.ts';
import { wordProblems } from '../../../sentences/language.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

export interface Override {
  readonly name: string;
  /** The name of the user who published it. */
  readonly publishedBy: string;
  readonly reason: string;
  readonly problems: readonly Problem[];
}

export function overrideMail({ name, publishedBy, reason, problems }: Override, link: string): MailText {
  return toMail(
    `Published without its approvals: ${name}`,
    [
      `${publishedBy} has published the release “${name}” although its approvals were missing.`,
      `Reason: ${reason}`,
      listOf(problems, 'en'),
      link,
    ],
    [`${publishedBy} 在欠缺批准的情況下發佈了「${name}」。`, `原因：${reason}`, listOf(problems, 'zh'), link],
  );
}

export interface FewerApprovals {
  /** The name of the user who changed the setting. */
  readonly changedBy: string;
  readonly reason: string;
  /** From how many to how many; absent if releases were switched off. */
  readonly lowered?: readonly { readonly kind: string; readonly before: number; readonly after: number }[];
}

export function fewerApprovalsMail({ changedBy, reason, lowered }: FewerApprovals, link: string): MailText {
  const lines = (lowered ?? []).map(({ kind, before, after }) => `- ${kind}: ${before} → ${after}`).join('\n');
  const texts = [...(lines === '' ? [] : [lines]), link];
  return lowered === undefined
    ? toMail(
        'Releases were switched off, and with them approvals',
        [
          `${changedBy} has switched releases off. Changes now take effect without approvals.`,
          `Reason: ${reason}`,
          link,
        ],
        [`${changedBy} 已停用發佈流程。更改現時無須批准即可生效。`, `原因：${reason}`, link],
      )
    : toMail(
        'Releases need fewer approvals',
        [`${changedBy} has lowered how many approvals releases need.`, `Reason: ${reason}`, ...texts],
        [`${changedBy} 已減少發佈所需的批准數目。`, `原因：${reason}`, ...texts],
      );
}

export interface Request {
  readonly name: string;
  readonly requestedBy: string;
  /** Empty without one. */
  readonly comment: string;
  readonly differences: readonly Sentence[];
}

export function requestMail({ name, requestedBy, comment, differences }: Request, link: string): MailText {
  const texts = (language: 'en' | 'zh') => [...(comment === '' ? [] : [comment]), listOf(differences, language), link];
  return toMail(
    `Approval requested: ${name}`,
    [`${requestedBy} requests your approval of the release “${name}”. It changes what customers see:`, ...texts('en')],
    [`${requestedBy} 請你批准發佈「${name}」。客戶將看到以下更改：`, ...texts('zh')],
  );
}

export interface FailedSchedule {
  readonly name: string;
  readonly problems: readonly Problem[];
}

export function failureMail({ name, problems }: FailedSchedule, link: string): MailText {
  return toMail(
    `Not live as scheduled: ${name}`,
    [
      `The release “${name}” did not go live at the time that you chose. Customers see what they saw before.`,
      listOf(problems, 'en'),
      link,
    ],
    [`發佈「${name}」未能在你選擇的時間上線。客戶看到的內容維持不變。`, listOf(problems, 'zh'), link],
  );
}

/** The page with all releases. */
export function releasesLink(publicUrl: string): string {
  return `${publicUrl.replace(/\/+$/, '')}/releases`;
}

export function releaseLink(publicUrl: string, releaseId: string): string {
  return `${releasesLink(publicUrl)}/${encodeURIComponent(releaseId)}`;
}

function listOf(problems: readonly Sentence[], language: 'en' | 'zh'): string {
  return wordProblems(problems, language)
    .map(({ message }) => `- ${message}`)
    .join('\n');
}

function toMail(subject: string, english: readonly string[], chinese: readonly string[]): MailText {
  return { subject, text: [...english, '———', ...chinese].join('\n\n') };
}
