/** Whether the function can be called and, if not, why and what to do about it. */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../../ui/dialogs/confirm-dialog.tsx';
import { Note } from '../../../../../ui/note.tsx';
import noteClasses from '../../../../../ui/note.module.css';
import { useIsReadOnly } from '../../../../../ui/read-only.tsx';
import type { Obstacle } from './obstacles.ts';
import { isConfirmed, type Workbook } from './workbook.ts';
import classes from './workbook-state.module.css';

interface WorkbookStateProps {
  readonly workbook: Workbook;
  readonly obstacles: readonly Obstacle[];
  /** The lists have unsaved changes. */
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly onCheckAgain: () => void;
  /** Undefined if they are already shown. */
  readonly onShowDifferences: (() => void) | undefined;
  readonly onAccept: () => void;
}

export function WorkbookState(props: WorkbookStateProps) {
  const { workbook, obstacles, isDirty, isBusy, onCheckAgain, onShowDifferences } = props;
  const { t } = useTranslation('functions');
  const isReadOnly = useIsReadOnly();
  const isReplaced = obstacles.some(({ kind }) => kind === 'replaced');
  const differing = obstacles.find((obstacle) => obstacle.kind === 'differs');
  const others = obstacles.filter(({ kind }) => kind !== 'replaced' && kind !== 'differs');
  // The server may have reasons that cannot be determined here.
  const unknown = obstacles.length === 0 && !workbook.isUsable && !isDirty ? workbook.problems : [];
  if (obstacles.length === 0 && unknown.length === 0) {
    return (
      <Note tone="success" icon={<IconCircleCheck size={16} stroke={1.75} />}>
        <strong>{isDirty ? t('usable.onceSaved') : t('usable.title')}</strong>{' '}
        {workbook.acceptedBy?.username ? t('usable.accepted', { username: workbook.acceptedBy.username }) : null}{' '}
        {isConfirmed(workbook) ? null : t('usable.unconfirmed')}
      </Note>
    );
  }
  return (
    <>
      {isReplaced ? (
        <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
          <strong>{t('replaced.title')}</strong> {t('replaced.text')}
          {isReadOnly ? null : (
            <div className={noteClasses['choices']}>
              <Button size="xs" disabled={isBusy} onClick={onCheckAgain}>
                {t('replaced.check')}
              </Button>
            </div>
          )}
        </Note>
      ) : null}
      {others.length === 0 && unknown.length === 0 ? null : (
        <Note tone="danger" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
          <strong>{t('obstacle.title')}</strong>
          <ul className={classes['reasons']}>
            {others.map((obstacle) => (
              <li key={JSON.stringify(obstacle)}>
                <ObstacleText obstacle={obstacle} />
              </li>
            ))}
            {unknown.map((problem) => (
              <li key={problem} lang="en">
                {problem}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {differing ? (
        <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
          <strong>{t('difference.title')}</strong>{' '}
          {t('difference.text', { names: differing.names.join(', '), count: differing.names.length })}
          <div className={noteClasses['choices']}>
            {onShowDifferences ? (
              <Button size="xs" onClick={onShowDifferences}>
                {t('difference.show')}
              </Button>
            ) : null}
            {isReadOnly ? null : <AcceptButton isBusy={isBusy} onAccept={props.onAccept} />}
          </div>
        </Note>
      ) : null}
    </>
  );
}

type AcceptButtonProps = Pick<WorkbookStateProps, 'isBusy' | 'onAccept'>;

function AcceptButton({ isBusy, onAccept }: AcceptButtonProps) {
  const { t } = useTranslation('functions');
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button size="xs" disabled={isBusy} onClick={() => setIsConfirming(true)}>
        {t('difference.accept')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        title={t('difference.question')}
        text={t('difference.consequence')}
        confirmLabel={t('difference.accept')}
        onConfirm={() => {
          setIsConfirming(false);
          onAccept();
        }}
        onClose={() => setIsConfirming(false)}
      />
    </>
  );
}

function ObstacleText({ obstacle }: { readonly obstacle: Obstacle }) {
  const { t } = useTranslation('functions');
  if (obstacle.kind === 'notExisting') {
    return t('obstacle.notExisting', { names: obstacle.names.join(', '), count: obstacle.names.length });
  }
  if (obstacle.kind === 'noOutputs') return t('obstacle.noOutputs');
  if (obstacle.kind === 'noEngine') return t('obstacle.noEngine');
  if (obstacle.kind !== 'refused') return null;
  return (
    <>
      {obstacle.name}: <span lang="en">{obstacle.problem}</span>
    </>
  );
}
