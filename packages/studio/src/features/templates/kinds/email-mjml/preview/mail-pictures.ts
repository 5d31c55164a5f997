/**
 * The pictures of an email in its preview, which contacts no external servers: pictures from the tenant's files are
 * loaded with the user's token and shown from memory; any other is replaced by a box with its alternative text.
 */

/** Returns a stored file; undefined for any other address, and for files that cannot be read. */
type LoadPicture = (src: string) => Promise<Blob | undefined>;

export interface MailPictures {
  /** Inserts the pictures into the page; those in the cache synchronously. */
  readonly show: (page: Document) => void;
  readonly dispose: () => void;
}

/** Emails contain few pictures; any beyond this remain boxes. */
const picturesMax = 200;

const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export function createMailPictures(load: LoadPicture): MailPictures {
  /** Keyed by the address in the email; null for pictures that are not shown. */
  const known = new Map<string, string | null>();
  const loading = new Map<string, Promise<string | null>>();
  let isOver = false;

  const fetchPicture = async (src: string): Promise<string | null> => {
    const blob = known.size < picturesMax ? await load(src).catch(() => undefined) : undefined;
    const address = blob?.type.startsWith('image/') && !isOver ? URL.createObjectURL(blob) : null;
    known.set(src, address);
    loading.delete(src);
    return address;
  };
  /** Calls back synchronously if the content is cached. */
  const withAddress = (src: string, use: (address: string | null) => void): void => {
    const address = known.get(src);
    if (address !== undefined) return use(address);
    const wanted = loading.get(src) ?? fetchPicture(src);
    loading.set(src, wanted);
    void wanted.then(use);
    return undefined;
  };
  return {
    show: (page) => {
      for (const image of page.querySelectorAll<HTMLImageElement>('img:not([src^="data:"])')) {
        const src = image.getAttribute('src') ?? '';
        image.setAttribute('src', blank);
        withAddress(src, (address) => image.setAttribute('src', address ?? boxFor(image)));
      }
      for (const element of page.querySelectorAll('[style*="url("]')) {
        for (const [, , src = ''] of (element.getAttribute('style') ?? '').matchAll(styleUrl)) {
          withAddress(src, (address) => {
            const style = element.getAttribute('style') ?? '';
            if (address !== null) element.setAttribute('style', style.replaceAll(src, address));
          });
        }
      }
    },
    dispose: () => {
      isOver = true;
      for (const address of known.values()) if (address !== null) URL.revokeObjectURL(address);
    },
  };
}

const styleUrl = /url\(\s*(['"]?)([^'")]+)\1\s*\)/g;

/** Has the width of the picture; its height is unknown. */
function boxFor(image: HTMLImageElement): string {
  const width = Number(image.getAttribute('width')) || 300;
  const height = Number(image.getAttribute('height')) || Math.min(160, Math.round(width / 2));
  const alt = (image.getAttribute('alt') ?? '').replaceAll(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
  const text = `<text x="50%" y="50%" font-family="sans-serif" font-size="13" fill="#525867" text-anchor="middle">${alt}</text>`;
  const box = `<rect width="100%" height="100%" fill="#ecedf2"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${box}${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
