// Expressions run in a page through the debugging protocol; scripts of documents are disabled.
import { standardStyle } from '../fonts/font-configuration.ts';
import { pdfLimits } from '../limits.ts';

/** Survives when documents are written into the page. A document's own fonts take precedence over those of the layer. */
export function adoptStandardStyle(fontFaces = ''): string {
  return `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(`${standardStyle}@layer standard{${fontFaces}}`)});
  document.adoptedStyleSheets = [sheet];
})()`;
}

/** The addresses, as written, of resources that are never loaded. */
export const findUnrequested = `(() => {
  const media = ['iframe', 'frame', 'embed', 'video', 'audio', 'video source', 'audio source', 'track'];
  const selector = media.map((name) => name + '[src]').join() + ',object[data],[src^="file:" i],link[href^="file:" i]';
  const addressOf = (element) =>
    element.getAttribute('src') ?? element.getAttribute('data') ?? element.getAttribute('href');
  const addresses = [...document.querySelectorAll(selector)].slice(0, 50).map((one) => addressOf(one).slice(0, 500));
  return [...new Set(addresses)].filter((address) => !/^\\s*(data:|about:|javascript:|#|$)/i.test(address));
})()`;

/**
 * Hides the icon that a browser draws for a missing picture, but preserves its space. Evaluates to the addresses, both
 * resolved and as written.
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
 * Adds a link to each heading, because the PDF lists the destinations of links with their pages. The links are in the
 * head, where they do not affect the document's styles. If several headings share an id, it only leads to the first one,
 * so the others get an additional anchor.
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
