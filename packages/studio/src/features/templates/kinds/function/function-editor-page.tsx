/**
 * The editor of a function: its inputs and outputs compared with those of its workbook, and its results for a record.
 */
import { Loader } from '@mantine/core';
import { IconApi, IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameForm } from '../../../../ui/editor/record/same-form.ts';
import { PaneHead } from '../../../../ui/editor/frame/pane-head.tsx';
import { showField } from '../../../../ui/editor/frame/show-field.ts';
import { ToolButton } from '../../../../ui/editor/frame/tool-button.tsx';
import { Segments } from '../../../../ui/forms/segments.tsx';
import { Note } from '../../../../ui/note.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { StaleNote } from '../../../../ui/states/stale-note.tsx';
import { LazyFunctionApiDialog } from '../../../api-docs/function-api/lazy-function-api-dialog.tsx';
import type { TextNames } from '../../console/console-entries.ts';
import { TemplateFrame } from '../../editor/template-frame.tsx';
import { TemplateEditorPage } from '../../editor/template-editor-page.tsx';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { useTemplatePreview } from '../../preview/use-template-preview.ts';
import { CallsPane } from './calls/calls-pane.tsx';
import { FieldsPane } from './fields/fields-pane.tsx';
import { useLiquidCheck } from './fields/use-liquid-check.ts';
import classes from './function-editor.module.css';
import { itemPath, type FunctionForm } from './function-form.ts';
import { useFunctionStore, useWorkbook, type FunctionStore } from './function.api.ts';
import { FunctionPreview } from './preview/function-preview.tsx';
import { useFunctionRender } from './preview/use-function-render.ts';
import { ComparisonDialog } from './workbook/comparison-dialog.tsx';
import { useFileCheck, useFileChoice } from './workbook/use-file-check.ts';
import { findObstacles } from './workbook/obstacles.ts';
import { readAddress, type CellPosition } from './workbook/cell-address.ts';
import { ShowCellContext } from './workbook/cell-link.tsx';
import { SheetViewer } from './workbook/sheet-viewer.tsx';
import { WorkbookPane } from './workbook/workbook-pane.tsx';
import { WorkbookState } from './workbook/workbook-state.tsx';
import { WorkbookFile } from './workbook/workbook-file.tsx';

export function FunctionEditorPage() {
  const store = useFunctionStore();
  return (
    <TemplateEditorPage store={store}>
      {(editor) => <FunctionEditor editor={editor} store={store} />}
    </TemplateEditorPage>
  );
}

interface FunctionEditorProps {
  readonly editor: TemplateEditor<FunctionForm>;
  readonly store: FunctionStore;
}

const views = ['fields', 'workbook', 'calls'] as const;
type View = (typeof views)[number];

function FunctionEditor({ editor, store }: FunctionEditorProps) {
  const { t } = useTranslation(['functions', 'templates']);
  const { id, form, savedForm, change } = editor;
  const [view, setView] = useState<View>('fields');
  const [place, setPlace] = useState<CellPosition>({ sheet: 0, row: 0, column: 0 });
  const [isApiShown, setIsApiShown] = useState(false);
  const { shownWorkbook, isAwaited, isLoading, error, refetch, obstacles } = useShownWorkbook(editor);
  const check = useFileCheck(editor, store);
  const choice = useFileChoice(check, shownWorkbook && savedForm.fileKey, savedForm.savedCalls.length > 0);
  const preview = useTemplatePreview(id, form.graphQlQuery);
  const rendered = useFunctionRender(editor, preview);
  useLiquidCheck(editor, store, preview.isOn);
  const showItem = useShownItem(() => setView('fields'));
  const showCell = (address: string) => {
    const names = shownWorkbook?.sheets.map(({ name }) => name) ?? [];
    const found = readAddress(address, names, place.sheet);
    if (!found) return;
    setPlace(found);
    setView('workbook');
  };
  return (
    <ShowCellContext value={showCell}>
      <TemplateFrame
        editor={editor}
        kindLabel={t('templates:kind.function')}
        query={{ value: form.graphQlQuery, onChange: (graphQlQuery) => change({ graphQlQuery }) }}
        preview={preview}
        previewPane={<FunctionPreview rendered={rendered} data={preview.previewed} isDirty={editor.isDirty} />}
        tools={<ToolButton label={t('api')} Icon={IconApi} onClick={() => setIsApiShown(true)} />}
        textNames={useTextNames(form)}
        onShow={({ field }) => showItem(field)}
      >
        <PaneHead
          heading={
            <Segments
              label={t('view.label')}
              choices={views.map((value) => ({
                value,
                label: t(`view.${value}`),
                mark: value === 'fields' && obstacles.length > 0 ? t('view.hasProblems') : undefined,
              }))}
              value={view}
              onChange={setView}
            />
          }
        />
        <div className={classes['pane']}>
          {error && !isLoading ? (
            <StaleNote error={error} title={t('check.failed')} onRetry={() => void refetch()} />
          ) : null}
          {view === 'fields' ? (
            <WorkbookFile
              fileKey={form.fileKey}
              check={check}
              isBusy={editor.isBusy}
              onChoose={choice.choose}
              onRemove={() => {
                check.clear();
                change({ fileKey: '' });
              }}
            />
          ) : null}
          {isAwaited && check.checkedKey === undefined && form.fileKey === savedForm.fileKey ? (
            <Note tone="info" icon={<Loader size={14} aria-hidden />}>
              <output>{t('file.checking')}</output>
            </Note>
          ) : null}
          {shownWorkbook && check.checkedKey === undefined ? (
            <WorkbookState
              workbook={shownWorkbook}
              obstacles={obstacles}
              isDirty={!isSameForm(listsOf(form), listsOf(savedForm))}
              isBusy={editor.isBusy}
              onCheckAgain={() => choice.choose(form.fileKey)}
              onShowDifferences={view === 'workbook' ? undefined : () => setView('workbook')}
              onAccept={() => editor.saveApart(store.acceptDifferences)}
            />
          ) : null}
          {view === 'fields' ? (
            <FieldsPane editor={editor} workbook={shownWorkbook} content={preview.previewed.content} />
          ) : view === 'calls' ? (
            <CallsPane editor={editor} workbook={shownWorkbook} />
          ) : shownWorkbook ? (
            <WorkbookPane
              workbook={shownWorkbook}
              viewer={
                <SheetViewer
                  functionId={id}
                  workbook={shownWorkbook}
                  savedCalls={savedForm.savedCalls}
                  place={place}
                  onPlace={setPlace}
                />
              }
            />
          ) : isAwaited ? null : (
            <EmptyState
              icon={<IconFileSpreadsheet size={20} stroke={1.75} />}
              title={form.fileKey === '' ? t('file.none') : t('file.unchecked')}
              text={form.fileKey === savedForm.fileKey ? t('file.noneText') : t('file.unsaved')}
            />
          )}
        </div>
      </TemplateFrame>
      {choice.compared === undefined ? null : (
        <ComparisonDialog functionId={id} fileKey={choice.compared} onUse={choice.use} onClose={choice.keepPresent} />
      )}
      {isApiShown ? (
        <LazyFunctionApiDialog
          functionId={id}
          calledId={savedForm.logicalId === '' ? id : savedForm.logicalId}
          onClose={() => setIsApiShown(false)}
        />
      ) : null}
    </ShowCellContext>
  );
}

function listsOf({ fileKey, inputs, outputs }: FunctionForm) {
  return { fileKey, inputs, outputs };
}

/** The workbook belongs to the saved file: that of a different file is unknown until it has been checked. */
function useShownWorkbook({ id, form, savedForm }: TemplateEditor<FunctionForm>) {
  const { workbook, ...read } = useWorkbook(id, savedForm);
  const shownWorkbook = form.fileKey === savedForm.fileKey && form.fileKey !== '' ? workbook : undefined;
  const { inputs, outputs } = form;
  const obstacles = useMemo(
    () => (shownWorkbook ? findObstacles(shownWorkbook, { inputs, outputs }) : []),
    [shownWorkbook, inputs, outputs],
  );
  return { ...read, shownWorkbook, obstacles };
}

/** Opens the line of an input or output, which has to be rendered first. */
function useShownItem(showFields: () => void) {
  const [wanted, setWanted] = useState<{ readonly path: string }>();
  useEffect(() => {
    if (!wanted) return;
    const line = `[data-path="${CSS.escape(wanted.path)}"]`;
    showField(`${line}:not(:has(input)), ${line} input`);
  }, [wanted]);
  return (path: string) => {
    showFields();
    setWanted({ path });
  };
}

function useTextNames({ inputs }: Pick<FunctionForm, 'inputs'>): TextNames {
  const { t } = useTranslation('functions');
  return useMemo(
    () =>
      Object.fromEntries(
        inputs.map(({ name }) => [itemPath('input', name), { name: t('liquid.label', { name }), isLine: true }]),
      ),
    [inputs, t],
  );
}
