/** Stores a snapshot of items. If one of them cannot be released, its problems are listed and nothing is stored. */
import { MultiSelect } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import type { createReleaseInput } from '../../../api/generated/operations.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { Note } from '../../../ui/note.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { ReleaseFields } from '../release-fields.tsx';
import { useNeeds } from '../choice/choice.api.ts';
import { nothingChosen, toItems } from '../choice/chosen-items.ts';
import { ContentPicker } from '../choice/content-picker.tsx';
import { useReleasableApps, useReleaseChanges } from '../releases.api.ts';
import classes from '../releases.module.css';
import blocks from '../../../ui/layout/blocks.module.css';

export interface ReleaseCreateDialogProps {
  /** Set for a single app that is released and published immediately. */
  readonly publishedAppId?: string;
  /** Whether a release can contain items of every kind, and not apps alone. */
  readonly isOfEverything?: boolean;
  readonly onClose: () => void;
}

export function ReleaseCreateDialog({ publishedAppId, isOfEverything = false, onClose }: ReleaseCreateDialogProps) {
  const { t } = useTranslation(['releases', 'widgets']);
  const apps = useReleasableApps();
  const isPublishing = publishedAppId !== undefined;
  const save = useRelease(isPublishing);
  const title = t(isPublishing ? 'create.publish' : 'list.create');
  const [obstacles, setObstacles] = useState<readonly Problem[]>([]);
  const [chosen, setChosen] = useState(nothingChosen);
  const needs = useNeeds(chosen);
  const items = toItems(chosen, needs.needs ?? []);
  const start: { name: string; description: string; appIds: readonly string[] } = {
    name: '',
    description: '',
    appIds: publishedAppId === undefined ? [] : [publishedAppId],
  };
  const state = useDialogForm({
    start,
    isDirty: ({ name, description, appIds }) =>
      name !== '' || description !== '' || appIds.join() !== start.appIds.join() || items.length > 0,
    check: ({ name, appIds }) => ({
      ...(name.trim() === '' && { name: t('widgets:required') }),
      ...(appIds.length + items.length === 0 && { appIds: t(isOfEverything ? 'choice.empty' : 'widgets:required') }),
    }),
    save: async ({ name, description, appIds }) => {
      setObstacles([]);
      await save({ name: name.trim(), description: description.trim(), appIds: [...appIds], items });
    },
    onSaved: (_, { name }) => {
      showToast('success', { title: t(isPublishing ? 'create.published' : 'create.done'), line: name.trim() });
      onClose();
    },
    place: (problems) => assignByPath(problems, ['name', 'description'], (problem) => describeProblem(problem)),
    failedTitle: t('create.failed'),
    onRefused: (error) => {
      const found = error.problems.filter(({ path = '' }) => !/\.(?:name|description)$/.test(path));
      setObstacles(found);
      return found.length > 0;
    },
    discardText: t('create.discardText'),
    onClose,
  });
  const { form, change, errorOf } = state;
  return (
    <FormDialog
      state={state}
      title={title}
      saveLabel={title}
      canSave={needs.needs !== undefined}
      {...(isOfEverything && { size: 'large' })}
    >
      <div className={blocks['stack']}>
        {obstacles.length > 0 ? (
          <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
            <strong>{t('create.obstacles')}</strong>
            <ul className={classes['problems']}>
              {obstacles.map((problem) => (
                <li key={`${problem.path} ${problem.message}`}>{describeProblem(problem)}</li>
              ))}
            </ul>
          </Note>
        ) : null}
        <ReleaseFields state={state} />
        {isOfEverything ? (
          <ContentPicker chosen={chosen} needs={needs} error={errorOf('appIds')} onChange={setChosen} />
        ) : null}
        {isPublishing ? null : (
          <MultiSelect
            label={t(isOfEverything ? 'choice.apps' : 'create.apps')}
            description={isOfEverything ? t('choice.appsHint') : undefined}
            data={apps}
            value={[...form.appIds]}
            error={isOfEverything ? undefined : errorOf('appIds')}
            searchable
            onChange={(appIds) => change({ appIds })}
          />
        )}
      </div>
    </FormDialog>
  );
}

/** If a release was created but could not be published, the next attempt publishes it instead of creating another one. */
function useRelease(isPublishing: boolean) {
  const { create, publish } = useReleaseChanges();
  const createdId = useRef<string>(undefined);
  return async (input: createReleaseInput): Promise<void> => {
    const id = createdId.current ?? (await create(input));
    if (!isPublishing) return;
    createdId.current = id;
    await publish({ id, liveRevision: undefined });
  };
}
