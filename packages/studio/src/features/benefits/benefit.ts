/** A product's benefits as the editor represents them: a tree of benefits, each with its options. */

/** Identifies a benefit, or one of its options. */
export interface EntryId {
  readonly typeId: string;
  /** Empty for the benefit itself. */
  readonly optionKey: string;
}

/** A benefit or one of its options, with the texts in the tree's locale. */
export interface BenefitEntry extends EntryId {
  readonly name: string | undefined;
  /** The short value shown to customers, with placeholders. */
  readonly format: string | undefined;
  /** JSON text. */
  readonly valueJson: string | undefined;
  readonly currencyCode: string | undefined;
  readonly isValueInput: boolean;
  readonly parentOptionKeys: readonly string[];
  /** Undefined for a benefit that exists only through its options. */
  readonly revision: string | undefined;
}

export interface Benefit extends BenefitEntry {
  readonly options: readonly BenefitEntry[];
  readonly children: readonly Benefit[];
}

export const benefitLevelsMax = 7;

export const textFields = ['name', 'description', 'value', 'detailedValue'] as const;
export type TextField = (typeof textFields)[number];

/** A unique string for each entry: neither id can contain a line feed. */
export function entryKey({ typeId, optionKey }: EntryId): string {
  return `${typeId}\n${optionKey}`;
}

export function entryIdOf(key: string): EntryId {
  const [typeId = '', optionKey = ''] = key.split('\n');
  return { typeId, optionKey };
}

export function isSameEntry(left: EntryId, right: EntryId): boolean {
  return left.typeId === right.typeId && left.optionKey === right.optionKey;
}

/** The benefit has no row in the database: only its options have values. */
export function isGroupOfOptions(benefit: Benefit): boolean {
  return benefit.revision === undefined && benefit.options.length > 0;
}

/** `Type ID 2` becomes type_id_2, the format that other programs expect. */
export function toTechnicalName(text: string): string {
  return text
    .trim()
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '');
}
