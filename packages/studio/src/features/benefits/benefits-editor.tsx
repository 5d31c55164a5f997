/**
 * The benefits editor: the tree beside the inspector, undo and redo in the header, and one bar for the last problem.
 */
import { IconListTree } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/use-may.ts';
import { PlusButton } from '../../ui/plus-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { HistoryTools } from '../../ui/editor/history/history-tools.tsx';
import { useEditorKeys } from '../../ui/editor/history/use-editor-keys.ts';
import { isFocusFree } from '../../ui/layout/free-focus.ts';
import { LayoutHeader } from '../../ui/layout/layout-header.tsx';
import { useLeavePrompt } from '../../ui/editor/leave/use-leave-prompt.tsx';
import { LocaleSelect } from '../../ui/text-locale/locale-select.tsx';
import { ReadOnly } from '../../ui/read-only.tsx';
import { useTenantLocales } from '../languages/tenant-locales.api.ts';
import { productHistoryPath } from '../../paths/history-items.ts';
import { productTitle, type ProductKey } from '../../paths/products.ts';
import { BenefitAddDialog } from './dialogs/benefit-add-dialog.tsx';
import type { Addition } from './dialogs/benefit-add-form.ts';
import { toRemoved } from './draft/benefit-command.ts';
import { BenefitInspector } from './inspector/benefit-inspector.tsx';
import { BenefitProblemBar } from './benefit-problem-bar.tsx';
import { BenefitRemoveDialog } from './dialogs/benefit-remove-dialog.tsx';
import { BenefitTreePane } from './tree/benefit-tree-pane.tsx';
import { findBenefit } from './benefit-tree.ts';
import { benefitLevelsMax, type EntryId } from './benefit.ts';
import type { BenefitCalls, ReadBenefits } from './benefits.api.ts';
import screen from '../../ui/layout/screen.module.css';
import classes from './benefits-editor.module.css';
import type { EditorActions } from './draft/editor-actions.ts';
import { useBenefitsEditor } from './use-benefits-editor.ts';

interface BenefitsEditorProps {
  readonly productId: ProductKey;
  readonly backTo: string;
  readonly read: ReadBenefits;
  readonly locale: string;
  /** Called when another locale is selected for the texts. */
  readonly onLocale: (locale: string) => void;
  readonly calls: BenefitCalls;
}

export function BenefitsEditor({ productId, backTo, read, locale, onLocale, calls }: BenefitsEditorProps) {
  const { t } = useTranslation(['benefits', 'widgets']);
  const editor = useBenefitsEditor(productId, read, locale, calls);
  const { state, actions, isDirty, isSaving, update, updateAll, overwrite, merge, undo, redo, reloadTheirs } = editor;
  const chooseLocale = useLocaleChoice(editor.chooseLocale, onLocale);
  const isReadOnly = !useMay('products:write');
  const [canUndo, canRedo] = [state.steps.undoable.length > 0, state.steps.redoable.length > 0];
  const leavePrompt = useLeavePrompt(isDirty || state.pendingCount > 0, t('leave'));
  const locales = useTextLocales(state.locale);
  const [addition, setAddition] = useState<Addition>();
  const [removed, setRemoved] = useState<EntryId>();
  const addMain = useCallback(() => setAddition({ kind: 'benefit', parentTypeId: undefined }), []);
  const commands = useMemo(
    () => ({ update, overwrite, merge, reloadTheirs, ...toCommands(actions, setAddition, setRemoved) }),
    [update, overwrite, merge, reloadTheirs, actions],
  );
  useEditorKeys(isReadOnly ? noChanges : { save: updateAll, undo, redo });
  useFocusOnChosen(addition === undefined);

  const header = useMemo(
    () => (
      <LayoutHeader
        backTo={backTo}
        title={t('title')}
        meta={<ProductMeta name={read.productName} productId={productId} />}
        isDirty={isDirty}
        isReadOnly={isReadOnly}
        savedAt={state.savedAt}
        historyTo={productHistoryPath(productId)}
        onSave={updateAll}
        isSaving={isSaving}
        tools={
          <EditorTools
            isReadOnly={isReadOnly}
            locales={locales}
            locale={state.chosenLocale}
            chooseLocale={chooseLocale}
            canUndo={canUndo}
            canRedo={canRedo}
            undo={undo}
            redo={redo}
          />
        }
      />
    ),
    [
      productId,
      read.productName,
      isDirty,
      isReadOnly,
      state.savedAt,
      updateAll,
      isSaving,
      locales,
      state.chosenLocale,
      chooseLocale,
      backTo,
      canUndo,
      canRedo,
      undo,
      redo,
      t,
    ],
  );
  return (
    <div className={`${screen['screen']} ${classes['screen']}`} data-problem={Boolean(state.problem) || undefined}>
      {header}
      {state.tree.length === 0 ? (
        <main>
          <EmptyState
            icon={<IconListTree size={20} stroke={1.75} />}
            title={t('empty.title')}
            text={isReadOnly ? t('widgets:emptyReadOnly') : t('empty.text')}
            action={
              isReadOnly ? null : (
                <PlusButton variant="filled" onClick={addMain}>
                  {t('empty.add')}
                </PlusButton>
              )
            }
          />
        </main>
      ) : (
        <ReadOnly isReadOnly={isReadOnly}>
          <main className={`${screen['panes']} ${classes['panes']}`}>
            <BenefitTreePane state={state} actions={actions} onAddMain={addMain} onRemove={commands.remove} />
            <BenefitInspector
              state={state}
              actions={actions}
              locales={locales}
              isSaving={isSaving}
              commands={commands}
            />
          </main>
        </ReadOnly>
      )}
      <BenefitProblemBar editor={editor} />
      {addition ? (
        <BenefitAddDialog
          tree={state.tree}
          addition={addition}
          onAdd={actions.perform}
          onClose={() => setAddition(undefined)}
        />
      ) : null}
      {removed ? (
        <BenefitRemoveDialog
          tree={state.tree}
          id={removed}
          onRemove={async () => actions.perform({ kind: 'remove', id: removed })}
          onStale={(error) => actions.fail('remove', error)}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
      {leavePrompt}
    </div>
  );
}

function ProductMeta({ name, productId }: { readonly name: string; readonly productId: ProductKey }) {
  return (
    <>
      <span dir="auto">{name}</span> <span aria-hidden>•</span> {productTitle(productId, ' / ')}
    </>
  );
}

/**
 * The element that opened a dialog may show another benefit by the time the dialog closes, so focus moves to the
 * selected row.
 */
function useFocusOnChosen(isClosed: boolean): void {
  useEffect(() => {
    if (!isClosed || !isFocusFree()) return;
    document.querySelector<HTMLElement>('[role="row"][aria-selected="true"]')?.focus();
  }, [isClosed]);
}

/** The commands for the current selection. */
function toCommands(
  actions: EditorActions,
  setAddition: (addition: Addition) => void,
  setRemoved: (id: EntryId) => void,
) {
  return {
    addChild: () => {
      const selected = actions.selected();
      if (!selected) return;
      const level = findBenefit(actions.tree(), selected.typeId)?.level ?? 0;
      if (level >= benefitLevelsMax) actions.refuse('tooDeep');
      else setAddition({ kind: 'benefit', parentTypeId: selected.typeId });
    },
    addOption: () => {
      const selected = actions.selected();
      if (selected) setAddition({ kind: 'option', typeId: selected.typeId });
    },
    remove: () => {
      const selected = actions.selected();
      if (selected) setRemoved(toRemoved(actions.tree(), selected));
    },
  };
}

const doNothing = (): void => undefined;
const noChanges = { save: doNothing, undo: doNothing, redo: doNothing };

interface EditorToolsProps {
  readonly isReadOnly: boolean;
  readonly locales: readonly string[];
  readonly locale: string;
  readonly chooseLocale: (locale: string) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

const EditorTools = memo(function EditorTools(props: EditorToolsProps) {
  const { isReadOnly, locales, locale, chooseLocale, canUndo, canRedo, undo, redo } = props;
  return (
    <>
      <LocaleSelect locales={locales} value={locale} onChange={chooseLocale} />
      {isReadOnly ? null : <HistoryTools canUndo={canUndo} canRedo={canRedo} undo={undo} redo={redo} />}
    </>
  );
});

const studioLocales: readonly string[] = ['en-US', 'zh-HK'];

/** Loads the texts in another locale, and stores the locale in the URL. */
function useLocaleChoice(read: (locale: string) => void, name: (locale: string) => void) {
  return useCallback(
    (locale: string) => {
      read(locale);
      name(locale);
    },
    [read, name],
  );
}

/** The locales that the tenant has texts in, plus the current one. */
function useTextLocales(shown: string): readonly string[] {
  const locales = useTenantLocales() ?? studioLocales;
  return useMemo(() => (locales.includes(shown) ? locales : [...locales, shown]), [locales, shown]);
}
