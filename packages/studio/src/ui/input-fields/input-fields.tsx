import type { InputProblem } from '@coverwright/insurance/apply-inputs';
import type { AskedInput } from '@coverwright/insurance/asked-inputs';
import { Autocomplete, Button, Input, Select, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { AmountInput } from '../forms/amount-input.tsx';
import { DateInput } from '../forms/date-input.tsx';
import { describeSentence } from '../problems/problem-text.ts';
import classes from './input-fields.module.css';
import type { AskedFields } from './asked-fields.ts';
import type { FieldChange } from './changed-values.ts';
import { fieldIdOf } from './fields-on-screen.ts';
import { namesUnit } from './names-unit.ts';
import { entriesMax, joinNames, type InputAnswers, type InputField, withoutEntry } from './input-answers.ts';

interface InputFieldsProps {
  readonly fields: readonly InputField[];
  readonly asked: AskedFields;
  /** The name of the entry that contains the fields; empty outside of lists. */
  readonly prefix: string;
  readonly answers: InputAnswers;
  readonly onChange: (answers: InputAnswers, change: FieldChange) => void;
}

/** Without those that the present values do not need. */
export function InputFields({ fields, asked, prefix, answers, onChange }: InputFieldsProps) {
  return fields.map((field) => {
    const name = joinNames(prefix, field.name);
    const input = asked.get(name);
    if (input?.isAsked === false) return null;
    if (field.kind === 'list') {
      return <EntriesField key={name} field={field} name={name} asked={asked} answers={answers} onChange={onChange} />;
    }
    return (
      <ValueField
        key={name}
        id={fieldIdOf(name)}
        field={field}
        input={input}
        value={answers.texts[name] ?? ''}
        onChange={(text) =>
          onChange({ ...answers, texts: { ...answers.texts, [name]: text } }, { kind: 'text', field, name, text })
        }
      />
    );
  });
}

interface ValueFieldProps {
  readonly id: string;
  readonly field: InputField;
  /** What is declared of it for the present values. */
  readonly input: AskedInput | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function ValueField({ id, field, input, value, onChange }: ValueFieldProps) {
  const { t } = useTranslation('quote');
  const [isTouched, setTouched] = useState(false);
  const { kind, choices, help, unit, fallback, example } = field;
  const name = field.label === '' ? t('entry') : field.label;
  const isShown = value.trim() !== '' || isTouched;
  const word = (text: string) => {
    if (kind === 'boolean') return t(text === 'true' ? 'yes' : 'no');
    return choices.find((choice) => choice.value === text)?.label ?? text;
  };
  const props = {
    id,
    label: unit === undefined || namesUnit(name, unit) ? name : t('inUnit', { name, unit }),
    placeholder:
      fallback === undefined
        ? example && t('example', { value: word(example) })
        : t('fallback', { value: word(fallback) }),
    onBlur: () => setTouched(true),
    ...noteOf(help, isShown ? input?.problem : undefined),
    withAsterisk: input?.isRequired ?? false,
    'aria-required': input?.isRequired ?? false,
  };
  if (kind === 'choice' || kind === 'boolean') {
    const data =
      kind === 'choice'
        ? choices.map((choice) => ({ ...choice }))
        : ['true', 'false'].map((text) => ({ value: text, label: word(text) }));
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

/** What is refused is an error of the field; what is only reported is a hint. */
function noteOf(help: string | undefined, problem: InputProblem | undefined) {
  if (problem === undefined) return { description: help };
  const text = describeSentence(problem);
  if (problem.level === 'refuse') return { description: help, error: text };
  return { description: help === undefined ? text : `${help} ${text}` };
}

function suggested({ choices }: InputField): string[] {
  return [...new Set(choices.map(({ value }) => value))];
}

function FieldNote({ problem }: { readonly problem: InputProblem }) {
  const text = describeSentence(problem);
  return problem.level === 'refuse' ? <Input.Error>{text}</Input.Error> : <Input.Description>{text}</Input.Description>;
}

interface EntriesFieldProps extends Omit<InputFieldsProps, 'fields' | 'prefix'> {
  readonly field: InputField;
  readonly name: string;
}

function EntriesField({ field, name, asked, answers, onChange }: EntriesFieldProps) {
  const { t } = useTranslation('quote');
  const count = answers.counts[name] ?? 0;
  const problem = count > 0 ? asked.get(name)?.problem : undefined;
  const entries = useRef<HTMLFieldSetElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    const added = [...(entries.current?.querySelectorAll(':scope > [role=group]') ?? [])].at(-1);
    added?.querySelector('input')?.focus();
  });
  return (
    <fieldset ref={entries} id={fieldIdOf(name)} tabIndex={-1} className={classes['entries']}>
      <legend>
        {field.label}
        {asked.get(name)?.isRequired ? <span aria-hidden> *</span> : null}
      </legend>
      {problem ? <FieldNote problem={problem} /> : null}
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes['entry']} role="group" aria-label={t('entryOf', { number: index + 1 })}>
          <div className={classes['entryFields']}>
            <InputFields
              fields={field.items}
              asked={asked}
              prefix={joinNames(name, index)}
              answers={answers}
              onChange={onChange}
            />
          </div>
          <IconButton
            label={t('removeEntry', { number: index + 1 })}
            icon={<IconX size={16} stroke={1.75} />}
            onClick={() => {
              onChange(withoutEntry(field, name, index, answers), { kind: 'removeEntry', field, name, index });
              // The button disappears, or is that of the entry after it.
              entries.current?.focus();
            }}
          />
        </div>
      ))}
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={14} stroke={1.75} />}
        disabled={count >= entriesMax}
        onClick={() => {
          isAdding.current = true;
          onChange({ ...answers, counts: { ...answers.counts, [name]: count + 1 } }, { kind: 'addEntry', field, name });
        }}
      >
        {t('addEntry')}
      </Button>
    </fieldset>
  );
}
