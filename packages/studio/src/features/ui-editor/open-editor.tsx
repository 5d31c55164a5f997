/** The panes of the editor for one open component, and the keyboard shortcuts that work in all of them. */
import { useCallback, useMemo, useRef, useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/use-may.ts';
import { Autosaved } from '../../ui/editor/frame/editor-header.tsx';
import { useAutosaved } from '../../ui/editor/record/use-record.ts';
import { useEditorKeys } from '../../ui/editor/history/use-editor-keys.ts';
import { useLeavePrompt } from '../../ui/editor/leave/use-leave-prompt.tsx';
import screen from '../../ui/layout/screen.module.css';
import { ReadOnly } from '../../ui/read-only.tsx';
import { vueVersion, type ComponentSource } from '../components/components.api.ts';
import { CanvasPane } from './canvas/canvas-pane.tsx';
import { LazyCodeDialog } from './code/lazy-code-dialog.tsx';
import { ConvertDialog } from './convert/convert-dialog.tsx';
import { DragChip } from './drag/drag-chip.tsx';
import classes from './editor-screen.module.css';
import { ErrorBars } from './error-bars.tsx';
import { componentsContaining } from './header/components-containing.ts';
import type { EditorSurroundings } from './header/editor-surroundings.ts';
import { UiEditorHeader } from './header/ui-editor-header.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { listGalleryItems } from './gallery/gallery-items.ts';
import { InspectorPane } from './inspector/inspector-pane.tsx';
import { MergePart } from './merge/merge-part.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { LayoutTreePane } from './tree/layout-tree-pane.tsx';
import { nodeKeyHandler } from './tree/node-keys.ts';
import { type CommandRefusal, NodeCommands } from './work/node-commands.ts';
import type { OpenedWork } from './work/opened-component.ts';
import { useComponentSave } from './work/use-component-save.ts';
import { createWorkStore, useWork, type WorkStore } from './work/work-store.ts';

const panes = `${screen['panes']} ${classes['panes']}`;

interface OpenEditorProps {
  readonly surroundings: EditorSurroundings;
  readonly component: ComponentSource;
  readonly opened: OpenedWork;
  readonly onReload: () => void;
}

export function OpenEditor({ surroundings, component, opened, onReload }: OpenEditorProps) {
  const { t } = useTranslation('uiEditor');
  const isReadOnly = !useMay('apps:write');
  const shownName = nameIn(surroundings, component);
  const [store] = useState(() => createWorkStore(opened.source));
  const save = useComponentSave(component, store, opened);
  const { isDirty } = save;
  const [refusal, setRefusal] = useState<CommandRefusal>();
  const { commands, isCyclic } = useCommands(store, surroundings, shownName, setRefusal);
  const [isOutdatedShown, setIsOutdatedShown] = useState(opened.isTreeOutdated);
  const leavePrompt = useLeavePrompt(isDirty, t('leave'));
  useEditorKeys(isReadOnly ? { save: doNothing } : { save: save.save, undo: store.undo, redo: store.redo });
  const names = useMemo(
    () => surroundings.components.flatMap(({ name }) => (isCyclic(name) ? [] : [name])),
    [surroundings.components, isCyclic],
  );
  const items = useMemo(() => listGalleryItems(surroundings.components, isCyclic), [surroundings.components, isCyclic]);
  const [shown, setShown] = useState<Shown>();
  const [isInspecting, setIsInspecting] = useState(true);
  const search = useRef<HTMLInputElement>(null);
  const close = () => setShown(undefined);
  const showGallery = (next: 'replace' | undefined) => {
    setShown(next);
    search.current?.focus();
  };
  const handleKeyDown = nodeKeyHandler({
    commands,
    isReadOnly,
    onFind: () => setShown('find'),
    onHelp: () => setShown('shortcuts'),
    onRename: () => setShown('rename'),
  });
  const handlers = paneHandlers(store, commands, isReadOnly);
  return (
    <div className={`${screen['screen']} ${screen['withBar']}`}>
      <OpenHeader store={store} surroundings={surroundings} save={save} />
      <ReadOnly isReadOnly={isReadOnly}>
        <main className={panes} data-inspecting={isInspecting || undefined} {...handlers}>
          <LayoutTreePane
            store={store}
            commands={commands}
            onKeyDown={handleKeyDown}
            isRenaming={shown === 'rename'}
            isFinding={shown === 'find'}
            onFound={close}
            onAdd={() => showGallery(undefined)}
            onReplace={() => showGallery('replace')}
            onConvert={() => setShown('convert')}
            onEnter={() => document.querySelector<HTMLElement>('[data-inspector]')?.focus()}
          />
          <div className={classes['centre']}>
            {component.version === '' || component.version === vueVersion ? (
              <CanvasPane
                store={store}
                commands={commands}
                appId={surroundings.app.appId}
                name={shownName}
                components={names}
                onKeyDown={handleKeyDown}
                onCode={() => setShown('code')}
                plainParts={surroundings.plainParts}
                previewedTheme={surroundings.previewedTheme}
                isInspecting={isInspecting}
                onInspect={() => setIsInspecting(!isInspecting)}
              />
            ) : (
              <p className={classes['noCanvas']} role="alert">
                {t('noCompiler', { version: component.version })}
              </p>
            )}
            {isReadOnly ? null : (
              <Gallery
                ref={search}
                store={store}
                commands={commands}
                items={items}
                isReplacing={shown === 'replace'}
                onReplaced={close}
              />
            )}
          </div>
          {isInspecting ? <InspectorPane store={store} appId={surroundings.app.appId} /> : null}
        </main>
      </ReadOnly>
      <ErrorBars
        {...{ refusal, save }}
        isOutdated={isOutdatedShown}
        onClose={() => {
          setRefusal(undefined);
          setIsOutdatedShown(false);
        }}
      />
      <MergePart
        componentId={component.component.id}
        store={store}
        save={save}
        onReload={() => {
          save.giveUp();
          onReload();
        }}
      />
      {shown === 'code' ? (
        <ReadOnly isReadOnly={isReadOnly}>
          <LazyCodeDialog store={store} onClose={close} />
        </ReadOnly>
      ) : null}
      {shown === 'convert' ? <ConvertDialog store={store} commands={commands} onClose={close} /> : null}
      {shown === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
      <DragChip store={store} />
      {leavePrompt}
    </div>
  );
}

type Shown = 'find' | 'rename' | 'replace' | 'code' | 'shortcuts' | 'convert';

const doNothing = (): void => undefined;

/** Copy, cut and paste of nodes while the tree or the canvas has the focus. Pending updates are rendered before any input. */
function paneHandlers(store: WorkStore, commands: NodeCommands, isReadOnly: boolean) {
  const isOfNodes = ({ target }: ClipboardEvent) =>
    target instanceof Element && target.matches('[data-nodes], [data-nodes] [role="treeitem"]');
  const copy = (event: ClipboardEvent): boolean => {
    const text = isOfNodes(event) ? commands.copy() : undefined;
    if (text === undefined) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    return true;
  };
  return {
    onKeyDownCapture: store.settle,
    onPointerDownCapture: store.settle,
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (!isReadOnly && copy(event)) commands.remove();
    },
    onPaste: (event: ClipboardEvent) => {
      if (isReadOnly || !isOfNodes(event)) return;
      event.preventDefault();
      commands.paste(event.clipboardData.getData('text/plain'));
    },
  };
}

function useCommands(
  store: WorkStore,
  { components, componentId }: EditorSurroundings,
  name: string,
  report: (refusal: CommandRefusal | undefined) => void,
) {
  const containing = useMemo(
    () => componentsContaining(components, componentId, name),
    [components, componentId, name],
  );
  const isCyclic = useCallback((tag: string) => containing.has(tag), [containing]);
  const commands = useMemo(() => new NodeCommands(store, report, isCyclic), [store, report, isCyclic]);
  return { commands, isCyclic };
}

/** The component may be renamed while it is open. */
function nameIn({ components }: EditorSurroundings, { component }: ComponentSource): string {
  return components.find(({ id }) => id === component.id)?.name ?? component.name;
}

interface OpenHeaderProps {
  readonly store: WorkStore;
  readonly surroundings: EditorSurroundings;
  readonly save: ReturnType<typeof useComponentSave>;
}

function OpenHeader({ store, surroundings, save }: OpenHeaderProps) {
  const { isDirty } = save;
  const canUndo = useWork(store, ({ work }) => work.steps.undoable.length > 0);
  const canRedo = useWork(store, ({ work }) => work.steps.redoable.length > 0);
  return (
    <UiEditorHeader
      surroundings={surroundings}
      beside={isDirty ? <AutosavedWork record={save.record} /> : null}
      work={{
        isDirty,
        isSaving: save.isBusy,
        savedAt: save.savedAt,
        canUndo,
        canRedo,
        undo: store.undo,
        redo: store.redo,
        save: save.save,
        noteRenamed: save.noteRenamed,
      }}
    />
  );
}

/** A separate component, so that storing the draft does not rerender the panes. */
function AutosavedWork({ record }: { readonly record: ReturnType<typeof useComponentSave>['record'] }) {
  const { t } = useTranslation('uiEditor');
  const texts = { saved: t('autosave.saved'), failed: t('autosave.failed') };
  return <Autosaved state={useAutosaved(record)} texts={texts} />;
}
