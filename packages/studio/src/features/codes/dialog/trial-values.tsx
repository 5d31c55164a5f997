/** The values of the variables beside the premium, in the fields that a quote has for them. */
import type { Input } from '@coverwright/insurance/input';
import type { Json } from '@coverwright/rules';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compileAsked, toAskedFields } from '../../../ui/input-fields/asked-fields.ts';
import { type InputField, noAnswers, toValues } from '../../../ui/input-fields/input-answers.ts';
import { InputFields } from '../../../ui/input-fields/input-fields.tsx';
import classes from './code-dialog.module.css';

export interface TrialValuesProps {
  readonly fields: readonly InputField[];
  readonly declared: readonly Input[];
  readonly onChange: (values: Json) => void;
}

export function TrialValues({ fields, declared, onChange }: TrialValuesProps) {
  const { t } = useTranslation('codes');
  const [answers, setAnswers] = useState(noAnswers);
  const ask = useMemo(() => compileAsked(declared), [declared]);
  const asked = useMemo(() => toAskedFields(ask(toValues(fields, answers)).inputs), [ask, fields, answers]);
  return (
    <div className={classes['values']} role="group" aria-label={t('trial.values')}>
      <InputFields
        fields={fields}
        asked={asked}
        prefix=""
        answers={answers}
        onChange={(next) => {
          setAnswers(next);
          onChange(ask(toValues(fields, next)).values);
        }}
      />
    </div>
  );
}
