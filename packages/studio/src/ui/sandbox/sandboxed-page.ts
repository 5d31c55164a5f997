// Converts any HTML to a page for a sandboxed frame. The sandbox provides the security; this prevents links and
// images from sending requests, without changing the look.

const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; base-uri 'none'";

/** Without what they would fetch or run, these show nothing. */
const needless = 'script, base, iframe, frame, object, embed, portal, meta[http-equiv], link, applet, fencedframe';
const acting = ['href', 'xlink:href', 'action', 'formaction', 'ping', 'target', 'background', 'srcset', 'autofocus'];

/** A link to the top of the frame's own page looks like a link and goes nowhere. */
const nowhere = 'about:srcdoc#';

export function toSandboxedPage(html: string): string {
  const page = toInertPage(html);
  const meta = page.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  page.head.prepend(meta);
  return `${page.doctype ? '<!doctype html>' : ''}${page.documentElement.outerHTML}`;
}

/** For a frame that already has a security policy. */
export function toInertPage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const root of rootsOf(page)) {
    for (const element of root.querySelectorAll(needless)) element.remove();
    for (const element of root.querySelectorAll('*')) makeInert(element);
  }
  return page;
}

/** @returns the page with all loadable images inlined */
export async function withImages(html: string, load: (src: string) => Promise<Blob | undefined>): Promise<string> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const images = [...page.querySelectorAll<HTMLImageElement>('img[src]:not([src^="data:"])')];
  if (images.length === 0) return html;
  const showImage = async (image: HTMLImageElement): Promise<void> => {
    const blob = await load(image.getAttribute('src') ?? '').catch(() => undefined);
    if (blob?.type.startsWith('image/')) image.setAttribute('src', await toAddress(blob));
  };
  await Promise.all(images.map(showImage));
  return `${page.doctype ? '<!doctype html>' : ''}${page.documentElement.outerHTML}`;
}

/** Templates can become part of the displayed page, including nested ones. */
function rootsOf(root: Document | DocumentFragment): (Document | DocumentFragment)[] {
  return [root, ...[...root.querySelectorAll('template')].flatMap(({ content }) => rootsOf(content))];
}

function makeInert(element: Element): void {
  for (const name of element.getAttributeNames()) {
    if (name === 'href' && element.localName === 'a') element.setAttribute(name, nowhere);
    else if (acting.includes(name) || name.startsWith('on')) element.removeAttribute(name);
  }
}

async function toAddress(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    if (typeof reader.result === 'string') resolve(reader.result);
  });
  reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read.')));
  reader.readAsDataURL(blob);
  return promise;
}
