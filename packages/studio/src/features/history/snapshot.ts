/** A state of an item, and what the screens show of it. Pure. */
import { fromProductItemId } from '@coverwright/insurance/translation-keys';
import type { ItemNowQuery, SnapshotLineFragment } from '../../api/generated/operations.ts';
import type { Right } from '../../api/session/rights.ts';
import { appDetailPath, appListPath } from '../../paths/apps.ts';
import { componentListPath, componentPath } from '../../paths/components.ts';
import type { DeletedKind, ItemId, ItemKind } from '../../paths/history.ts';
import { productInfoPath, productListPath } from '../../paths/products.ts';
import { templateListPath, templatePath } from '../../paths/templates.ts';

export interface Snapshot {
  readonly number: number;
  /** What the item was called. */
  readonly name: string;
  /** Empty without one. */
  readonly label: string;
  readonly cause: SnapshotLineFragment['cause'];
  readonly source: SnapshotLineFragment['source'];
  readonly restoredNumber: number | undefined;
  readonly changedParts: readonly string[];
  readonly createdAt: string;
  /** Empty for the server and for API keys. */
  readonly createdBy: string;
}

export function toSnapshot(line: SnapshotLineFragment): Snapshot {
  const { label, restoredNumber, createdBy, ...rest } = line;
  return {
    ...rest,
    label: label ?? '',
    restoredNumber: restoredNumber ?? undefined,
    createdBy: createdBy?.username ?? '',
  };
}

/** A state in the list of all states of its item. */
export interface ListedSnapshot extends Snapshot {
  /** How many states between the previous one and this one have been removed. */
  readonly mergedCount: number;
}

/**
 * The states of one page, newest first. States are numbered without gaps, so a missing number is a removed state.
 * @param lines with the one after the page, if there is one
 * @param isEvery false if a filter leaves out other states
 */
export function toListed(lines: readonly Snapshot[], pageSize: number, isEvery: boolean): ListedSnapshot[] {
  return lines.slice(0, pageSize).map((snapshot, index) => {
    const previous = lines[index + 1];
    return { ...snapshot, mergedCount: previous && isEvery ? snapshot.number - previous.number - 1 : 0 };
  });
}

/** The parts of each kind, in the order in which they are shown. */
export const partsOf = {
  product: ['general', 'pricing', 'underwriting', 'inputs', 'rateTables', 'benefits', 'codes', 'texts'],
  template: ['general', 'content', 'texts'],
  component: ['general', 'template', 'json'],
  app: ['general', 'pages', 'theme', 'config', 'products', 'texts'],
} as const satisfies Record<ItemKind, readonly string[]>;

const tablePrefix = 'rateTables/';

/** The name of the rate table that is this part; undefined for other parts. */
export function tableOf(part: string): string | undefined {
  return part.startsWith(tablePrefix) ? part.slice(tablePrefix.length) : undefined;
}

/** Parts that only comparisons of products name: those of the difference of their contents. */
const comparedParts = [
  'BENEFIT',
  'BENEFIT_ORDER',
  'CODE_ORDER',
  'DISCOUNT_CODE',
  'EFFECTIVE_FROM',
  'INPUT',
  'INPUT_ORDER',
  'RATE_TABLE',
  'INSURER',
  'LOADING_CODE',
  'PRICING_LOGIC',
  'STATUS',
  'TEXT',
  'UNDERWRITING_LOGIC',
] as const;

export type Part = (typeof partsOf)[ItemKind][number] | (typeof comparedParts)[number];

const allParts: ReadonlySet<string> = new Set([...Object.values(partsOf).flat(), ...comparedParts]);

/** False for a part that only a newer server has. */
export function isPart(name: string): name is Part {
  return allParts.has(name);
}

interface Rights {
  readonly read: Right;
  readonly write: Right;
}

export const rightsOf: Readonly<Record<DeletedKind, Rights>> = {
  product: { read: 'products:read', write: 'products:write' },
  template: { read: 'documents:read', write: 'documents:write' },
  component: { read: 'apps:read', write: 'apps:write' },
  app: { read: 'apps:read', write: 'apps:write' },
  file: { read: 'files:read', write: 'files:write' },
  folder: { read: 'files:read', write: 'files:write' },
};

export const listPathOf: Readonly<Record<ItemKind, string>> = {
  product: productListPath,
  template: templateListPath,
  component: componentListPath,
  app: appListPath,
};

/** The item as it is. */
export interface ItemNow {
  readonly revision: string | undefined;
  /** Where it is edited. */
  readonly path: string;
}

/** null if the item does not exist. */
export function toItemNow({ kind, itemId }: ItemId, data: ItemNowQuery): ItemNow | null {
  const found = { product: data.products_2, template: data.templates, component: data.components, app: data.apps };
  const item = found[kind]?.list?.[0];
  if (!item) return null;
  const view = 'templateView' in item ? (item.templateView ?? '') : '';
  return { revision: item.revision ?? undefined, path: pathOf({ kind, itemId }, view) };
}

/** @param view of a template */
function pathOf({ kind, itemId }: ItemId, view: string): string {
  const paths = {
    product: () => productInfoPath(fromProductItemId(itemId)),
    template: () => templatePath(view, itemId),
    component: () => componentPath(itemId),
    app: () => appDetailPath(itemId),
  };
  return paths[kind]();
}
