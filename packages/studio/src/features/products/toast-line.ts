import type { TFunction } from 'i18next';
import type { ProductKey } from '../../paths/products.ts';

/** The line of a toast that names its product. */
export function toastLine(t: TFunction<'products'>, name: string, { version }: Pick<ProductKey, 'version'>): string {
  return version === '' ? t('toast.whichUnversioned', { name }) : t('toast.which', { name, version });
}
