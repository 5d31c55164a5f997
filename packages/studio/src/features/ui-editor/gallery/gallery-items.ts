/** The gallery's items: the elements of the catalogue, and the tenant's components. Pure. */
import { elements } from '@coverwright/app-runtime/elements';
import type { Insertion } from '../work/node-commands.ts';

export const galleryCategories = ['layout', 'text', 'form', 'others', 'components'] as const;

export type GalleryCategory = (typeof galleryCategories)[number];

export interface GalleryItem {
  readonly key: string;
  readonly category: GalleryCategory;
  /** The id of a catalogue element, whose name is translated. */
  readonly element: string | undefined;
  readonly name: string;
  readonly insertion: Insertion;
}

interface OfferedComponent {
  readonly id: string;
  readonly name: string;
}

/** @param isCyclic whether a component contains the one being edited */
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

/** Named in the studio's language. */
export type NamedItem = GalleryItem & { readonly shownName: string };

export interface ShownItems {
  readonly items: readonly NamedItem[];
  /** The number of items omitted for lack of space. */
  readonly hiddenCount: number;
}

const shownMax = 100;

/** The items of a category; with a search text, the items of all categories whose name contains it. */
export function findGalleryItems(items: readonly NamedItem[], category: GalleryCategory, text: string): ShownItems {
  const wanted = text.trim().toLowerCase();
  const found = items.filter((item) =>
    wanted === ''
      ? item.category === category
      : item.shownName.toLowerCase().includes(wanted) || item.name.toLowerCase().includes(wanted),
  );
  return { items: found.slice(0, shownMax), hiddenCount: Math.max(found.length - shownMax, 0) };
}
