// Pictures in the editor. Its document may fetch nothing, so that a stored text tells nobody that it was opened; files
// of ours come through the API with the person's own token. The address in the text stays what it is.
import type { Editor } from 'hugerte';

const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** Where the library keeps an address of which the document shows another. */
const storedAddress = 'data-mce-src';

type LoadImage = (src: string) => Promise<Blob | undefined>;

export function isFileAddress(src: string): boolean {
  return src.startsWith('/api/v1/files/');
}

/** To be called before the editor reads anything. */
export function keepImagesFromLoading(editor: Editor): void {
  editor.parser.addAttributeFilter('src', (nodes) => {
    for (const node of nodes) {
      const src = node.attr(storedAddress) ?? node.attr('src') ?? '';
      if (node.name !== 'img' || src.startsWith('data:')) continue;
      node.attr(storedAddress, src);
      node.attr('src', blank);
    }
  });
}

export interface ShownImages {
  show(): void;
  forget(): void;
}

export function createShownImages(editor: Editor, load: () => LoadImage | undefined): ShownImages {
  const addresses = new Map<string, Promise<string | undefined>>();
  const made: string[] = [];
  let isOver = false;

  async function fetchAddress(src: string, loadImage: LoadImage): Promise<string | undefined> {
    const blob = await loadImage(src).catch(() => undefined);
    if (blob === undefined || isOver || !blob.type.startsWith('image/')) return undefined;
    const address = URL.createObjectURL(blob);
    made.push(address);
    return address;
  }

  async function showOne(image: HTMLImageElement, src: string, loadImage: LoadImage): Promise<void> {
    const address = addresses.get(src) ?? fetchAddress(src, loadImage);
    addresses.set(src, address);
    const found = await address;
    if (found !== undefined && image.getAttribute(storedAddress) === src) image.setAttribute('src', found);
  }

  return {
    show() {
      const loadImage = load();
      for (const image of editor.getBody().querySelectorAll('img')) {
        const src = image.getAttribute(storedAddress) ?? '';
        const shown = image.getAttribute('src') ?? '';
        if (shown.startsWith('blob:') && made.includes(shown)) continue;
        if (loadImage && isFileAddress(src)) void showOne(image, src, loadImage);
      }
    },
    forget() {
      isOver = true;
      for (const address of made) URL.revokeObjectURL(address);
    },
  };
}
