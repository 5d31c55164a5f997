/** What uses an item, and where it is edited. Pure. */
import { fromProductItemId } from '@coverwright/insurance/translation-keys';
import { shorten } from '@coverwright/insurance/shorten';
import type { ItemUsesQuery } from '../../api/generated/operations.ts';
import { appDetailPath } from '../../paths/apps.ts';
import { componentPath } from '../../paths/components.ts';
import { productInfoPath } from '../../paths/products.ts';
import { templatePath } from '../../paths/templates.ts';

type UserKind = 'product' | 'template' | 'component' | 'app';

export interface ItemUse {
  readonly kind: UserKind;
  readonly itemId: string;
  readonly name: string;
  /** Undefined for a template of a type that only a newer server has. */
  readonly path: string | undefined;
}

export interface ItemUses {
  /** The first ones. */
  readonly list: readonly ItemUse[];
  readonly totalCount: number;
  /** Those that the user may not view. */
  readonly hiddenCount: number;
}

const kinds: readonly UserKind[] = ['product', 'template', 'component', 'app'];

export function toItemUses({ list, totalCount, hiddenCount }: ItemUsesQuery['itemUses']): ItemUses {
  const uses = list.flatMap(({ kind: name, itemId, name: title, templateView }): ItemUse[] => {
    const kind = kinds.find((one) => one === name);
    return kind === undefined ? [] : [{ kind, itemId, name: title, path: pathOf(kind, itemId, templateView) }];
  });
  return { list: uses, totalCount, hiddenCount };
}

function pathOf(kind: UserKind, itemId: string, templateView: string | null | undefined): string | undefined {
  switch (kind) {
    case 'product':
      return productInfoPath(fromProductItemId(itemId));
    case 'template':
      return templateView ? templatePath(templateView, itemId) : undefined;
    case 'component':
      return componentPath(itemId);
    case 'app':
      return appDetailPath(itemId);
  }
  return undefined;
}

/** The maximum numbers of users that a dialog names, and of characters of each name. */
export const namedMax = 3;
const nameMaxLength = 40;

/** The first names, shortened so that a sentence with them has a few lines, and the number of all others. */
export function summarize({ list, totalCount, hiddenCount }: ItemUses): {
  readonly count: number;
  readonly named: readonly Pick<ItemUse, 'kind' | 'name'>[];
  readonly otherCount: number;
} {
  const named = list.slice(0, namedMax).map(({ kind, name }) => ({ kind, name: shorten(name, nameMaxLength) }));
  const count = totalCount + hiddenCount;
  return { count, named, otherCount: count - named.length };
}
