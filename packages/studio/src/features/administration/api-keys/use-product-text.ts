import { useTranslation } from 'react-i18next';

interface KeyProduct {
  readonly plan: string;
  readonly type: string;
  /** Absent for every version; empty for the product without one. */
  readonly version?: string | null | undefined;
}

/** What a key may price, in words. */
export function useProductText(): (product: KeyProduct) => string {
  const { t } = useTranslation('administration');
  return ({ plan, type, version }) => {
    if (version === null || version === undefined) return t('keys.allVersions', { plan, type });
    return version === '' ? t('keys.noVersion', { plan, type }) : `${plan} / ${type} / ${version}`;
  };
}
