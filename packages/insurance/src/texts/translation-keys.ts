/** The keys under which translations are stored. */

/** Plan, type and version contain no bar; the version may be empty. */
export interface ProductKeyParts {
  readonly plan: string;
  readonly type: string;
  readonly version: string;
}

const productPrefix = 'products-';

/** Identifies a product, and is the prefix of its translation keys. */
export function productKey({ plan, version, type }: ProductKeyParts): string {
  return `${productPrefix}${plan}|${version}|${type}`;
}

/** Identifies a product among items of its kind: its key without the prefix. */
export function toProductItemId(id: ProductKeyParts): string {
  return productKey(id).slice(productPrefix.length);
}

export function fromProductItemId(itemId: string): ProductKeyParts {
  return fromProductKey(productPrefix + itemId);
}

/** The inverse of productKey: plan and version contain no bar, so the result is unambiguous. */
export function fromProductKey(key: string): ProductKeyParts {
  const [plan = '', version = '', type = ''] = key.slice(productPrefix.length).split('|');
  return { plan, version, type };
}

export function productNameKey(id: ProductKeyParts): string {
  return `${productKey(id)}-name`;
}

export function productDescriptionKey(id: ProductKeyParts): string {
  return `${productKey(id)}-description`;
}

export interface BenefitKeyParts {
  readonly typeId: string;
  /** Empty for the benefit itself, set for one of its options. */
  readonly optionKey: string;
}

const benefitEndings = {
  name: 'name',
  description: 'description',
  value: 'format',
  detailedValue: 'detailedFormat',
} as const;

/** Keyed by the name of the field that shows the text. */
export type BenefitTextKeys = Readonly<Record<keyof typeof benefitEndings, string>>;

export function benefitTextKeys(id: ProductKeyParts, { typeId, optionKey }: BenefitKeyParts): BenefitTextKeys {
  const benefit = `${productKey(id)}-benefits-${typeId}`;
  const prefix = optionKey === '' ? benefit : `${benefit}-options-${optionKey}`;
  return {
    name: `${prefix}-${benefitEndings.name}`,
    description: `${prefix}-${benefitEndings.description}`,
    value: `${prefix}-${benefitEndings.value}`,
    detailedValue: `${prefix}-${benefitEndings.detailedValue}`,
  };
}

/** For a notification, whose HTML is a translation. */
export function templateHtmlKey(templateId: string): string {
  return templateTextKey(templateId, 'html');
}

/** For a localized text of a template, by its name in the template. */
export function templateTextKey(templateId: string, name: string): string {
  return `templates-${templateId}-${name}`;
}
