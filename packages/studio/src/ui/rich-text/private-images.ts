// Pictures in the editor. Its document cannot fetch anything, so opening a stored text contacts no other server; the
// tenant's files are loaded through the API with the user's token. The address in the text remains unchanged.
import type { Editor } from 'hugerte';

/** Where the library stores the original address if the document shows another one. */
const storedAddress = 'data-mce-src';

type LoadImage = (src: string) => Promise<Blob | undefined>;

export interface ShownImages {
  show(): void;
  forget(): void;
}

export function createShownImages(editor: Editor, load: () => LoadImage | undefined): ShownImages {
  const addresses = new Map<string, Promise<string | undefined>>();
  const made: string[] = [];
  let isOver = false;
  // The library tries to read every blob URL, and would treat unknown ones as its own uploads.
  editor.on('init', () => editor.editorUpload.addFilter((image) => !image.src.startsWith('blob:')));
  // Its dialog reads the address shown in the document.
  editor.on('BeforeExecCommand', ({ command }) => {
    const image = editor.selection.getNode();
    const src = image.getAttribute(storedAddress);
    if (command === 'mceImage' && image.nodeName === 'IMG' && src !== null) image.setAttribute('src', src);
  });

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
    const current = image.getAttribute(storedAddress) ?? image.getAttribute('src');
    if (found === undefined || current !== src) return;
    image.setAttribute(storedAddress, src);
    image.setAttribute('src', found);
  }

  return {
    show() {
      const loadImage = load();
      for (const image of editor.getBody().querySelectorAll('img')) {
        const shown = image.getAttribute('src') ?? '';
        const src = image.getAttribute(storedAddress) ?? shown;
        if (shown.startsWith('blob:') && made.includes(shown)) continue;
        if (loadImage && src !== '' && !src.startsWith('data:')) void showOne(image, src, loadImage);
      }
    },
    forget() {
      isOver = true;
      for (const address of made) URL.revokeObjectURL(address);
    },
  };
}
