/** How many of the latest requests have values that the input as it is typed would refuse. */
import { parseJson } from '@coverwright/insurance/json';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import blocks from '../../../ui/layout/blocks.module.css';
import type { InputEntry } from '../form/inputs-form.ts';
import type { TriedInputs } from '../inputs.api.ts';
import type { DetailFields } from './detail-fields.ts';

interface TrialNoteProps {
  readonly input: InputEntry;
  readonly fullPath: string;
  readonly tried: TriedInputs;
  readonly onChange: DetailFields['change'];
}

export function TrialNote({ input, fullPath, tried, onChange }: TrialNoteProps) {
  const { t } = useTranslation('inputs');
  const isReadOnly = useIsReadOnly();
  const { trial, isStale } = tried;
  if (isStale) return <p className={blocks['small']}>{t('trial.running')}</p>;
  if (!trial) return null;
  const { checkedCount, mismatches } = trial;
  if (checkedCount === 0) return <p className={blocks['small']}>{t('trial.none')}</p>;
  const mismatch = mismatches.find(({ path }) => path === fullPath);
  if (!mismatch) {
    return (
      <Note tone="success" icon={<IconCircleCheck size={16} stroke={1.75} />}>
        {t('trial.matching', { count: checkedCount })}
      </Note>
    );
  }
  const values = mismatch.valuesJsonStrings.map((text) => (text === 'null' ? t('trial.missing') : text));
  const missing = input.type === 'choice' ? newChoices(input, mismatch.valuesJsonStrings) : [];
  return (
    <>
      <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />} isAlert>
        {t('trial.mismatching', { count: mismatch.count, checkedCount })} {values.join(t('words.separator'))}
      </Note>
      {isReadOnly || missing.length === 0 ? null : (
        <div>
          <Button
            onClick={() => {
              const added = missing.map((value) => ({ value, label: {} }));
              onChange({ choices: [...input.choices, ...added] }, 'add seen choices');
            }}
          >
            {t('trial.addChoices', { count: missing.length })}
          </Button>
        </div>
      )}
    </>
  );
}

function newChoices({ choices }: InputEntry, valuesJsonStrings: readonly string[]): string[] {
  const known = new Set(choices.map(({ value }) => value));
  const values = valuesJsonStrings.map((text) => parseJson(text));
  return values.filter((value): value is string => typeof value === 'string' && value !== '' && !known.has(value));
}
