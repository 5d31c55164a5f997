import { defaultLocale } from '../../locales/locale.ts';
import { editableName, type Product } from './product.ts';

/** The group that a new version joins; the form cannot change its plan and type. */
export interface VersionOf {
  readonly plan: string;
  readonly type: string;
  readonly insurerId: string;
  /** Shown until the insurers are loaded. */
  readonly insurerName: string;
  /** The versions that can be copied, highest first. */
  readonly versions: readonly string[];
  /** The version to copy; defaults to the highest. */
  readonly copied?: { readonly version: string; readonly name: string };
  /** The locale of the name; defaults to the display locale. */
  readonly nameLocale?: string | undefined;
}

/**
 * @param products the versions of one plan and type, highest first
 * @param shown the one on the screen, which the new version copies
 */
export function toVersionOf(products: readonly Product[], shown = products[0], nameLocale?: string): VersionOf {
  const { key, insurerId = '', insurerName = '' } = shown ?? {};
  const versions = products.map(({ key: { version } }) => version);
  const group = { plan: key?.plan ?? '', type: key?.type ?? '', insurerId, insurerName, versions };
  if (!shown) return group;
  const { version } = shown.key;
  const own = editableName(shown, nameLocale ?? defaultLocale);
  // The default locale's name must not become the translation in another locale.
  if (own !== '') return { ...group, nameLocale, copied: { version, name: own } };
  return { ...group, nameLocale: defaultLocale, copied: { version, name: editableName(shown, defaultLocale) } };
}
