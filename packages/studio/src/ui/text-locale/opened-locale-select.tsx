import { Select } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedBy } from '../parts/opened-part.tsx';
import { type LocaleSelectProps, useLocaleField } from './locale-field.tsx';
import classes from './locale-select.module.css';

/** Opens on its first render, replacing a plain field that had the focus. */
export function OpenedLocaleSelect(props: LocaleSelectProps & OpenedBy) {
  const { locales, value, onChange, changed, isOpenedByKey } = props;
  const { nameOf, field } = useLocaleField(props);
  const input = useRef<HTMLInputElement>(null);
  const openingKey = useRef(isOpenedByKey ? 'ArrowDown' : undefined);
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const code = openingKey.current;
    if (code === undefined) input.current?.click();
    else input.current?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
  }, []);
  return (
    <Select
      ref={input}
      {...field}
      data={locales.map((locale) => ({ value: locale, label: nameOf(locale) }))}
      value={value}
      onChange={(locale) => {
        if (locale !== null) onChange(locale);
      }}
      {...(changed && {
        renderOption: ({ option, checked }) => (
          <LocaleOption label={option.label} isShown={checked === true} isChanged={changed.includes(option.value)} />
        ),
      })}
    />
  );
}

interface LocaleOptionProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly isChanged: boolean;
}

function LocaleOption({ label, isShown, isChanged }: LocaleOptionProps) {
  const { t } = useTranslation('widgets');
  return (
    <span className={classes['option']}>
      {label}
      {isChanged ? <span className={classes['changed']} role="img" aria-label={t('localeChanged')} /> : null}
      {isShown ? <IconCheck size={14} stroke={2} aria-hidden /> : null}
    </span>
  );
}
