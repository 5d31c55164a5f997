import { toInertPage } from '../../../../../ui/sandbox/sandboxed-page.ts';
import type { MailPictures } from './mail-pictures.ts';

/** Replaces the email in the frame's document, preserving the scroll position. */
export function showMail(page: Document, html: string, pictures: MailPictures): void {
  const top = page.scrollingElement?.scrollTop ?? 0;
  const mail = toInertPage(html);
  pictures.show(mail);
  page.documentElement.replaceWith(page.adoptNode(mail.documentElement));
  page.scrollingElement?.scrollTo({ top, behavior: 'instant' });
}
