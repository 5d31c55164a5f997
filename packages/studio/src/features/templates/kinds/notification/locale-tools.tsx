import { useTranslation } from 'react-i18next';
import { LocaleSelect } from '../../../../ui/text-locale/locale-select.tsx';
import classes from './notification.module.css';

interface LocaleToolsProps {
  readonly locale: string;
  readonly locales: readonly string[];
  /** Those whose texts are not saved. */
  readonly changed: readonly string[];
  readonly choose: (locale: string) => void;
}

export function LocaleTools({ locale, locales, changed, choose }: LocaleToolsProps) {
  const { t } = useTranslation('htmlText');
  return (
    <>
      <span className={classes['changed']} role="status" title={changed.join(', ')}>
        {changed.length > 0 ? t('notification.changed', { locales: changed.join(', ') }) : null}
      </span>
      <LocaleSelect size="xs" locales={locales} value={locale} changed={changed} onChange={choose} />
    </>
  );
}
