/** The values of a test in fields, as a quote has them. The JSON text of the variables is what is tested. */
import { Button } from '@mantine/core';
import type { Input } from '@coverwright/insurance/input';
import { parseJsonText, type JsonObject } from '@coverwright/rules';
import { useDeferredValue, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { compileAsked, toAskedFields } from '../../input-fields/asked-fields.ts';
import { changedValues, type FieldChange } from '../../input-fields/changed-values.ts';
import { replaceValues, toAnswers, type InputAnswers, type InputField } from '../../input-fields/input-answers.ts';
import { InputFields } from '../../input-fields/input-fields.tsx';
import { fieldsOfLogic } from '../../input-fields/logic-fields.ts';
import { readRemembered, remember, withoutPersonal } from '../../input-fields/remembered-answers.ts';
import classes from '../logic-editor.module.css';
import { toVariablesText, valuesInText } from './variables-text.ts';

interface FillProps {
  readonly fields: readonly InputField[];
  readonly onFill: (values: JsonObject) => void;
  readonly onClose: () => void;
}

/** A dialog that offers values of earlier requests and policies. */
export type RenderFill = (props: FillProps) => ReactNode;

export interface TestFieldsProps {
  readonly logicText: string;
  readonly variablesText: string;
  readonly declared: readonly Input[];
  /** The key of the values that quotes of the product have in common with its tests. */
  readonly rememberedAs: string;
  /** Undefined for users who may read neither requests nor policies. */
  readonly renderFill: RenderFill | undefined;
  readonly onChange: (variablesText: string) => void;
  readonly onSubmit: () => void;
}

export function TestFields(props: TestFieldsProps) {
  const { variablesText, declared, rememberedAs, renderFill, onChange } = props;
  const { t } = useTranslation(['logic', 'quote']);
  const fields = useFields(props);
  const values = useMemo(() => valuesInText(variablesText), [variablesText]);
  const ask = useMemo(() => compileAsked(declared), [declared]);
  const asked = useMemo(() => toAskedFields(ask(values ?? {}).inputs), [ask, values]);
  /** What is typed, such as a number without its last digits, while its value is the text of the variables. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly answers: InputAnswers }>();
  const [isFilling, setFilling] = useState(false);
  if (values === undefined) return <p className={classes['note']}>{t('test.notFields')}</p>;
  const stored = toAnswers(fields, values);
  const answers = typed?.text === variablesText ? mergeAnswers(stored, typed.answers) : stored;
  const change = (next: InputAnswers, field: FieldChange) => {
    const text = toVariablesText(changedValues(values, field));
    setTyped({ text, answers: next });
    remember(rememberedAs, replaceValues(readRemembered(rememberedAs) ?? {}, withoutPersonal(fields), next));
    onChange(text);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <>
      <div className={classes['fieldTools']}>
        {renderFill === undefined || fields.length === 0 ? null : (
          <Button variant="subtle" size="xs" onClick={() => setFilling(true)}>
            {t('quote:fill.action')}
          </Button>
        )}
        <Button variant="subtle" size="xs" onClick={() => onChange('{}')}>
          {t('quote:clear')}
        </Button>
      </div>
      <div className={classes['fields']} role="group" aria-label={t('test.views.fields')} onKeyDown={handleKeyDown}>
        {fields.length === 0 ? <p className={classes['note']}>{t('test.noFields')}</p> : null}
        <InputFields fields={fields} asked={asked} prefix="" answers={answers} onChange={change} />
      </div>
      {isFilling
        ? renderFill?.({
            fields,
            onFill: (filled) => {
              onChange(toVariablesText(filled));
              setFilling(false);
            },
            onClose: () => setFilling(false),
          })
        : null}
    </>
  );
}

/** Those of the last logic that can be read: it often cannot be between two characters. */
function useFields({ logicText, declared }: TestFieldsProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const text = useDeferredValue(logicText);
  const parsed = useMemo(() => parseJsonText(text), [text]);
  const [last, setLast] = useState(() => (parsed.ok ? parsed.value : null));
  if (parsed.ok && parsed.value !== last) setLast(parsed.value);
  return useMemo(() => fieldsOfLogic(last, declared, language), [last, declared, language]);
}

function mergeAnswers(stored: InputAnswers, typed: InputAnswers): InputAnswers {
  return { texts: { ...stored.texts, ...typed.texts }, counts: { ...stored.counts, ...typed.counts } };
}
