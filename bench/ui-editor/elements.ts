// The page shown in every editor of the bench: sections of cards with texts, like real pages.

export interface PageElement {
  readonly tag: string;
  readonly classes: string;
  readonly text: string;
  readonly children: readonly PageElement[];
}

const leaf = (tag: string, classes: string, text: string): PageElement => ({ tag, classes, text, children: [] });

function card(index: number): PageElement {
  return {
    tag: 'div',
    classes: 'p-4 rounded-lg bg-cWhite',
    text: '',
    children: [
      leaf('h2', 'text-lg font-semibold', `Card ${index}`),
      ...Array.from({ length: 7 }, () => leaf('p', 'text-c5 text-sm', 'Covered up to the sum insured')),
      leaf('span', 'text-xs', 'Note'),
    ],
  };
}

/** Cards have ten elements each, sections ten cards. */
export function pageElements(elementCount: number): PageElement {
  const cards = Math.floor(elementCount / 10);
  const sections = Array.from({ length: Math.ceil(cards / 10) }, (_, at) => ({
    tag: 'section',
    classes: 'flex flex-col gap-4 p-4',
    text: '',
    children: Array.from({ length: Math.min(10, cards - at * 10) }, (__, index) => card(at * 10 + index)),
  }));
  return { tag: 'div', classes: '', text: '', children: sections };
}

export function toHtml({ tag, classes, text, children }: PageElement): string {
  const start = classes === '' ? `<${tag}>` : `<${tag} class="${classes}">`;
  return `${start}${text}${children.map(toHtml).join('')}</${tag}>`;
}
