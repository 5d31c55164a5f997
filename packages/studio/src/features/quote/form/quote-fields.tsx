import { Autocomplete, Button, Select, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AmountInput } from '../../../ui/forms/amount-input.tsx';
import { DateInput } from '../../../ui/forms/date-input.tsx';
import classes from '../quote.module.css';
import { entriesMax, joinNames, type QuoteAnswers, type QuoteField, withoutEntry } from './quote-form.ts';

interface QuoteFieldsProps {
  readonly fields: readonly QuoteField[];
  /** The name of the entry that contains the fields; empty outside of lists. */
  readonly prefix: string;
  readonly answers: QuoteAnswers;
  readonly onChange: (answers: QuoteAnswers) => void;
}

export function QuoteFields({ fields, prefix, answers, onChange }: QuoteFieldsProps) {
  return fields.map((field) => {
    const name = joinNames(prefix, field.name);
    if (field.kind === 'list') {
      return <EntriesField key={name} field={field} name={name} answers={answers} onChange={onChange} />;
    }
    return (
      <ValueField
        key={name}
        field={field}
        value={answers.texts[name] ?? ''}
        onChange={(text) => onChange({ ...answers, texts: { ...answers.texts, [name]: text } })}
      />
    );
  });
}

interface ValueFieldProps {
  readonly field: QuoteField;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function ValueField({ field, value, onChange }: ValueFieldProps) {
  const { t } = useTranslation('quote');
  const { kind, choices, help, unit, fallback } = field;
  const name = field.label === '' ? t('entry') : field.label;
  const props = {
    label: unit === undefined ? name : t('inUnit', { name, unit }),
    description: help,
    placeholder: fallback === undefined ? undefined : t('fallback', { value: fallback }),
  };
  if (kind === 'choice' || kind === 'boolean') {
    const data =
      kind === 'choice'
        ? choices.map((choice) => ({ ...choice }))
        : (['true', 'false'] as const).map((word) => ({ value: word, label: t(word === 'true' ? 'yes' : 'no') }));
    return (
      <Select
        {...props}
        data={data}
        value={value === '' ? null : value}
        onChange={(chosen) => onChange(chosen ?? '')}
        searchable={data.length > searchedChoices}
        clearable
      />
    );
  }
  if (kind === 'suggested')
    return <Autocomplete {...props} data={suggested(field)} value={value} onChange={onChange} />;
  if (kind === 'number') return <AmountInput {...props} value={value} onChange={onChange} />;
  if (kind === 'date') return <DateInput {...props} type="date" value={value} onChange={onChange} />;
  const handleChange = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    onChange(currentTarget.value);
  if (kind === 'json') {
    return <Textarea {...props} autosize maxRows={6} spellCheck={false} value={value} onChange={handleChange} />;
  }
  return <TextInput {...props} autoComplete="off" dir="auto" value={value} onChange={handleChange} />;
}

const searchedChoices = 8;

function suggested({ choices }: QuoteField): string[] {
  return [...new Set(choices.map(({ value }) => value))];
}

interface EntriesFieldProps extends Omit<QuoteFieldsProps, 'fields' | 'prefix'> {
  readonly field: QuoteField;
  readonly name: string;
}

function EntriesField({ field, name, answers, onChange }: EntriesFieldProps) {
  const { t } = useTranslation('quote');
  const count = answers.counts[name] ?? 0;
  return (
    <fieldset className={classes['entries']}>
      <legend>{field.label}</legend>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes['entry']} role="group" aria-label={t('entryOf', { number: index + 1 })}>
          <div className={classes['entryFields']}>
            <QuoteFields fields={field.items} prefix={joinNames(name, index)} answers={answers} onChange={onChange} />
          </div>
          <IconButton
            label={t('removeEntry', { number: index + 1 })}
            icon={<IconX size={16} stroke={1.75} />}
            onClick={() => onChange(withoutEntry(field, name, index, answers))}
          />
        </div>
      ))}
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={14} stroke={1.75} />}
        disabled={count >= entriesMax}
        onClick={() => onChange({ ...answers, counts: { ...answers.counts, [name]: count + 1 } })}
      >
        {t('addEntry')}
      </Button>
    </fieldset>
  );
}
