// Finds what recipients may see differently than intended, in the compiled MJML and in its HTML. None of these findings
// prevents a mail from being sent. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import { inheritedValue } from '../source/check-structure.ts';
import type { Scan, ScannedElement } from '../source/scan.ts';
import { decodeEntities } from '../text/entities.ts';
import type { FoundFinding } from './finding.ts';
import { findUnsupported } from './support.ts';

/** Gmail clips a longer mail: the rest is shown only on request, without its pictures and links. */
export const clippedFromBytes = 102_400;
/** Characters of a subject: phones show fewer. */
const subjectMax = 70;
const capitalsMin = 8;

export interface ReviewedMail {
  /** The MJML after Liquid. */
  readonly source: string;
  readonly scan: Scan;
  readonly html: string;
  readonly preheader: string;
  readonly hasUnsubscribeUrl: boolean;
}

/** In source order; findings about the complete mail come first. */
export function reviewMail(mail: ReviewedMail): FoundFinding[] {
  const { source, scan } = mail;
  const found = [
    ...reviewDocument(mail),
    ...scan.elements.flatMap((element) => reviewElement(element, scan)),
    ...findUnsupported(source, scan),
  ];
  return found.toSorted((a, b) => (a.offset ?? -1) - (b.offset ?? -1));
}

export function reviewSubject(subject: string): FoundFinding[] {
  const length = Array.from(subject).length;
  const letters = subject.replaceAll(/[^\p{Lu}\p{Ll}]/gu, '');
  return [
    ...(subject.trim() === '' ? [note('SUBJECT', say('MAIL_WITHOUT_SUBJECT'))] : []),
    ...(length > subjectMax ? [note('SUBJECT', say('MAIL_SUBJECT_LONG', { length, max: subjectMax }))] : []),
    ...(letters.length >= capitalsMin && letters === letters.toUpperCase()
      ? [warning('SUBJECT', say('MAIL_SUBJECT_IN_CAPITALS'))]
      : []),
  ];
}

function reviewDocument({ scan, html, preheader, hasUnsubscribeUrl }: ReviewedMail): FoundFinding[] {
  const htmlBytes = Buffer.byteLength(html);
  const size = Math.round(htmlBytes / 1024);
  const titles = scan.elements.filter(({ name, isHtml }) => name === 'mj-title' && !isHtml);
  const hasTitle = titles.some(({ contentBegin, contentEnd }) => contentEnd > contentBegin);
  const found: FoundFinding[] = [];
  if (htmlBytes > clippedFromBytes) {
    found.push(warning('WEIGHT', say('MAIL_CLIPPED', { size })));
  } else if (htmlBytes > clippedFromBytes * 0.8) {
    found.push(note('WEIGHT', say('MAIL_LARGE', { size })));
  }
  if (preheader === '') {
    found.push(note('PREHEADER', say('MAIL_WITHOUT_PREVIEW_TEXT')));
  }
  if (!hasTitle) {
    found.push(note('TITLE', say('MAIL_WITHOUT_TITLE')));
  }
  if (!hasUnsubscribeUrl && !/unsubscribe|opt[- ]?out|取消訂閱|退訂/i.test(html)) {
    found.push(note('UNSUBSCRIBE', say('MAIL_WITHOUT_UNSUBSCRIBE')));
  }
  return found;
}

function reviewElement(element: ScannedElement, scan: Scan): FoundFinding[] {
  const { name, begin, isHtml, attributes } = element;
  const found: FoundFinding[] = [];
  const href = attributes.find((one) => one.name === 'href');
  if (href !== undefined && (isHtml ? name === 'a' || name === 'area' : name !== 'mj-font')) {
    found.push(...reviewLink(href.value, href.begin));
  }
  for (const attribute of attributes) {
    const isPicture =
      attribute.name === 'background-url' ||
      (attribute.name === 'src' && /^(?:img|mj-image|mj-carousel-image|mj-social-element)$/.test(name));
    if (isPicture) found.push(...reviewPicture(attribute.value, attribute.begin));
  }
  const isImage = isHtml ? name === 'img' : name === 'mj-image' || name === 'mj-carousel-image';
  if (isImage && element.parent?.name !== 'mj-attributes' && !hasAlt(element, scan)) {
    found.push(warning('ALT', say('MAIL_PICTURE_WITHOUT_ALT'), begin));
  }
  if (name === 'mj-font') {
    found.push(warning('FONT', say('MAIL_FONT_FOREIGN'), begin));
  }
  if (isHtml && name === 'script') found.push(warning('SCRIPT', say('MAIL_SCRIPT'), begin));
  return found;
}

/** Also considers mj-attributes, as a default for all pictures or for a class. */
function hasAlt(element: ScannedElement, { elements }: Scan): boolean {
  if (element.isHtml) return element.attributes.some(({ name }) => name === 'alt');
  return inheritedValue(element, 'alt', elements) !== undefined;
}

function reviewLink(written: string, offset: number): FoundFinding[] {
  const address = decodeEntities(written).trim();
  if (address === '') return [warning('LINK', say('MAIL_LINK_EMPTY'), offset)];
  if (address === '#') return [note('LINK', say('MAIL_LINK_NOWHERE'), offset)];
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address.replaceAll(/[\u{0}-\u{20}]/gu, '')) ?? [];
  if (scheme === undefined) {
    if (address.startsWith('#')) return [];
    return [warning('LINK', say('MAIL_LINK_INCOMPLETE'), offset)];
  }
  if (/^http$/i.test(scheme)) return [note('LINK', say('MAIL_LINK_NOT_ENCRYPTED'), offset)];
  if (/^(?:https|mailto|tel|cid)$/i.test(scheme)) return [];
  return [warning('LINK', say('MAIL_LINK_SCHEME', { scheme }), offset)];
}

function reviewPicture(written: string, offset: number): FoundFinding[] {
  const address = decodeEntities(written).trim();
  if (address === '' || address.includes('/api/v1/files/') || /^(?:https:\/\/|cid:)/i.test(address)) {
    return /^https:[^?#]*\.svg(?:[?#]|$)/i.test(address) ? [warning('PICTURE', say('MAIL_PICTURE_SVG'), offset)] : [];
  }
  if (/^http:/i.test(address)) {
    return [warning('PICTURE', say('MAIL_PICTURE_NOT_ENCRYPTED'), offset)];
  }
  if (/^data:/i.test(address)) {
    return [warning('PICTURE', say('MAIL_PICTURE_EMBEDDED'), offset)];
  }
  return [warning('PICTURE', say('MAIL_PICTURE_INCOMPLETE'), offset)];
}

function warning(code: FoundFinding['code'], sentence: Sentence, offset?: number): FoundFinding {
  return { code, level: 'WARNING', ...sentence, ...(offset !== undefined && { offset }) };
}

function note(code: FoundFinding['code'], sentence: Sentence, offset?: number): FoundFinding {
  return { ...warning(code, sentence, offset), level: 'NOTE' };
}
