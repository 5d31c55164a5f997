/** Stores a snapshot of apps. If an app cannot be released, its problems are listed and nothing is stored. */
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
import { useReleasableApps, useReleaseChanges } from '../releases.api.ts';
import classes from '../releases.module.css';
import blocks from '../../../ui/layout/blocks.module.css';

export interface ReleaseCreateDialogProps {
  /** Set for a single app that is released and published immediately. */
  readonly publishedAppId?: string;
  readonly onClose: () => void;
}

export function ReleaseCreateDialog({ publishedAppId, onClose }: ReleaseCreateDialogProps) {
  const { t } = useTranslation(['releases', 'widgets']);
  const apps = useReleasableApps();
  const isPublishing = publishedAppId !== undefined;
  const save = useRelease(isPublishing);
  const title = t(isPublishing ? 'create.publish' : 'list.create');
  const [obstacles, setObstacles] = useState<readonly Problem[]>([]);
  const start: { name: string; description: string; appIds: readonly string[] } = {
    name: '',
    description: '',
    appIds: publishedAppId === undefined ? [] : [publishedAppId],
  };
  const state = useDialogForm({
    start,
    isDirty: ({ name, description, appIds }) =>
      name !== '' || description !== '' || appIds.join() !== start.appIds.join(),
    check: ({ name, appIds }) => ({
      ...(name.trim() === '' && { name: t('widgets:required') }),
      ...(appIds.length === 0 && { appIds: t('widgets:required') }),
    }),
    save: async ({ name, description, appIds }) => {
      setObstacles([]);
      await save({ name: name.trim(), description: description.trim(), appIds: [...appIds] });
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
    <FormDialog state={state} title={title} saveLabel={title}>
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
        {isPublishing ? null : (
          <MultiSelect
            label={t('create.apps')}
            data={apps}
            value={[...form.appIds]}
            error={errorOf('appIds')}
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
