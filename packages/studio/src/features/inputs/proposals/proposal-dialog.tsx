/** Chooses which of the inputs that the logic reads and that are not declared are added. */
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Note } from '../../../ui/note.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import type { ProductKey } from '../../../paths/products.ts';
import type { InputEntry } from '../form/inputs-form.ts';
import { useInputWords } from '../form/input-words.ts';
import { useProposals } from '../inputs.api.ts';
import classes from './proposals.module.css';
import { missingProposals, type Proposal } from './proposals.ts';
import { SeenList } from './seen-list.tsx';

interface ProposalDialogProps {
  readonly productId: ProductKey;
  readonly declared: readonly InputEntry[];
  readonly onAdd: (inputs: readonly InputEntry[]) => void;
  readonly onClose: () => void;
}

export function ProposalDialog({ productId, declared, onAdd, onClose }: ProposalDialogProps) {
  const { t } = useTranslation(['inputs', 'widgets']);
  const { proposals, error, retry } = useProposals(productId);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const missing = proposals && missingProposals(proposals, declared);
  const chosen = missing?.filter(({ path }) => !refused.has(path)) ?? [];
  const toggle = (path: string) =>
    setRefused((last) =>
      last.has(path) ? new Set([...last].filter((one) => one !== path)) : new Set([...last, path]),
    );
  return (
    <Dialog
      opened
      title={t('proposals.title')}
      onClose={onClose}
      onSubmit={() => {
        if (chosen.length > 0) onAdd(chosen.map(({ input }) => input));
        onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          <Button type="submit" variant="filled" disabled={chosen.length === 0}>
            {t('proposals.add', { count: chosen.length })}
          </Button>
        </>
      }
    >
      {missing ? (
        <Proposals missing={missing} refused={refused} onToggle={toggle} />
      ) : error ? (
        <ErrorState title={t('proposals.failed')} error={error} onRetry={retry} />
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

interface ProposalsProps {
  readonly missing: readonly Proposal[];
  readonly refused: ReadonlySet<string>;
  readonly onToggle: (path: string) => void;
}

function Proposals({ missing, refused, onToggle }: ProposalsProps) {
  const { t } = useTranslation('inputs');
  const words = useInputWords();
  if (missing.length === 0) return <p>{t('proposals.none')}</p>;
  return (
    <>
      <Note tone="info" icon={<IconInfoCircle size={16} stroke={1.75} />}>
        {t('proposals.note')}
      </Note>
      <ul className={classes['proposals']}>
        {missing.map(({ path, input, seen, closedBy }) => (
          <li key={path}>
            <CheckBox
              label={path}
              description={`${t(`type.${input.type}`)} · ${words(input)}`}
              checked={!refused.has(path)}
              onChange={() => onToggle(path)}
            />
            <SeenList seen={seen} closedBy={closedBy} />
          </li>
        ))}
      </ul>
    </>
  );
}
