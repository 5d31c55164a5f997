/** Finds a new block, or an operator around one, by any words of its name, description and example. */
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialogs/dialog.tsx';
import { formulaExamples } from '../formula-editor/formula-examples.ts';
import { operatorText } from '../problems/rule-text.ts';
import { searchChoices, valueNames, type BlockChoice } from './block-choices.ts';
import classes from './block-search.module.css';

interface BlockSearchProps {
  readonly title: string;
  readonly choices: readonly BlockChoice[];
  readonly onChoose: (choice: BlockChoice) => void;
  readonly onClose: () => void;
}

export function BlockSearch({ title, choices, onChoose, onClose }: BlockSearchProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'blocks' });
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const wordsOf = useChoiceWords();
  const found = searchChoices(choices, typed, (choice) => searched(wordsOf(choice)));
  const handleKeyDown = (event: KeyboardEvent) => {
    const to = nextOption(event.key, active, found.length);
    const chosen = found[active];
    if (to !== undefined) setActive(to);
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    else if (chosen) onChoose(chosen);
    event.preventDefault();
  };
  return (
    <Dialog opened onClose={onClose} title={title}>
      <TextInput
        data-autofocus
        label={t('search')}
        placeholder={t('searchExample')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found.length === 0 ? undefined : `${listId}-${active}`}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <p className={classes['count']} role="status">
        {found.length === 0 ? t('noChoices') : ''}
      </p>
      {/* Keeps the focus in the field when an option is pressed. */}
      <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
        <div role="listbox" id={listId} className={classes['list']} aria-label={title} tabIndex={-1}>
          {found.map((choice, index) => (
            <Option
              key={choice.id}
              id={`${listId}-${index}`}
              words={wordsOf(choice)}
              isActive={index === active}
              onChoose={() => onChoose(choice)}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

interface Words {
  readonly name: string;
  /** The same in every language. */
  readonly isCode: boolean;
  readonly detail: string;
  readonly example: string;
}

interface OptionProps {
  readonly id: string;
  readonly words: Words;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Option({ id, words: { name, isCode, detail, example }, isActive, onChoose }: OptionProps) {
  const option = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={option}
      type="button"
      role="option"
      id={id}
      className={classes['option']}
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
    >
      <span className={classes['name']} dir="auto" {...(isCode && { translate: 'no' })}>
        {name}
      </span>{' '}
      <span className={classes['detail']} dir="auto">
        {detail}
      </span>{' '}
      <code className={classes['example']}>{example}</code>
    </button>
  );
}

function searched({ name, detail, example }: Words): string {
  return `${name} ${detail} ${example}`;
}

function useChoiceWords() {
  const { t } = useTranslation('logic', { keyPrefix: 'blocks' });
  return ({ kind, name, operator, detail = '' }: BlockChoice): Words => {
    if (kind === 'value') {
      const value = valueNames.find((one) => one === name);
      return { name: value === undefined ? name : t(`value.${value}`), isCode: false, detail: '', example: '' };
    }
    if (kind !== 'operator' || operator === undefined) return { name, isCode: true, detail, example: '' };
    return { name, isCode: true, detail: operatorText(operator), example: formulaExamples[operator] };
  };
}

function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active + count - 1) % count;
  return undefined;
}
