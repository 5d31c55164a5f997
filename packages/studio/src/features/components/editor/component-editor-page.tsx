/** The source editor of a component: its template and script, beside a preview. */
import { Select } from '@mantine/core';
import type { PreviewProblem } from '@coverwright/app-runtime/preview-messages';
import { IconPuzzleOff } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LazyLiveBar } from '../../releases/bar/lazy-live-bar.tsx';
import { useMay } from '../../../api/use-may.ts';
import { LazyCodeEditor } from '../../../ui/code-editor/code-editor-lazy.tsx';
import type { CodeProblem } from '../../../ui/code-editor/code-editor-problems.ts';
import type { CodeEditorHandle, CodeViewState } from '../../../ui/code-editor/code-editor.tsx';
import { PaneHead } from '../../../ui/editor/frame/pane-head.tsx';
import { NothingToEdit, UnopenedEditor } from '../../../ui/editor/frame/unopened-editor.tsx';
import { HistoryTools } from '../../../ui/editor/history/history-tools.tsx';
import { useEditorKeys } from '../../../ui/editor/history/use-editor-keys.ts';
import { useLeavePrompt } from '../../../ui/editor/leave/use-leave-prompt.tsx';
import { SaveBars } from '../../../ui/editor/record/save-bars.tsx';
import { useFormEditor } from '../../../ui/editor/record/use-form-editor.ts';
import { Segments } from '../../../ui/forms/segments.tsx';
import screen from '../../../ui/layout/screen.module.css';
import { LayoutHeader } from '../../../ui/layout/layout-header.tsx';
import { ErrorBar } from '../../../ui/problems/error-bar.tsx';
import { useComponentNames } from '../../component-names/component-names.api.ts';
import { componentStatuses, vueVersion, type ComponentSource } from '../component.ts';
import { useComponentSource, useReadComponentSource, useUpdateComponent } from '../components.api.ts';
import { componentListPath } from '../../../paths/components.ts';
import { historyPath } from '../../../paths/history-items.ts';
import { ComponentPreview } from '../preview/component-preview.tsx';
import classes from './component-editor-page.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { readComponentForm, toComponentForm, toUpdateInput, type ComponentForm } from './component-form.ts';
import { listTemplateElements } from './template-elements.ts';
import { ComponentUses } from './component-uses.tsx';
import { OpenInEditor } from './open-in-editor.tsx';
import { diagnoseTemplate } from './template-marks.ts';

export function ComponentEditorPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('components');
  const { state, reload } = useComponentSource(id);
  if (state.status === 'ready')
    return <ComponentEditor key={state.loadedAtMs} source={state.loaded} onReload={reload} />;
  return (
    <UnopenedEditor
      state={state}
      backTo={componentListPath}
      title={t('list.title')}
      hasOwnTitle
      failedTitle={t('editor.failed')}
      notFound={
        <NothingToEdit
          icon={<IconPuzzleOff size={20} stroke={1.75} />}
          title={t('editor.notFound')}
          text={t('editor.notFoundText')}
          listPath={componentListPath}
          toList={t('editor.backToList')}
        />
      }
      onRetry={reload}
    />
  );
}

interface ComponentEditorProps {
  readonly source: ComponentSource;
  readonly onReload: () => void;
}

const parts = ['template', 'script'] as const;
type Part = (typeof parts)[number];

function useComponentEditor(source: ComponentSource) {
  const { component } = source;
  const { t } = useTranslation('components');
  const update = useUpdateComponent(component.id);
  const readSource = useReadComponentSource(component.id);
  /** What the saved form was read from: other parts of it are retained. */
  const base = useRef(source);
  const theirs = useRef<ComponentSource>(undefined);
  return useFormEditor<ComponentForm>({
    draftKey: `component|${component.id}`,
    opened: { form: toComponentForm(source), revision: component.revision },
    readForm: readComponentForm,
    isReadOnly: !useMay('apps:write'),
    check: () => undefined,
    readTheirs: async () => {
      const read = await readSource();
      theirs.current = read;
      return read && { form: toComponentForm(read), revision: read.component.revision };
    },
    save: async (form, expectedRevision) => {
      // Merged with theirs.
      if (theirs.current && theirs.current.component.revision === expectedRevision) base.current = theirs.current;
      return update(toUpdateInput(form, base.current), expectedRevision);
    },
    savedTitle: t('editor.saved'),
    failedText: t('editor.notSaved'),
  });
}

function ComponentEditor({ source, onReload }: ComponentEditorProps) {
  const { t } = useTranslation('components');
  const { component, version } = source;
  const editor = useComponentEditor(source);
  const { form, isReadOnly } = editor;
  const [part, setPart] = useState<Part>('template');
  const [history, setHistory] = useState({ canUndo: false, canRedo: false });
  const code = useRef<CodeEditorHandle>(null);
  const views = { template: useRef<CodeViewState>(undefined), script: useRef<CodeViewState>(undefined) };
  const [problems, setProblems] = useState<readonly PreviewProblem[]>([]);
  const marks = useMemo(
    () => problems.flatMap((problem) => toMark(problem, { name: component.name, part }) ?? []),
    [problems, component.name, part],
  );
  const previewed = useMemo(
    () => ({ name: component.name, template: form.template, script: form.script }),
    [component.name, form.template, form.script],
  );
  const names = useComponentNames();
  const elements = useMemo(() => listTemplateElements(names ?? []), [names]);
  const goTo = useGoTo(code, part, setPart);
  const leavePrompt = useLeavePrompt(editor.isDirty, t('editor.leave'));
  useEditorKeys({ save: editor.save });
  return (
    <div className={`${screen['screen']} ${screen['withBar']}`}>
      <LayoutHeader
        backTo={componentListPath}
        title={component.name}
        meta={`vue ${version || vueVersion}`}
        isDirty={editor.isDirty}
        isReadOnly={isReadOnly}
        savedAt={editor.savedAt}
        historyTo={historyPath({ kind: 'component', itemId: component.id })}
        tools={
          <>
            <LazyLiveBar
              item={{ kind: 'component', itemId: component.id }}
              name={component.name}
              saved={editor.savedAt?.getTime()}
            />
            <ComponentUses id={component.id} name={component.name} />
            {isReadOnly ? null : (
              <>
                <OpenInEditor component={component} />
                <Select
                  size="xs"
                  w={140}
                  aria-label={t('editor.status')}
                  data={componentStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
                  value={form.status}
                  onChange={(value) => {
                    const status = componentStatuses.find((one) => one === value);
                    if (status) editor.change({ status });
                  }}
                />
                <HistoryTools {...history} undo={() => code.current?.undo()} redo={() => code.current?.redo()} />
              </>
            )}
          </>
        }
        onSave={editor.save}
        isSaving={editor.isBusy}
      />
      <main className={`${screen['panes']} ${classes['panes']}`}>
        <section className={classes['pane']}>
          <PaneHead
            heading={
              <Segments
                label={t('editor.part')}
                choices={parts.map((value) => ({ value, label: t(`editor.${value}`) }))}
                value={part}
                onChange={setPart}
              />
            }
          />
          <div className={blocks['fill']}>
            <LazyCodeEditor
              key={part}
              ref={code}
              height="100%"
              label={t(`editor.${part}`)}
              language={part === 'template' ? 'vueTemplate' : 'javascript'}
              elements={() => elements}
              takesFocus
              readOnly={isReadOnly}
              value={form[part]}
              onChange={(text) => editor.change({ [part]: text })}
              viewState={views[part]}
              {...(part === 'template' && { diagnose: diagnoseTemplate })}
              problems={marks}
              onHistoryChange={setHistory}
            />
          </div>
        </section>
        <section className={classes['pane']} aria-label={t('preview.title')}>
          <ComponentPreview
            source={previewed}
            usedBy={component.usage.apps[0]?.appId ?? ''}
            onProblems={setProblems}
            onGoTo={goTo}
          />
        </section>
      </main>
      {version !== '' && version !== vueVersion ? <ErrorBar what={t('editor.noCompiler', { version })} /> : null}
      <SaveBars editor={editor} notSaved={t('editor.notSaved')} conflict={t('editor.conflict')} onReload={onReload} />
      {leavePrompt}
    </div>
  );
}

/** The parser has already marked its own errors at their exact column. */
function toMark(
  { component, part: of, line, message }: PreviewProblem,
  shown: { readonly name: string; readonly part: Part },
): CodeProblem | undefined {
  if (component !== shown.name || partOf(of) !== shown.part || line === undefined) return undefined;
  return { line, column: 1, severity: 'error', message };
}

/** Errors during rendering are attributed to the script. */
function partOf(part: PreviewProblem['part']): Part {
  return part === 'template' ? 'template' : 'script';
}

/** If the position is in the other part, its editor has to be mounted first. */
function useGoTo(
  code: { readonly current: CodeEditorHandle | null },
  part: Part,
  setPart: (part: Part) => void,
): (problem: PreviewProblem) => void {
  const [wanted, setWanted] = useState<{ readonly part: Part; readonly line: number }>();
  useEffect(() => {
    if (wanted?.part === part) code.current?.goToPosition({ line: wanted.line, column: 1 });
  }, [wanted, part, code]);
  return ({ part: of, line = 1 }) => {
    setPart(partOf(of));
    setWanted({ part: partOf(of), line });
  };
}
