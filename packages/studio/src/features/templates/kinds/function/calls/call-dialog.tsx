/** Saves a call: its inputs, and the function's current results, which are the expected ones from then on. */
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconMathFunction } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../ui/dialogs/dialog.tsx';
import { DateInput } from '../../../../../ui/forms/date-input.tsx';
import { OptionalLabel } from '../../../../../ui/forms/optional-label.tsx';
import { refuseIncomplete } from '../../../../../ui/forms/incomplete-input.ts';
import { Note } from '../../../../../ui/note.tsx';
import { errorText } from '../../../../../ui/problems/describe-error.ts';
import { useBusy } from '../../../../../ui/use-busy.ts';
import { type FunctionInput, keyOf, type SavedCall } from '../function-form.ts';
import { useCallSavedFunction } from '../function.api.ts';
import type { Workbook } from '../workbook/workbook.ts';
import classes from './calls.module.css';
import { showOutputs } from '../../../../../ui/formats/show-outputs.ts';
import { readTyped, toTyped } from './shown-values.ts';

interface CallDialogProps {
  readonly functionId: string;
  readonly inputs: readonly FunctionInput[];
  readonly workbook: Workbook;
  readonly onAdd: (call: SavedCall) => void;
  readonly onClose: () => void;
}

export function CallDialog({ functionId, inputs, workbook, onAdd, onClose }: CallDialogProps) {
  const { t } = useTranslation(['functions', 'widgets']);
  const fields = inputs.map((input) => ({ input, field: fieldOf(input, workbook) }));
  const [name, setName] = useState('');
  const [asOf, setAsOf] = useState('');
  const [texts, setTexts] = useState<readonly string[]>(() =>
    fields.map(({ field }) => toTyped(field?.valueJsonString ?? 'null')),
  );
  const [result, setResult] = useState<{ readonly outputsText: string } | { readonly problem: string }>();
  const { isBusy, run } = useBusy();
  const callFunction = useCallSavedFunction();
  const inputsText = JSON.stringify(
    Object.fromEntries(
      fields.map(({ input, field }, index) => [input.name, readTyped(texts[index] ?? '', field?.dataType ?? 'string')]),
    ),
  );
  const calculate = () =>
    run(async () => {
      try {
        setResult({ outputsText: await callFunction(functionId, inputsText, asOf === '' ? undefined : asOf) });
      } catch (error) {
        setResult({ problem: errorText(error) });
      }
    });
  const outputsText = result && 'outputsText' in result ? result.outputsText : undefined;
  return (
    <Dialog
      opened
      title={t('calls.addTitle')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => {
        if (outputsText === undefined || name.trim() === '') calculate();
        else onAdd({ name: name.trim(), inputsText, outputsText, asOf });
      }}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('widgets:cancel')}
          </Button>
          <Button
            leftSection={<IconMathFunction size={16} stroke={1.75} aria-hidden />}
            loading={isBusy}
            onClick={({ currentTarget: { form } }) => {
              if (form === null || !refuseIncomplete(form)) calculate();
            }}
          >
            {t('calls.calculate')}
          </Button>
          <Button type="submit" variant="filled" disabled={outputsText === undefined || name.trim() === '' || isBusy}>
            {t('calls.keep')}
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        <TextInput
          label={t('calls.name')}
          data-autofocus
          required
          withAsterisk={false}
          maxLength={255}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className={classes['fields']}>
          {fields.map(({ input, field }, index) => (
            <TextInput
              key={keyOf(input)}
              label={input.name}
              description={field?.dataType}
              value={texts[index] ?? ''}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setResult(undefined);
                setTexts((last) => last.map((text, nth) => (nth === index ? value : text)));
              }}
            />
          ))}
          <DateInput
            type="date"
            label={<OptionalLabel>{t('calls.asOf')}</OptionalLabel>}
            description={t('calls.asOfHint')}
            value={asOf}
            onChange={(value) => {
              setResult(undefined);
              setAsOf(value);
            }}
          />
        </div>
        {result === undefined ? (
          <p className={classes['results']}>{t('calls.notCalculated')}</p>
        ) : 'problem' in result ? (
          <Note tone="danger" isAlert icon={<IconAlertTriangle size={16} stroke={1.75} />}>
            {result.problem}
          </Note>
        ) : (
          <p className={classes['results']}>
            <strong>{t('calls.expected')}</strong> <output>{showOutputs(result.outputsText)}</output>
          </p>
        )}
      </div>
    </Dialog>
  );
}

function fieldOf(input: FunctionInput, { fields }: Workbook) {
  return fields.find(({ kind, var: variable }) => kind === 'input' && variable.toLowerCase() === keyOf(input));
}
