import { formatPrice } from '@coverwright/insurance/money';
import { unbroken } from '../../../ui/formats/unbroken.ts';
import type { Input } from '@coverwright/insurance/input';
import type { Json } from '@coverwright/rules';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../../../ui/forms/amount-input.tsx';
import { ruleText } from '../../../ui/problems/rule-text.ts';
import { readAmount, toLogicText, type Calculation } from '../calculation.ts';
import classes from './code-dialog.module.css';
import type { CodeKind } from '../code-rule.ts';
import { LazyTrialValues } from './lazy-trial-values.tsx';
import { trialFields, tryCode, type TrialProblem } from './trial.ts';

interface CodeTrialProps {
  readonly kind: CodeKind;
  /** Undefined while the fields are incomplete. */
  readonly calculation: Calculation | undefined;
  /** The currency of the product's prices. */
  readonly currency: string;
  /** The declared inputs of the product. */
  readonly declared: readonly Input[];
}

/** The price before and after applying the code to an example premium that the user enters. */
export function CodeTrial({ kind, calculation, currency, declared }: CodeTrialProps) {
  const { t, i18n } = useTranslation('codes');
  const { language } = i18n;
  const [typedPremium, setTypedPremium] = useState('1,000');
  const [values, setValues] = useState<Json>({});
  const { amount: premium, problem } = readAmount(typedPremium);
  const logicText = useDeferredValue(calculation ? toLogicText(calculation) : '');
  const fields = useMemo(() => trialFields(logicText, declared, language), [logicText, declared, language]);
  const trial = useMemo(
    () => (problem ? undefined : tryCode({ kind, logicText, premium, values, currency })),
    [kind, logicText, premium, problem, values, currency],
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
      {fields.length > 0 ? <LazyTrialValues fields={fields} declared={declared} onChange={setValues} /> : null}
    </section>
  );

  function problemText(found: TrialProblem): string {
    if (found.code === 'logic') return ruleText(found.detail);
    if (found.code === 'tooLarge') return t('trial.tooLarge');
    if (found.code === 'currency') return t('trial.otherCurrency', { given: found.given, currency });
    return t(`trial.${found.code}`, { result: found.result });
  }
}
