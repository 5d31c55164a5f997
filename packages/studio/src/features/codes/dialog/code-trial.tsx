import { formatPrice } from '@coverwright/insurance/money';
import { unbroken } from '../../../ui/formats/unbroken.ts';
import { Textarea } from '@mantine/core';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../../../ui/forms/amount-input.tsx';
import { ruleText } from '../../../ui/problems/rule-text.ts';
import { readAmount, toLogicText, type Calculation } from '../calculation.ts';
import classes from './code-dialog.module.css';
import type { CodeKind } from '../code-rule.ts';
import { otherVariables, tryCode, type TrialProblem } from './trial.ts';

interface CodeTrialProps {
  readonly kind: CodeKind;
  /** Undefined while the fields are incomplete. */
  readonly calculation: Calculation | undefined;
  /** The currency of the product's prices. */
  readonly currency: string;
}

/** The price before and after applying the code to an example premium that the user enters. */
export function CodeTrial({ kind, calculation, currency }: CodeTrialProps) {
  const { t } = useTranslation('codes');
  const [typedPremium, setTypedPremium] = useState('1,000');
  const [valuesText, setValuesText] = useState('');
  const { amount: premium, problem } = readAmount(typedPremium);
  const logicText = useDeferredValue(calculation ? toLogicText(calculation) : '');
  const others = useMemo(() => otherVariables(logicText), [logicText]);
  const trial = useMemo(
    () => (problem ? undefined : tryCode({ kind, logicText, premium, valuesText, currency })),
    [kind, logicText, premium, problem, valuesText, currency],
  );
  return (
    <section className={classes['trial']} aria-label={t('trial.heading')}>
      <h3>{t('trial.heading')}</h3>
      <div className={classes['trialRow']}>
        <AmountInput
          label={t('trial.premium', { currency })}
          value={typedPremium}
          error={problem && t(`problem.${problem}`)}
          onChange={setTypedPremium}
          w={200}
        />
        <output className={classes['prices']}>
          {trial?.ok ? (
            <>
              <span>{unbroken(formatPrice(trial.before, currency, 'en'))}</span>
              <IconArrowNarrowRight size={16} stroke={1.75} aria-label={t('trial.becomes')} />
              <strong>{unbroken(formatPrice(trial.after, currency, 'en'))}</strong>
            </>
          ) : null}
          {trial?.ok === false ? <span className={classes['fault']}>{problemText(trial.problem)}</span> : null}
        </output>
      </div>
      {others.length > 0 ? (
        <Textarea
          label={t('trial.values', { variables: others.join(', ') })}
          placeholder={t('trial.valuesExample', { variable: others[0]?.split('.')[0] })}
          classNames={{ input: classes['code'] ?? '' }}
          autosize
          minRows={1}
          maxRows={4}
          spellCheck={false}
          value={valuesText}
          onChange={(event) => setValuesText(event.currentTarget.value)}
        />
      ) : null}
    </section>
  );

  function problemText(found: TrialProblem): string {
    if (found.code === 'logic') return ruleText(found.detail);
    if (found.code === 'values') return t('trial.noObject');
    if (found.code === 'tooLarge') return t('trial.tooLarge');
    if (found.code === 'currency') return t('trial.otherCurrency', { given: found.given, currency });
    return t(`trial.${found.code}`, { result: found.result });
  }
}
