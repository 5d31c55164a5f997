// Pictures from stored files on the canvas, which cannot load anything itself: the studio loads them, and their
// content replaces their addresses.

/** Any further pictures on a page remain empty. */
const picturesMax = 50;

export interface CanvasPictures {
  show(address: string, content: string): void;
}

/** @param ask called once for each picture whose content is needed */
export function watchPictures(ask: (address: string) => void): CanvasPictures {
  const asked = new Map<string, string | undefined>();
  const fill = (picture: HTMLImageElement): void => {
    const address = picture.getAttribute('src') ?? '';
    if (!address.startsWith('/api/v1/files/')) return;
    const content = asked.get(address);
    if (content !== undefined) picture.src = content;
    else if (!asked.has(address) && asked.size < picturesMax) {
      asked.set(address, undefined);
      ask(address);
    }
  };
  const fillWithin = (node: Node): void => {
    if (node instanceof HTMLImageElement) fill(node);
    else if (node instanceof Element) for (const picture of node.querySelectorAll('img')) fill(picture);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'attributes' ? [target] : addedNodes) fillWithin(node);
    }
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] });
  return {
    show(address, content) {
      asked.set(address, content);
      fillWithin(document.documentElement);
    },
  };
}
