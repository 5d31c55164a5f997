/** The header of the visual editor: the open component, and actions on it and on the app. */
import { Button, Select } from '@mantine/core';
import { IconComponents, IconFiles, IconPalette, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ToolButton } from '../../../ui/editor/frame/tool-button.tsx';
import { HistoryTools } from '../../../ui/editor/history/history-tools.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import layout from '../../../ui/layout/layout-header.module.css';
import { LayoutHeader } from '../../../ui/layout/layout-header.tsx';
import { appDetailPath } from '../../../paths/apps.ts';
import { historyPath } from '../../../paths/history-items.ts';
import { LazyComponentDeleteDialog } from '../../components/list/lazy-component-delete-dialog.tsx';
import { LazyComponentRenameDialog } from '../../components/rename/lazy-component-rename-dialog.tsx';
import type { EditorSurroundings } from './editor-surroundings.ts';
import classes from './ui-editor-header.module.css';

/** The work on the open component. */
export interface OpenWork {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly savedAt: Date | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
  readonly noteRenamed: (revision: string | undefined) => void;
}

interface UiEditorHeaderProps {
  readonly surroundings: EditorSurroundings;
  readonly work?: OpenWork;
  /** Additional status of the work. */
  readonly beside?: ReactNode;
}

export function UiEditorHeader({ surroundings, work, beside }: UiEditorHeaderProps) {
  const { t } = useTranslation(['uiEditor', 'widgets']);
  const { app, components, componentId, open, showDialog } = surroundings;
  const mayWrite = useMay('apps:write');
  const mayPublish = useMay('apps:publish');
  const leave = useLeaveQuestion(work?.isDirty === true);
  const opened = components.find(({ id }) => id === componentId);
  const tools = mayWrite ? (
    <>
      <ToolButton label={t('pages')} Icon={IconFiles} onClick={() => showDialog('pages')} />
      <ToolButton label={t('theme')} Icon={IconPalette} onClick={() => showDialog('theme')} />
      {work ? (
        <>
          <span className={layout['separator']} />
          <HistoryTools canUndo={work.canUndo} canRedo={work.canRedo} undo={work.undo} redo={work.redo} />
        </>
      ) : null}
      {mayPublish ? (
        <>
          <span className={layout['separator']} />
          <Button
            onClick={() =>
              leave.ask(() => showDialog('publish'), {
                title: t('publishTitle'),
                text: t('publishUnsaved'),
                label: t('publishSaved'),
                cancelLabel: t('widgets:cancel'),
              })
            }
          >
            {t('publish')}
          </Button>
        </>
      ) : null}
    </>
  ) : undefined;
  return (
    <>
      <LayoutHeader
        backTo={appDetailPath(app.appId)}
        title={app.name}
        choice={
          <>
            <span className={layout['separator']} />
            <ComponentSelect surroundings={surroundings} onSelect={(id) => leave.ask(() => open(id))} />
            {mayWrite ? (
              <>
                <IconButton
                  label={t('component.add')}
                  icon={<IconPlus size={16} stroke={1.75} />}
                  onClick={() => leave.ask(() => showDialog('create'))}
                />
                <RenameButton
                  isDisabled={!opened}
                  isDirty={work?.isDirty === true}
                  onClick={() => showDialog('rename')}
                />
                <IconButton
                  label={t('component.delete')}
                  icon={<IconTrash size={16} stroke={1.75} />}
                  isDisabled={!opened}
                  onClick={() => showDialog('delete')}
                />
              </>
            ) : null}
          </>
        }
        isDirty={work?.isDirty ?? false}
        isReadOnly={!mayWrite}
        savedAt={work?.savedAt}
        beside={beside}
        historyTo={opened && historyPath({ kind: 'component', itemId: opened.id })}
        tools={tools}
        {...(work && { onSave: work.save, isSaving: work.isSaving })}
      />
      <ComponentDialogs surroundings={surroundings} onRenamed={work?.noteRenamed} />
      {leave.question}
    </>
  );
}

interface ComponentSelectProps {
  readonly surroundings: EditorSurroundings;
  readonly onSelect: (id: string) => void;
}

function ComponentSelect({ surroundings: { components, componentId }, onSelect }: ComponentSelectProps) {
  const { t } = useTranslation('uiEditor');
  return (
    <Select
      className={classes['select']}
      size="xs"
      aria-label={t('component.select')}
      placeholder={t('component.select')}
      leftSection={<IconComponents size={16} stroke={1.75} aria-hidden />}
      data={components
        .map(({ id, name }) => ({ value: id, label: name }))
        .toSorted((left, right) => left.label.localeCompare(right.label))}
      value={componentId === '' ? null : componentId}
      searchable
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      limit={200}
      nothingFoundMessage={t('component.none')}
      allowDeselect={false}
      onChange={(id) => {
        if (id !== null && id !== componentId) onSelect(id);
      }}
    />
  );
}

interface RenameButtonProps {
  readonly isDisabled: boolean;
  readonly isDirty: boolean;
  readonly onClick: () => void;
}

/** A rename applies to the stored component. */
function RenameButton({ isDisabled, isDirty, onClick }: RenameButtonProps) {
  const { t } = useTranslation('uiEditor');
  return (
    <IconButton
      label={t(isDirty ? 'component.renameUnsaved' : 'component.rename')}
      icon={<IconPencil size={16} stroke={1.75} />}
      isDisabled={isDisabled || isDirty}
      keepsFocus={isDirty}
      onClick={() => {
        if (!isDirty) onClick();
      }}
    />
  );
}

interface ComponentDialogsProps {
  readonly surroundings: EditorSurroundings;
  readonly onRenamed: OpenWork['noteRenamed'] | undefined;
}

function ComponentDialogs({ surroundings, onRenamed }: ComponentDialogsProps): ReactNode {
  const { components, componentId, dialog, showDialog, open, reload } = surroundings;
  const close = () => showDialog(undefined);
  const opened = components.find(({ id }) => id === componentId);
  if (dialog === 'rename' && opened) {
    return (
      <LazyComponentRenameDialog component={opened} onRenamed={(revision) => onRenamed?.(revision)} onClose={close} />
    );
  }
  return dialog === 'delete' && opened ? (
    <LazyComponentDeleteDialog
      component={opened}
      onChanged={reload}
      onDeleted={() => open(undefined)}
      onClose={close}
    />
  ) : null;
}

interface Asked {
  readonly go: () => void;
  readonly question: Question;
}

interface Question {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly cancelLabel: string;
}

/** Opening another component discards this one's edits, and a release contains only saved components. */
function useLeaveQuestion(isDirty: boolean) {
  const { t } = useTranslation(['uiEditor', 'widgets']);
  const [then, setThen] = useState<Asked>();
  const leaving: Question = {
    title: t('widgets:leave.title'),
    text: t('leave'),
    label: t('widgets:leave.leave'),
    cancelLabel: t('widgets:leave.stay'),
  };
  return {
    ask: (go: () => void, question = leaving): void => {
      if (isDirty) setThen({ go, question });
      else go();
    },
    question: then ? (
      <ConfirmDialog
        opened
        isDanger
        title={then.question.title}
        text={then.question.text}
        confirmLabel={then.question.label}
        cancelLabel={then.question.cancelLabel}
        onConfirm={() => {
          setThen(undefined);
          then.go();
        }}
        onClose={() => setThen(undefined)}
      />
    ) : null,
  };
}
