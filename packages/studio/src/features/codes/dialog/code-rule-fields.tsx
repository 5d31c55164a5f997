/** The rule editor of a code: one of three kinds of calculation. */
import { Select } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../../../ui/forms/amount-input.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { LogicField } from '../../../ui/logic-editor/logic-field.tsx';
import { diagnoseLogic } from '../../../ui/logic-editor/logic-marks.ts';
import { noWords, type LogicWords } from '../../../ui/logic-editor/views/logic-words.ts';
import { Note } from '../../../ui/note.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import { amountText } from '../calculation-text.ts';
import classes from './code-dialog.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { offeredCurrencies, toCalculation, withKind } from './code-form.ts';
import type { CodeKind } from '../code-rule.ts';
import { formatLogic } from './format-logic.ts';
import type { useCodeForm } from './use-code-form.ts';

interface CodeRuleFieldsProps {
  readonly kind: CodeKind;
  readonly state: ReturnType<typeof useCodeForm>;
  /** What the logic can name; undefined until it is loaded. */
  readonly words: LogicWords | undefined;
}

export function CodeRuleFields({ kind, state, words }: CodeRuleFieldsProps) {
  const { t } = useTranslation('codes');
  const { form, change } = state;
  const calculation = toCalculation(form);
  const field = (name: 'percent' | 'amount') => ({
    label: t(`form.${name}`),
    value: form[name],
    ...state.field(name),
    required: true,
    withAsterisk: false,
    // The input is not corrected, so problems are reported immediately.
    onChange: (value: string) => {
      change({ [name]: value });
      state.touch(name);
    },
  });
  return (
    <>
      <div>
        <p className={classes['label']} aria-hidden>
          {t('form.kind')}
        </p>
        <Segments
          label={t('form.kind')}
          choices={(['ratio', 'flat', 'custom'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={form.kind}
          onChange={(chosen) => {
            const { kind: calculationKind, percent, amount, logicText } = formatLogic(withKind(form, chosen));
            change({ kind: calculationKind, percent, amount, logicText });
          }}
        />
      </div>
      {form.kind === 'ratio' ? <AmountInput {...field('percent')} styles={narrow} rightSection="%" /> : null}
      {form.kind === 'flat' ? (
        <div className={classes['amount']}>
          <AmountInput {...field('amount')} w={200} />
          <Select
            w={112}
            label={t('form.currency')}
            data={[...new Set([...offeredCurrencies, form.currency])]}
            value={form.currency}
            onChange={(currency) => change({ currency: currency ?? form.currency })}
          />
        </div>
      ) : null}
      {form.kind === 'custom' ? <CustomLogic state={state} words={words ?? noWords} /> : null}
      <output className={blocks['wrapping']}>
        {calculation ? t(`${kind}.effect`, { amount: amountText(calculation, t) }) : t('form.noEffect')}
      </output>
      {kind === 'discount' && calculation?.kind === 'ratio' && calculation.percent > 100 ? (
        <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />} isAlert>
          {t('form.noPriceLeft')}
        </Note>
      ) : null}
    </>
  );
}

/** Limits the field, not the message below it. */
const narrow = { wrapper: { width: 200 } } as const;

const noMarks = (): [] => [];

interface CustomLogicProps extends Pick<CodeRuleFieldsProps, 'state'> {
  readonly words: LogicWords;
}

function CustomLogic({ state: { form, problems, errorOf, change, touch }, words }: CustomLogicProps) {
  const { t } = useTranslation('codes');
  const noteId = useId();
  const error = errorOf('logicText');
  // An untouched field is not an error yet.
  const isUntouched = form.logicText === '' && error === undefined;
  return (
    <div>
      <LogicField
        label={t('form.logicText')}
        logicText={form.logicText}
        onChange={(logicText) => {
          change({ logicText, unfinished: '' });
          touch('logicText');
        }}
        unfinished={form.unfinished}
        onUnfinished={(unfinished) => change({ unfinished })}
        kind="code"
        words={words}
        diagnose={isUntouched ? noMarks : (text) => diagnoseLogic(text, words)}
        isInvalid={!isUntouched && (problems.logicText !== undefined || error !== undefined)}
        describedBy={noteId}
      />
      {error === undefined ? (
        <p id={noteId} className={classes['hint']}>
          {t('form.logicHint')}
        </p>
      ) : (
        <FieldError id={noteId}>{error}</FieldError>
      )}
    </div>
  );
}
