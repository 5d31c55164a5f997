/** Two versions of a record: a side is chosen for each conflict, and everything else is taken unless it is left out. */
import { Button } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../dialogs/dialog.tsx';
import { Note } from '../../note.tsx';
import { ConflictChoice, MergeNames, TakenChange } from './merge-change-view.tsx';
import type { OpenedChanges, ReferredNames } from '../record/record-merge.ts';
import { usualSide, type MergeChange, type Side, type Sides } from './merge-change.ts';
import classes from './merge-dialog.module.css';

interface MergeDialogProps {
  readonly opened: OpenedChanges;
  /** After the merge was applied, or to leave everything as it is. */
  readonly onClose: () => void;
}

export function MergeDialog({ opened, onClose }: MergeDialogProps) {
  const { t } = useTranslation(['difference', 'widgets']);
  const { changes } = opened;
  const [sides, setSides] = useState<Sides>(new Map());
  const [isRefused, setIsRefused] = useState(false);
  const conflicts = changes.filter(({ by }) => by === 'both');
  const others = changes.filter(({ by }) => by !== 'both');
  const left = conflicts.filter(({ id }) => !sides.has(id)).length;
  const choose = (chosen: readonly MergeChange[], side: Side) => {
    setSides(new Map([...sides, ...chosen.map(({ id }) => [id, side] as const)]));
    setIsRefused(false);
  };
  const apply = () => {
    if (left > 0) return;
    if (opened.apply((change) => sides.get(change.id) ?? usualSide(change))) onClose();
    else setIsRefused(true);
  };
  return (
    <Dialog
      opened
      size="large"
      title={t('merge.title')}
      onClose={onClose}
      onSubmit={apply}
      footer={
        <>
          <output className={classes['left']}>{left === 0 ? null : t('merge.left', { count: left })}</output>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          <Button type="submit" variant="filled" disabled={left > 0}>
            {t('merge.apply')}
          </Button>
        </>
      }
    >
      <p className={classes['intro']}>{t('merge.intro')}</p>
      {opened.isBaseUnknown ? <BaseNote /> : null}
      {isRefused ? (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          {opened.refusedText ?? t('merge.refused')}
        </Note>
      ) : null}
      <MergeNames value={opened.names ?? noNames}>
        {changes.length === 0 ? <p>{t('merge.same')}</p> : null}
        <Changes
          title={t('merge.conflicts')}
          changes={conflicts}
          tools={<AllButtons onChoose={(side) => choose(conflicts, side)} />}
        >
          {(change) => (
            <ConflictChoice change={change} side={sides.get(change.id)} onChoose={(side) => choose([change], side)} />
          )}
        </Changes>
        <Changes title={t('merge.taken')} changes={others}>
          {(change) => (
            <TakenChange
              change={change}
              isTaken={(sides.get(change.id) ?? change.by) === change.by}
              onChoose={(side) => choose([change], side)}
            />
          )}
        </Changes>
      </MergeNames>
    </Dialog>
  );
}

const noNames: ReferredNames = new Map();

function BaseNote() {
  const { t } = useTranslation('difference');
  return (
    <Note tone="info" icon={<IconInfoCircle size={16} stroke={1.75} />}>
      {t('merge.unknownBase')}
    </Note>
  );
}

function AllButtons({ onChoose }: { readonly onChoose: (side: Side) => void }) {
  const { t } = useTranslation('difference');
  return (
    <>
      <Button size="xs" onClick={() => onChoose('theirs')}>
        {t('merge.allTheirs')}
      </Button>
      <Button size="xs" onClick={() => onChoose('mine')}>
        {t('merge.allMine')}
      </Button>
    </>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly MergeChange[];
  readonly tools?: ReactNode;
  readonly children: (change: MergeChange) => ReactNode;
}

/** More are shown on request, since each can be long. */
const shownMax = 50;

function Changes({ title, changes, tools, children }: ChangesProps) {
  const { t } = useTranslation('difference');
  const [shownCount, setShownCount] = useState(shownMax);
  if (changes.length === 0) return null;
  const rest = changes.length - shownCount;
  return (
    <section className={classes['changes']} aria-label={title}>
      <div className={classes['head']}>
        <h3>
          {title} <span className={classes['count']}>({changes.length})</span>
        </h3>
        {tools}
      </div>
      <ul>
        {changes.slice(0, shownCount).map((change) => (
          <li key={change.id}>{children(change)}</li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button size="xs" onClick={() => setShownCount(shownCount + shownMax)}>
          {t('merge.more', { count: rest })}
        </Button>
      ) : null}
    </section>
  );
}
