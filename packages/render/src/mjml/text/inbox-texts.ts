// The texts that an inbox shows before a mail is opened. Pure.
import { decodeEntities } from './entities.ts';

export interface InboxTexts {
  /** The author's mj-preview; empty if there is none. */
  readonly preheader: string;
  /** The text after the subject: the preheader, or else the first text of the body. */
  readonly inboxText: string;
}

/** Inboxes differ; this is about the most that any of them shows. */
const inboxTextMax = 90;

export function toInboxTexts(html: string, text: string): InboxTexts {
  const [, written = ''] = /<body\b[^>]*>\s*<div style="display:none[^"]*">([^]*?)<\/div>/i.exec(html) ?? [];
  const preheader = onOneLine(decodeEntities(written.replaceAll(/<[^>]*>/g, '')));
  const shown = Array.from(preheader || onOneLine(text));
  const inboxText =
    shown.length > inboxTextMax
      ? `${shown
          .slice(0, inboxTextMax - 1)
          .join('')
          .trimEnd()}…`
      : shown.join('');
  return { preheader, inboxText };
}

function onOneLine(text: string): string {
  return text.replaceAll(/[\s\u{200b}-\u{200d}\u{feff}]+/gu, ' ').trim();
}
