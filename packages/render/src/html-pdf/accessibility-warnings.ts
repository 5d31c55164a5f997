// The author's part in making a tagged document conform to PDF/UA-1: an alternative text for each picture, and headings
// that do not skip a level. Checked in the page that shows the body, where elements can be identified.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../sentences/say.ts';
import type { PdfWarning } from './pdf-request.ts';

/** Limit per kind; more would only repeat what the first ones say. */
const faultsMax = 20;
const foundMaxLength = 100;

/** For the page that shows the body: pictures without alternative text, and headings with the level of the previous one. */
export const readAccessibilityFaults = `(() => {
  const isRead = (element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]');
  const has = (element, names) => names.some((name) => (element.getAttribute(name) ?? '').trim() !== '');
  const isDecoration = (element) => element.getAttribute('alt') === '' || /^(none|presentation)$/.test(element.role ?? '');
  const startOf = (element) => element.outerHTML.slice(0, ${foundMaxLength}).split('\\n')[0];
  const tagOf = (element) => element.cloneNode(false).outerHTML.replace(/<[/][^>]*>$/, '').slice(0, 1000);
  // Chromium leaves headings out that draw nothing.
  const isEmpty = (element) => !/[^\\s\\u200b-\\u200d\\u2060\\ufeff]/.test(element.innerText + [...element.querySelectorAll('img')].map((img) => img.alt).join(''));
  const faults = [];
  const pictures = [...document.querySelectorAll('img')];
  for (const picture of pictures) {
    if (faults.length === ${faultsMax}) break;
    if (isDecoration(picture) || has(picture, ['alt', 'aria-label', 'aria-labelledby', 'title']) || !isRead(picture)) continue;
    faults.push({ found: tagOf(picture), tag: '<img', before: pictures.indexOf(picture) });
  }
  let last = 0;
  let skips = 0;
  const tags = new Map();
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const tag = tagOf(heading);
    const before = tags.get(tag) ?? 0;
    tags.set(tag, before + 1);
    if (skips === ${faultsMax}) break;
    if (heading.role !== null && heading.role !== 'heading' || !isRead(heading) || isEmpty(heading)) continue;
    const level = Number(heading.localName[1]);
    if (level > last + 1) {
      faults.push({ found: startOf(heading), tag, before, level, last });
      skips += 1;
    }
    last = level;
  }
  return faults;
})()`;

interface Fault {
  /** The start of the element as serialized by the page, and only its tag. */
  readonly found: string;
  readonly tag: string;
  /** The number of elements before it with the same tag. */
  readonly before: number;
  /** For a heading: its level and that of the previous one (0 if none). */
  readonly level?: number;
  readonly last?: number;
}

export function toAccessibilityWarnings(faults: unknown): PdfWarning[] {
  return (faults as readonly Fault[]).map(({ found, tag, before, level, last }) => ({
    ...(level === undefined || last === undefined
      ? { code: 'PICTURE', ...say('PICTURE_UNDESCRIBED') }
      : { code: 'HEADING', ...describeHeading(level, last) }),
    text: 'html',
    found,
    foundElse: { text: tag, before },
  }));
}

function describeHeading(level: number, last: number): Sentence {
  return last === 0
    ? say('HEADING_FIRST_TOO_LOW', { level })
    : say('HEADING_LEVEL_SKIPPED', { level, last, use: last + 1 });
}
