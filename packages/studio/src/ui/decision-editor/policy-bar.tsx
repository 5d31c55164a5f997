/** How the rows of a decision table decide, and what the result is if none matches. */
import { Autocomplete, Select, type OptionsFilter } from '@mantine/core';
import { parseJson } from '@coverwright/insurance/json';
import { hitPolicies, type HitPolicy } from '@coverwright/rules';
import {
  readOutcome,
  showOutcome,
  type DecisionWords,
  type KnownCodes,
  type WrittenDecision,
} from '@coverwright/rules/decision-text';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './decision-editor.module.css';
import { outcomeChoices } from './sheet/outcome-choices.ts';
import { decisionFaultText } from './sheet/decision-problems.ts';
import type { ChangeTable } from './use-decision-grid.ts';

interface PolicyBarProps {
  readonly logicText: string;
  readonly decision: WrittenDecision;
  /** Of the only output. */
  readonly words: DecisionWords | undefined;
  readonly codes: KnownCodes;
  readonly isReadOnly: boolean;
  readonly changeTable: ChangeTable;
}

export function PolicyBar({ logicText, decision, words, codes, isReadOnly, changeTable }: PolicyBarProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'decisions' });
  const hit = hitPolicies.find((policy) => policy === decision.hit);
  const fallback = decision.default && logicText.slice(decision.default.from, decision.default.to);
  const shown = fallback === undefined ? '' : showOutcome(fallback, words);
  const fault =
    fallback === undefined || words === undefined ? undefined : decisionFaultText(parseJson(fallback) ?? null, words);
  return (
    <div className={classes['policy']}>
      <Select
        className={classes['hit']}
        label={t('hit.label')}
        data={hitPolicies.map((value) => ({ value, label: t(`hit.${value}.label`) }))}
        value={hit ?? null}
        allowDeselect={false}
        readOnly={isReadOnly}
        onChange={(value) => {
          const policy = hitPolicies.find((one) => one === value);
          if (policy !== undefined && policy !== hit) changeTable((draft) => ({ ...draft, hit: policy }));
        }}
      />
      <TextInputOf
        key={shown}
        label={t('default.label')}
        placeholder={t('default.none')}
        shown={shown}
        error={fault}
        choices={words === undefined ? [] : outcomeChoices(words, codes)}
        isReadOnly={isReadOnly}
        onChange={(typed) =>
          changeTable((draft) => ({ ...draft, default: typed.trim() === '' ? null : readOutcome(typed, words, codes) }))
        }
      />
      <p className={classes['meaning']}>{hit === undefined ? null : meaningOf(hit)}</p>
    </div>
  );

  function meaningOf(policy: HitPolicy): string {
    const otherwise = decision.default === undefined ? t('default.fails') : t('default.is');
    return `${t(`hit.${policy}.meaning`)} ${otherwise}`;
  }
}

interface TextInputOfProps {
  readonly label: string;
  readonly placeholder: string;
  readonly shown: string;
  readonly error: string | undefined;
  readonly choices: readonly string[];
  readonly isReadOnly: boolean;
  readonly onChange: (typed: string) => void;
}

/** All of them, whatever is typed: a person who types an outcome knows it. */
const allOptions: OptionsFilter = ({ options }) => options;

/** Changes the table when the field is left, so that no half of a word is an outcome. */
function TextInputOf({ label, placeholder, shown, error, choices, isReadOnly, onChange }: TextInputOfProps) {
  const [typed, setTyped] = useState(shown);
  const commit = (): void => {
    if (typed !== shown) onChange(typed);
  };
  const handleKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') commit();
    if (key === 'Escape') setTyped(shown);
  };
  return (
    <Autocomplete
      className={classes['default']}
      data={[...choices]}
      filter={allOptions}
      label={label}
      placeholder={placeholder}
      value={typed}
      error={typed === shown ? error : undefined}
      readOnly={isReadOnly}
      onChange={setTyped}
      // What ends with a colon needs a code.
      onOptionSubmit={(chosen) => {
        if (!chosen.trim().endsWith(':') && chosen !== shown) onChange(chosen);
      }}
      onBlur={commit}
      onKeyDown={handleKey}
    />
  );
}
