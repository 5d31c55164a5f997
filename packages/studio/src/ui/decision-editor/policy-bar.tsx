/** How the rows of a decision table decide, and what the result is if none matches. */
import { Select, TextInput } from '@mantine/core';
import { parseJson } from '@coverwright/insurance/json';
import { hitPolicies, type HitPolicy } from '@coverwright/rules';
import { readOutcome, showOutcome, type DecisionWords, type WrittenDecision } from '@coverwright/rules/decision-text';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './decision-editor.module.css';
import { decisionFaultText } from './sheet/decision-problems.ts';
import type { ChangeTable } from './use-decision-grid.ts';

interface PolicyBarProps {
  readonly logicText: string;
  readonly decision: WrittenDecision;
  /** Of the only output. */
  readonly words: DecisionWords | undefined;
  readonly isReadOnly: boolean;
  readonly changeTable: ChangeTable;
}

export function PolicyBar({ logicText, decision, words, isReadOnly, changeTable }: PolicyBarProps) {
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
        isReadOnly={isReadOnly}
        onChange={(typed) =>
          changeTable((draft) => ({ ...draft, default: typed.trim() === '' ? null : readOutcome(typed, words) }))
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
  readonly isReadOnly: boolean;
  readonly onChange: (typed: string) => void;
}

/** Changes the table when the field is left, so that no half of a word is an outcome. */
function TextInputOf({ label, placeholder, shown, error, isReadOnly, onChange }: TextInputOfProps) {
  const [typed, setTyped] = useState(shown);
  const commit = (): void => {
    if (typed !== shown) onChange(typed);
  };
  const handleKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') commit();
    if (key === 'Escape') setTyped(shown);
  };
  return (
    <TextInput
      className={classes['default']}
      label={label}
      placeholder={placeholder}
      value={typed}
      error={typed === shown ? error : undefined}
      readOnly={isReadOnly}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onBlur={commit}
      onKeyDown={handleKey}
    />
  );
}
