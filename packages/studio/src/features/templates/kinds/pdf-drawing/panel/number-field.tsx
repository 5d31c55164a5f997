import { TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface NumberFieldProps {
  readonly label: string;
  /** A letter before the number, if there is no room for a label above. */
  readonly letter?: string;
  /** Undefined if the selected drawings differ. */
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly isWhole?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number that is applied on blur or with Enter; the arrow keys change it by one, with Shift by ten. */
export function NumberField(props: NumberFieldProps) {
  const { label, letter, value, least, most, isWhole = false, onChange } = props;
  const { t } = useTranslation('pdfDrawing');
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? value : readNumber(typed, isWhole);
  const isWrong = typed !== undefined && typed.trim() !== '' && (read === undefined || read < least || read > most);
  const take = () => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    if (read !== undefined && read !== value) onChange(read);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') take();
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation();
      setTyped(undefined);
    }
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || read === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setTyped(undefined);
    const next = read + direction * (event.shiftKey ? 10 : 1);
    onChange(Math.min(Math.max(next, least), most));
  };
  return (
    <TextInput
      {...(letter === undefined ? { label } : { 'aria-label': label, leftSection: <span aria-hidden>{letter}</span> })}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      placeholder={value === undefined ? t('panel.mixed') : undefined}
      value={typed ?? (value === undefined ? '' : String(value))}
      error={isWrong ? t(isWhole ? 'panel.notWhole' : 'panel.notNumber', { least, most }) : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={handleKey}
    />
  );
}

function readNumber(typed: string, isWhole: boolean): number | undefined {
  const pattern = isWhole ? /^\s*\d+\s*$/ : /^\s*-?(?:\d+\.?\d*|\.\d+)\s*$/;
  return pattern.test(typed) ? Number(typed) : undefined;
}
