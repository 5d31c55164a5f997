// What is run in a page, by the debugging protocol alone: scripts of documents are off.
import { standardStyle } from '../fonts/font-configuration.ts';
import { pdfLimits } from '../limits.ts';

/** Stays with the page when documents are written into it. The fonts of a document itself go before those of the layer. */
export function adoptStandardStyle(fontFaces = ''): string {
  return `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(`${standardStyle}@layer standard{${fontFaces}}`)});
  document.adoptedStyleSheets = [sheet];
})()`;
}

/** The addresses of resources that no document shows, as written. */
export const findUnasked = `(() => {
  const media = ['iframe', 'frame', 'embed', 'video', 'audio', 'video source', 'audio source', 'track'];
  const selector = media.map((name) => name + '[src]').join() + ',object[data],[src^="file:" i],link[href^="file:" i]';
  const addressOf = (element) =>
    element.getAttribute('src') ?? element.getAttribute('data') ?? element.getAttribute('href');
  const addresses = [...document.querySelectorAll(selector)].slice(0, 50).map((one) => addressOf(one).slice(0, 500));
  return [...new Set(addresses)].filter((address) => !/^\\s*(data:|about:|javascript:|#|$)/i.test(address));
})()`;

/**
 * Hides the mark that a browser draws where a picture cannot be shown, and keeps its room. Its value: their addresses, in
 * full and as they are written.
 */
export const hideBrokenPictures = `(() => {
  const parts = [...document.querySelectorAll('overlay-header,overlay-footer')].map((part) => part.shadowRoot ?? part);
  const pictures = [document, ...parts].flatMap((root) => [...root.querySelectorAll('img[src]')]);
  const broken = pictures.filter((picture) => picture.complete && picture.naturalWidth === 0);
  for (const picture of broken) picture.style.setProperty('visibility', 'hidden', 'important');
  const addresses = new Map(broken.map(({ src, attributes }) => [src, attributes.src.value]));
  return [...addresses].slice(0, 1000).map((address) => address.map((text) => text.slice(0, 500)));
})()`;

/**
 * A link to each heading: the PDF lists the destinations of links with their pages. They are in the head, where
 * they change nothing of what the styles of the document mean. Of several headings with one name only the first is
 * found by it, so the others have a place of their own inside.
 */
export const markHeadings = `(() => {
  const links = document.createElement('div');
  links.setAttribute('style', 'display:none!important');
  const headings = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].slice(0, ${pdfLimits.headings});
  const found = headings.map((heading, at) => {
    const own = 'coverwright-heading-' + at;
    if (!heading.id) heading.id = own;
    const isNamesake = document.getElementById(heading.id) !== heading;
    if (isNamesake) {
      const place = document.createElement('a');
      place.setAttribute('name', own);
      place.setAttribute('style', 'all:initial!important;position:absolute!important');
      heading.prepend(place);
    }
    const id = isNamesake ? own : heading.id;
    const text = heading.textContent.replace(/\\s+/g, ' ').trim().slice(0, ${pdfLimits.shownChars});
    const link = document.createElement('a');
    link.setAttribute('href', '#' + encodeURIComponent(id));
    links.append(link);
    return { level: Number(heading.tagName[1]), text, id };
  });
  if (found.length > 0) document.head.append(links);
  return found;
})()`;
