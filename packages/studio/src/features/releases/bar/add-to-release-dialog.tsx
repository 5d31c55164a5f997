/** Adds an item, in its saved state, to a release that has not been live or to a new one, with what it needs. */
import { Select, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import type { ItemId } from '../../../paths/history.ts';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { Note } from '../../../ui/note.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import blocks from '../../../ui/layout/blocks.module.css';
import { useNeeds } from '../choice/choice.api.ts';
import { keyOf, nothingChosen, toItems, withItems } from '../choice/chosen-items.ts';
import { NeededItems } from '../choice/needed-items.tsx';
import { useReleaseChanges, useReleaseList } from '../releases.api.ts';

interface AddToReleaseDialogProps {
  readonly item: ItemId;
  readonly name: string;
  readonly onClose: () => void;
}

export function AddToReleaseDialog({ item, name, onClose }: AddToReleaseDialogProps) {
  const { t } = useTranslation(['releases', 'widgets']);
  const { create, updateItems } = useReleaseChanges();
  const { releases } = useReleaseList();
  const open = (releases ?? []).filter(({ publishedAt }) => publishedAt === '');
  const [chosen, setChosen] = useState({ ...nothingChosen, published: [keyOf(item)] });
  const needs = useNeeds(chosen);
  const [obstacles, setObstacles] = useState<readonly Problem[]>([]);
  const state = useDialogForm({
    start: { releaseId: '', name: '' },
    check: (form) => (form.releaseId === '' && form.name.trim() === '' ? { name: t('widgets:required') } : {}),
    save: async (form) => {
      setObstacles([]);
      const items = toItems(chosen, needs.needs ?? []);
      const release = open.find(({ id }) => id === form.releaseId);
      if (release === undefined) await create({ name: form.name.trim(), items });
      else await updateItems({ id: release.id, items: withItems(release.items, items) });
    },
    onSaved: (_, form) => {
      const release = open.find(({ id }) => id === form.releaseId);
      showToast('success', { title: t('bar.done'), line: release?.name ?? form.name.trim() });
      onClose();
    },
    place: (problems) => assignByPath(problems, ['name']),
    failedTitle: t('bar.failed'),
    onRefused: (error) => {
      setObstacles(error.problems);
      return error.problems.length > 0;
    },
    discardText: t('create.discardText'),
    onClose,
  });
  const { form, change } = state;
  return (
    <FormDialog
      state={state}
      size="small"
      title={t('bar.title', { name })}
      saveLabel={t('bar.add')}
      canSave={releases !== undefined && needs.needs !== undefined}
    >
      <div className={blocks['stack']}>
        {obstacles.length > 0 ? (
          <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
            {obstacles.map((problem) => (
              <p key={`${problem.path} ${problem.message}`}>{describeProblem(problem)}</p>
            ))}
          </Note>
        ) : null}
        <p>{t('bar.saved')}</p>
        <Select
          data-autofocus
          label={t('bar.release')}
          description={form.releaseId === '' ? undefined : t('bar.takenAnew')}
          data={[
            { value: '', label: t('bar.newRelease') },
            ...open.map((release) => ({ value: release.id, label: release.name })),
          ]}
          value={form.releaseId}
          allowDeselect={false}
          onChange={(value) => change({ releaseId: value ?? '' })}
        />
        {form.releaseId === '' ? (
          <TextInput
            {...state.field('name')}
            label={t('bar.name')}
            required
            withAsterisk={false}
            autoComplete="off"
            dir="auto"
            value={form.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        ) : null}
        <NeededItems needs={needs} chosen={chosen} onChange={setChosen} />
      </div>
    </FormDialog>
  );
}
