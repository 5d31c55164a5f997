/** Above the states of an item that has been deleted. */
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Note } from '../../../ui/note.tsx';
import note from '../../../ui/note.module.css';
import { daysLeft, type DeletedItem } from '../deleted-item.ts';
import classes from '../history.module.css';
import { rightsOf } from '../snapshot.ts';
import { RestoreItemDialog } from './restore-item-dialog.tsx';

export function DeletedNote({ item }: { readonly item: DeletedItem }) {
  const { t } = useTranslation('history');
  const mayWrite = useMay(rightsOf[item.kind].write);
  const [isRestoring, setIsRestoring] = useState(false);
  const [now] = useState(() => new Date());
  const { name, deletedAt, removedAt } = item;
  const count = daysLeft(item, now);
  return (
    <div className={classes['note']}>
      <Note tone="warning" icon={<IconTrash size={16} stroke={1.75} />}>
        {t('deletedNote.text', { name, time: formatDateTime(deletedAt) })}{' '}
        {count === 0 ? t('deletedNote.lastDay', { time: formatDateTime(removedAt) }) : t('deletedNote.left', { count })}
        {mayWrite ? (
          <div className={note['choices']}>
            <Button size="xs" onClick={() => setIsRestoring(true)}>
              {t('deletedNote.restore')}
            </Button>
          </div>
        ) : null}
      </Note>
      {isRestoring ? <RestoreItemDialog item={item} onClose={() => setIsRestoring(false)} /> : null}
    </div>
  );
}
