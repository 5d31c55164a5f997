/** A default or an example, in the field of its type. */
import { parseJson } from '@coverwright/insurance/json';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../../../ui/forms/amount-input.tsx';
import { DateInput } from '../../../ui/forms/date-input.tsx';
import { isNumeric } from '../form/declaration.ts';
import type { DetailFields } from './detail-fields.ts';

interface ValueFieldProps extends DetailFields {
  readonly field: 'default' | 'example';
  readonly description?: string;
}

export function ValueField({ input, change, errorOf, field, description }: ValueFieldProps) {
  const { t } = useTranslation('inputs');
  const { type, choices } = input;
  const json = input[field];
  const props = { label: t(`field.${field}`), description, error: errorOf(field) };
  const set = (value: string) => change({ [field]: value });
  /** A text is stored as JSON; none if it is empty. */
  const setText = (text: string) => set(text === '' ? '' : JSON.stringify(text));
  if (isNumeric(type)) return <AmountInput {...props} value={json} onChange={set} />;
  if (type === 'boolean' || type === 'choice') {
    const options =
      type === 'boolean'
        ? [true, false].map((value) => ({ value: String(value), label: t(`words.${value ? 'yes' : 'no'}`) }))
        : choices.map(({ value }) => ({ value: JSON.stringify(value), label: value }));
    // Also one that no longer matches, which is then reported.
    const isKnown = json === '' || options.some(({ value }) => value === json);
    const data = isKnown ? options : [...options, { value: json, label: toShownText(json) }];
    return (
      <Select
        {...props}
        placeholder={t('field.none')}
        clearable
        data={data}
        value={json === '' ? null : json}
        onChange={(value) => set(value ?? '')}
      />
    );
  }
  if (type === 'date') return <DateInput {...props} type="date" value={toShownText(json)} onChange={setText} />;
  if (type === 'list') {
    const handleChange = ({ currentTarget }: { currentTarget: { value: string } }) => set(currentTarget.value);
    return <Textarea {...props} autosize maxRows={4} spellCheck={false} value={json} onChange={handleChange} />;
  }
  return (
    <TextInput
      {...props}
      autoComplete="off"
      dir="auto"
      value={toShownText(json)}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}

/** A text without its quotes. */
function toShownText(json: string): string {
  const value = parseJson(json);
  return typeof value === 'string' ? value : json;
}
