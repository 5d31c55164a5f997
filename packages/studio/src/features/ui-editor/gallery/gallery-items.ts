/** What the gallery offers: the elements of the catalogue, and the components of the tenant. Pure. */
import { elements } from '@coverwright/app-runtime/elements';
import type { Insertion } from '../work/node-commands.ts';

export const galleryCategories = ['layout', 'text', 'form', 'others', 'components'] as const;

export type GalleryCategory = (typeof galleryCategories)[number];

export interface GalleryItem {
  readonly key: string;
  readonly category: GalleryCategory;
  /** Of an element of the catalogue, whose name is translated. */
  readonly element: string | undefined;
  readonly name: string;
  readonly insertion: Insertion;
}

interface OfferedComponent {
  readonly id: string;
  readonly name: string;
}

/** @param isCyclic whether a component shows the one that is edited */
export function listGalleryItems(
  components: readonly OfferedComponent[],
  isCyclic: (name: string) => boolean,
): readonly GalleryItem[] {
  return [
    ...elements.map(({ id, category, label, template }) => ({
      key: id,
      category,
      element: id,
      name: label,
      insertion: { template },
    })),
    ...components
      .filter(({ name }) => !isCyclic(name))
      .toSorted((left, right) => left.name.localeCompare(right.name))
      .map(({ id, name }) => ({
        key: `component ${id}`,
        category: 'components' as const,
        element: undefined,
        name,
        insertion: { template: `<${name} />`, componentId: id },
      })),
  ];
}

/** In the language of the studio. */
export type NamedItem = GalleryItem & { readonly shownName: string };

export interface ShownItems {
  readonly items: readonly NamedItem[];
  /** Of those that are left out, for want of room. */
  readonly hiddenCount: number;
}

const shownMax = 100;

/** Those of a category; with a text, those of all categories whose name contains it. */
export function findGalleryItems(items: readonly NamedItem[], category: GalleryCategory, text: string): ShownItems {
  const wanted = text.trim().toLowerCase();
  const found = items.filter((item) =>
    wanted === ''
      ? item.category === category
      : item.shownName.toLowerCase().includes(wanted) || item.name.toLowerCase().includes(wanted),
  );
  return { items: found.slice(0, shownMax), hiddenCount: Math.max(found.length - shownMax, 0) };
}
