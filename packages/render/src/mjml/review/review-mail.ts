// Finds what recipients may see differently than intended, in the compiled MJML and in its HTML. None of these findings
// prevents a mail from being sent. Pure.
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
    ...(subject.trim() === '' ? [note('SUBJECT', 'The mail has no subject, and is sent as No subject.')] : []),
    ...(length > subjectMax
      ? [
          note(
            'SUBJECT',
            `The subject has ${length} characters. Most inboxes show up to ${subjectMax}, phones about 40.`,
          ),
        ]
      : []),
    ...(letters.length >= capitalsMin && letters === letters.toUpperCase()
      ? [warning('SUBJECT', 'The subject is in capitals, which spam filters treat as a sign of spam.')]
      : []),
  ];
}

function reviewDocument({ scan, html, preheader, hasUnsubscribeUrl }: ReviewedMail): FoundFinding[] {
  const htmlBytes = Buffer.byteLength(html);
  const weight = `${Math.round(htmlBytes / 1024)} kB`;
  const titles = scan.elements.filter(({ name, isHtml }) => name === 'mj-title' && !isHtml);
  const hasTitle = titles.some(({ contentBegin, contentEnd }) => contentEnd > contentBegin);
  const found: FoundFinding[] = [];
  if (htmlBytes > clippedFromBytes) {
    found.push(warning('WEIGHT', `The HTML is ${weight} in size. Gmail clips a mail at 102 kB, and hides the rest.`));
  } else if (htmlBytes > clippedFromBytes * 0.8) {
    found.push(note('WEIGHT', `The HTML is ${weight} in size. Gmail clips a mail at 102 kB.`));
  }
  if (preheader === '') {
    found.push(
      note(
        'PREHEADER',
        'There is no preview text, so inboxes show the first text of the mail. Write one into mj-preview.',
      ),
    );
  }
  if (!hasTitle) {
    found.push(
      note('TITLE', 'There is no title, which screen readers announce and browsers show. Write one into mj-title.'),
    );
  }
  if (!hasUnsubscribeUrl && !/unsubscribe|opt[- ]?out|取消訂閱|退訂/i.test(html)) {
    found.push(
      note(
        'UNSUBSCRIBE',
        'There is no way to unsubscribe, which mail programs expect of newsletters and offers. Enter an unsubscribe link in the settings.',
      ),
    );
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
    const message =
      'The picture has no alternative text, which mail programs show in place of blocked pictures and screen readers announce. Add alt; leave it empty for a decoration.';
    found.push(warning('ALT', message, begin));
  }
  if (name === 'mj-font') {
    const message =
      'The font is loaded from another server, which learns when the mail is opened. Many mail programs do not load it: name a fallback font after it.';
    found.push(warning('FONT', message, begin));
  }
  if (isHtml && name === 'script') found.push(warning('SCRIPT', 'Mails cannot run scripts. It is removed.', begin));
  return found;
}

/** Also considers mj-attributes, as a default for all pictures or for a class. */
function hasAlt(element: ScannedElement, { elements }: Scan): boolean {
  if (element.isHtml) return element.attributes.some(({ name }) => name === 'alt');
  return inheritedValue(element, 'alt', elements) !== undefined;
}

function reviewLink(written: string, offset: number): FoundFinding[] {
  const address = decodeEntities(written).trim();
  if (address === '') return [warning('LINK', 'The link is empty with this data.', offset)];
  if (address === '#') return [note('LINK', 'The link leads nowhere: its address is #.', offset)];
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address.replaceAll(/[\u{0}-\u{20}]/gu, '')) ?? [];
  if (scheme === undefined) {
    if (address.startsWith('#')) return [];
    return [warning('LINK', 'The link is incomplete: in a mail it needs an address with https://.', offset)];
  }
  if (/^http$/i.test(scheme)) return [note('LINK', 'The link is not encrypted. Use https.', offset)];
  if (/^(?:https|mailto|tel|cid)$/i.test(scheme)) return [];
  return [
    warning(
      'LINK',
      `Mails may link to https, http, mailto and tel addresses. This link, to ${scheme}, is removed.`,
      offset,
    ),
  ];
}

function reviewPicture(written: string, offset: number): FoundFinding[] {
  const address = decodeEntities(written).trim();
  if (address === '' || address.includes('/api/v1/files/') || /^(?:https:\/\/|cid:)/i.test(address)) {
    return /^https:[^?#]*\.svg(?:[?#]|$)/i.test(address)
      ? [warning('PICTURE', 'Most mail programs do not show SVG pictures. Use PNG or JPEG.', offset)]
      : [];
  }
  if (/^http:/i.test(address)) {
    return [
      warning(
        'PICTURE',
        'The picture is loaded without encryption, which many mail programs refuse. Use https.',
        offset,
      ),
    ];
  }
  if (/^data:/i.test(address)) {
    return [
      warning(
        'PICTURE',
        'Gmail does not show pictures that are embedded in the mail as data. Use a picture from Files.',
        offset,
      ),
    ];
  }
  return [
    warning(
      'PICTURE',
      'Recipients cannot load this picture: its address is incomplete. Use a picture from Files, or an address with https://.',
      offset,
    ),
  ];
}

function warning(code: FoundFinding['code'], message: string, offset?: number): FoundFinding {
  return { code, level: 'WARNING', message, ...(offset !== undefined && { offset }) };
}

function note(code: FoundFinding['code'], message: string, offset?: number): FoundFinding {
  return { ...warning(code, message, offset), level: 'NOTE' };
}
