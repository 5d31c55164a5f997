/** The choices, or the suggestions for a text, with a label in each locale. */
import { textIn } from '@coverwright/insurance/input';
import { Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import blocks from '../../../ui/layout/blocks.module.css';
import type { ChoiceEntry } from '../form/inputs-form.ts';
import { similarChoices } from '../form/similar-choices.ts';
import classes from './input-details.module.css';
import type { DetailFields } from './detail-fields.ts';

export interface Localized {
  /** The locale of the texts that are shown. */
  readonly locale: string;
}

interface ChoiceFieldsProps extends Pick<DetailFields, 'input' | 'change'>, Localized {
  readonly error: string | undefined;
}

export function ChoiceFields({ input, change, error, locale }: ChoiceFieldsProps) {
  const { t } = useTranslation('inputs');
  const errorId = useId();
  const isReadOnly = useIsReadOnly();
  const { choices } = input;
  const similar = similarChoices(choices.map(({ value }) => value));
  const replace = (index: number, changes: Partial<ChoiceEntry>, step: string) => {
    const next = choices.map((choice, at) => (at === index ? { ...choice, ...changes } : choice));
    change({ choices: next }, `${step} ${index}`);
  };
  return (
    <div className={blocks['tightStack']} role="group" aria-label={t('field.choices')} aria-describedby={errorId}>
      <ul className={blocks['bareList']}>
        {choices.map(({ value, label }, index) => (
          <li key={index} className={classes['choice']}>
            <TextInput
              size="xs"
              aria-label={t('field.choiceValue', { number: index + 1 })}
              autoComplete="off"
              spellCheck={false}
              value={value}
              onChange={({ currentTarget }) => replace(index, { value: currentTarget.value }, 'value')}
            />
            <TextInput
              size="xs"
              aria-label={t('field.choiceLabel', { value })}
              placeholder={textIn(label, [locale]) ?? t('field.label')}
              lang={locale}
              dir="auto"
              autoComplete="off"
              value={label[locale] ?? ''}
              onChange={({ currentTarget }) =>
                replace(index, { label: { ...label, [locale]: currentTarget.value } }, `label ${locale}`)
              }
            />
            {isReadOnly ? null : (
              <IconButton
                label={t('removeOne', { name: value })}
                size={24}
                icon={<IconTrash size={14} stroke={1.75} />}
                onClick={() => change({ choices: choices.toSpliced(index, 1) }, `remove choice ${index}`)}
              />
            )}
          </li>
        ))}
      </ul>
      {similar.map(([one, other]) => (
        <p key={`${one} ${other}`} role="status" className={classes['similar']}>
          {t('field.similarChoices', { one, other })}
        </p>
      ))}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
      {isReadOnly ? null : (
        <NewChoice onAdd={(value) => change({ choices: [...choices, { value, label: {} }] }, `add ${value}`)} />
      )}
    </div>
  );
}

/** A choice is added once its value is complete, so that an empty one is never meant. */
function NewChoice({ onAdd }: { readonly onAdd: (value: string) => void }) {
  const { t } = useTranslation('inputs');
  const [value, setValue] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    if (value.trim() === '') return;
    onAdd(value.trim());
    setValue('');
    field.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className={classes['newChoice']}>
      <TextInput
        ref={field}
        size="xs"
        aria-label={t('field.newChoice')}
        placeholder={t('field.newChoice')}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <Button disabled={value.trim() === ''} onClick={add}>
        {t('field.addChoice')}
      </Button>
    </div>
  );
}
