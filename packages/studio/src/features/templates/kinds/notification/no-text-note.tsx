import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import { localesOf, type LocaleTexts } from './notification-form.ts';
import classes from './notification.module.css';

interface NoTextNoteProps {
  readonly texts: LocaleTexts;
  readonly locale: string;
  readonly onCopy: (html: string) => void;
}

/** A locale without a text while another has one: its page can be the start of this one. */
export function NoTextNote({ texts, locale, onCopy }: NoTextNoteProps) {
  const { t } = useTranslation('htmlText');
  const isReadOnly = useIsReadOnly();
  const [other] = localesOf(texts);
  if (other === undefined || texts[locale] !== undefined) return null;
  return (
    <div className={classes['noText']}>
      <span>{t('notification.noText')}</span>
      {isReadOnly ? null : (
        <Button size="xs" variant="subtle" onClick={() => onCopy(texts[other] ?? '')}>
          {t('notification.copyFrom', { locale: other })}
        </Button>
      )}
    </div>
  );
}
