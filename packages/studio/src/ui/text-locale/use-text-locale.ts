/** The locale of the texts on a page: the display locale, unless the URL names another one, which survives a reload. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { toLocale } from './to-locale.ts';

const parameter = 'locale';

export function useTextLocale(): readonly [string, (locale: string) => void] {
  const { i18n } = useTranslation();
  const [params, setParams] = useSearchParams();
  const named = params.get(parameter) ?? '';
  const choose = useCallback(
    (locale: string) =>
      setParams((others) => new URLSearchParams({ ...Object.fromEntries(others), [parameter]: locale }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [toLocale(named) ?? i18n.language, choose];
}

/** The part of the URL that names the text locale, for links to other screens of the same record. */
export function useTextLocaleSearch(): string {
  const [params] = useSearchParams();
  const named = params.get(parameter);
  return named === null ? '' : `?${new URLSearchParams({ [parameter]: named }).toString()}`;
}
