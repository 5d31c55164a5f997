/** Whether the risk is accepted and, if it is not, the reasons, rejection codes and fired rules. */
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconUserQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TestedRule, TestedDecision } from '../../ui/logic-editor/logic-test/logic-test.ts';
import type { GoToPath } from '../../ui/logic-editor/use-go-to-path.ts';
import { describeSentence } from '../../ui/problems/problem-text.ts';
import classes from './decision-result.module.css';

const icons = { accept: IconCircleCheck, decline: IconCircleX, refer: IconUserQuestion } as const;

interface DecisionResultProps {
  readonly decision: TestedDecision;
  readonly goToPath: GoToPath;
}

export function DecisionResult({ decision, goToPath }: DecisionResultProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'underwriting' });
  const { outcome, rejectionCodes, referrals, firedRules } = decision;
  const Icon = icons[outcome];
  return (
    <div className={classes['decision']}>
      <p className={classes['word']} data-outcome={outcome}>
        <Icon size={24} stroke={1.75} aria-hidden /> {t(outcome)}
      </p>
      {referrals.map(({ reason }, index) => (
        <p key={index} className={classes['reason']}>
          {reason}
        </p>
      ))}
      {rejectionCodes.length > 0 ? (
        <>
          <h4>{t(outcome === 'refer' ? 'referralCodes' : 'codes')}</h4>
          <ul className={classes['codes']}>
            {rejectionCodes.map((code, index) => (
              <li key={index}>{code}</li>
            ))}
          </ul>
        </>
      ) : null}
      {firedRules.length > 0 ? (
        <>
          <h4>{t('fired')}</h4>
          <ul className={classes['rules']}>
            {firedRules.map((rule, index) => (
              <TestedRuleRow key={index} rule={rule} goToPath={goToPath} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** What it results in, and why: each row of a decision table that decided, or conditions. */
function TestedRuleRow({ rule, goToPath }: { rule: TestedRule; goToPath: GoToPath }) {
  const { t } = useTranslation('logic', { keyPrefix: 'underwriting' });
  const { path, line, valueText, codes, referrals, reasons } = rule;
  const meanings = [
    ...codes.map((code) => t('firedDecline', { code })),
    ...referrals.map(({ code, reason }) => t('firedRefer', { code, reason })),
  ].join(' ');
  const words = meanings === '' ? t('firedOther', { value: valueText }) : meanings;
  const parts =
    reasons.length === 0
      ? [{ text: words, path }]
      : reasons.map((reason, index) => {
          const because = describeSentence(reason.sentence);
          return { text: index === 0 ? t('firedBecause', { words, because }) : because, path: reason.path };
        });
  return parts.map(({ text, path: shown }, index) => (
    <li key={index}>
      <span>{text}</span>
      {line === undefined ? null : (
        <Button size="xs" variant="subtle" aria-label={t('showRule', { rule: text })} onClick={() => goToPath(shown)}>
          {t('show')}
        </Button>
      )}
    </li>
  ));
}
