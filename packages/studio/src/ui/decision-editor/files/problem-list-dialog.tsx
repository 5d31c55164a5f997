import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../dialogs/dialog.tsx';
import classes from './decision-files.module.css';

export interface RefusedFile {
  readonly title: string;
  readonly text: string;
  /** Sentences. */
  readonly problems: readonly string[];
}

/** Everything because of which a table is not read or written. */
export function ProblemListDialog({
  refused,
  onClose,
}: {
  readonly refused: RefusedFile;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('widgets');
  return (
    <Dialog
      opened
      title={refused.title}
      onClose={onClose}
      footer={
        <Button variant="filled" data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <p className={classes['text']}>{refused.text}</p>
      <ul className={classes['problems']}>
        {refused.problems.map((problem, index) => (
          <li key={index}>{problem}</li>
        ))}
      </ul>
    </Dialog>
  );
}
