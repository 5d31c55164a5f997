import { Button, MultiSelect, TextInput } from '@mantine/core';
import { isEmptyLogic, type DecisionWords, type TextChange } from '@coverwright/rules/decision-text';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../forms/segments.tsx';
import classes from '../decision-editor.module.css';
import { ImportButton } from '../files/import-button.tsx';
import { layOutDecide } from '../files/imported-text.ts';
import type { LogicWords } from '../../logic-editor/views/logic-words.ts';
import { newDecision, placeTable, type Placement } from './new-decision.ts';

interface DecisionCreationProps {
  readonly logicText: string;
  /** Set in underwriting. */
  readonly decisionWords: DecisionWords | undefined;
  readonly words: LogicWords;
  /** Paths of variables. */
  readonly proposals: readonly string[];
  readonly rewrite: (changesOf: (text: string) => readonly TextChange[]) => void;
  readonly isReadOnly: boolean;
}

/** For logic without a decision table. */
export function DecisionCreation(props: DecisionCreationProps) {
  const { logicText, decisionWords, words, proposals, rewrite, isReadOnly } = props;
  const { t } = useTranslation('logic', { keyPrefix: 'decisions.create' });
  const titleId = useId();
  const isDecision = decisionWords !== undefined;
  const isEmpty = isEmptyLogic(logicText);
  const [paths, setPaths] = useState<readonly string[]>([]);
  const [path, setPath] = useState('');
  const [placement, setPlacement] = useState<Placement>('add');
  const [isChecked, setIsChecked] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const isTyped = proposals.length === 0;
  const columns = isTyped ? [path.trim()].filter((typed) => typed !== '') : paths;
  const create = (): void => {
    setIsChecked(true);
    if (columns.length === 0) return;
    rewrite((text) => newDecision(text, columns, isEmpty ? 'replace' : placement, isDecision));
  };
  if (isReadOnly) return <p className={classes['none']}>{t('none')}</p>;
  const { inputs, dmn } = words;
  const labels = new Map(inputs.map((input) => [input.path, input.label]));
  const error = isChecked && columns.length === 0 ? t('noColumns') : undefined;
  return (
    <form
      className={classes['creation']}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <h3 id={titleId}>{t('title')}</h3>
      <p>{t(isDecision ? 'textDecision' : 'textValue')}</p>
      {isTyped ? (
        <TextInput
          label={t('column')}
          description={t('columnHint')}
          value={path}
          error={error}
          onChange={({ currentTarget: { value } }) => setPath(value)}
        />
      ) : (
        <MultiSelect
          label={t('columns')}
          description={t('columnsHint')}
          data={proposals.map((value) => ({ value, label: optionLabel(value, labels.get(value)) }))}
          value={[...paths]}
          searchable
          clearable
          error={error}
          dropdownOpened={isListOpen}
          onDropdownOpen={() => setListOpen(true)}
          onDropdownClose={() => setListOpen(false)}
          onChange={(chosen) => {
            setPaths(chosen);
            // It would cover the buttons.
            setListOpen(false);
          }}
        />
      )}
      {isEmpty ? null : (
        <div>
          <Segments
            label={t('placement')}
            choices={[
              { value: 'add', label: t(isDecision ? 'addDecision' : 'addValue') },
              { value: 'replace', label: t('replace') },
            ]}
            value={placement}
            onChange={setPlacement}
          />
        </div>
      )}
      <div className={classes['actions']}>
        <Button type="submit" variant="filled">
          {t('submit')}
        </Button>
        {dmn === undefined ? null : (
          <ImportButton
            dmn={dmn}
            size="sm"
            onTable={({ decideText }) =>
              rewrite((text) =>
                placeTable(
                  text,
                  layOutDecide(decideText, decisionWords),
                  isEmptyLogic(text) ? 'replace' : placement,
                  isDecision,
                ),
              )
            }
          />
        )}
      </div>
    </form>
  );
}

function optionLabel(path: string, label: string | undefined): string {
  return label === undefined || label === '' ? path : `${path} – ${label}`;
}
