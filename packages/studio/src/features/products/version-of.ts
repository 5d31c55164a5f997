import { defaultLocale } from '../../locales/locale.ts';
import { editableName, type Product } from './product.ts';

/** The group that a new version joins: its plan and type are not for the form to change. */
export interface VersionOf {
  readonly plan: string;
  readonly type: string;
  readonly insurerId: string;
  /** Shown until the insurers are read. */
  readonly insurerName: string;
  /** Those that it can be a copy of, the highest first. */
  readonly versions: readonly string[];
  /** The version that it starts as a copy of; the highest without one. */
  readonly copied?: { readonly version: string; readonly name: string };
  /** Of the name; the display locale without one. */
  readonly nameLocale?: string | undefined;
}

/**
 * @param products the versions of one plan and type, the highest first
 * @param shown the one on the screen, which the new version copies
 */
export function toVersionOf(products: readonly Product[], shown = products[0], nameLocale?: string): VersionOf {
  const { key, insurerId = '', insurerName = '' } = shown ?? {};
  const versions = products.map(({ key: { version } }) => version);
  const group = { plan: key?.plan ?? '', type: key?.type ?? '', insurerId, insurerName, versions };
  if (!shown) return group;
  const { version } = shown.key;
  const own = editableName(shown, nameLocale ?? defaultLocale);
  // The name of the default locale must not become the translation of another.
  if (own !== '') return { ...group, nameLocale, copied: { version, name: own } };
  return { ...group, nameLocale: defaultLocale, copied: { version, name: editableName(shown, defaultLocale) } };
}
