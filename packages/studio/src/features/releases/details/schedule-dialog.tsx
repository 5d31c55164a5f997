/** Schedules a release: a date and time in a selectable time zone. */
import { formatDateTimeIn, toInstantIn } from '@coverwright/insurance/zoned-time';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DateInput } from '../../../ui/forms/date-input.tsx';
import { listTimeZones, ownTimeZone } from '../../../ui/formats/time-zones.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import type { Release } from '../release.ts';
import { useReleaseChanges } from '../releases.api.ts';
import blocks from '../../../ui/layout/blocks.module.css';

interface ScheduleDialogProps {
  readonly release: Release;
  readonly onClose: () => void;
}

const ownZone = ownTimeZone();
const zones = listTimeZones();

export function ScheduleDialog({ release, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['releases', 'widgets']);
  const { schedule } = useReleaseChanges();
  const [at, setAt] = useState('');
  const [zone, setZone] = useState(ownZone);
  const [error, setError] = useState<string>();
  const { isBusy, run } = useBusy();
  const instant = toInstantIn(zone, at);
  const handleSubmit = () => {
    if (at === '') return setError(t('widgets:required'));
    if (instant === undefined) return setError(t('schedule.skipped', { zone }));
    if (new Date(instant) <= new Date()) return setError(t('schedule.past'));
    return run(async () => {
      try {
        await schedule(release, instant, zone);
        showToast('success', { title: t('done.schedule'), line: release.name });
        onClose();
      } catch (failure) {
        showFailure(t('failed.schedule'), failure);
      }
    });
  };
  return (
    <Dialog
      opened
      size="small"
      title={t('action.schedule')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('widgets:cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('action.schedule')}
          </Button>
        </>
      }
    >
      <div className={blocks['stack']}>
        <DateInput
          data-autofocus
          type="datetime-local"
          label={t('schedule.at')}
          error={error}
          value={at}
          onChange={(value) => {
            setAt(value);
            setError(undefined);
          }}
        />
        <Select
          label={t('schedule.zone')}
          description={
            instant === undefined || zone === ownZone
              ? t('schedule.zoneHint')
              : t('schedule.own', { time: formatDateTimeIn(ownZone, instant), zone: ownZone })
          }
          data={zones}
          value={zone}
          searchable
          limit={200}
          allowDeselect={false}
          nothingFoundMessage={t('schedule.noZone')}
          onChange={(value) => {
            if (value !== null) setZone(value);
            setError(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
