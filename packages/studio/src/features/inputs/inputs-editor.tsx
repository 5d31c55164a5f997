/** The screen of a product's declared inputs: their level, the grid, and the details of one of them. */
import { useMediaQuery } from '@mantine/hooks';
import { Button } from '@mantine/core';
import { IconForms, IconListSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState, type RefObject, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryTools } from '../../ui/editor/history/history-tools.tsx';
import { editsForm, useEditorKeys } from '../../ui/editor/history/use-editor-keys.ts';
import { useLeavePrompt } from '../../ui/editor/leave/use-leave-prompt.tsx';
import { SaveBars } from '../../ui/editor/record/save-bars.tsx';
import { isFocusFree } from '../../ui/layout/free-focus.ts';
import { LayoutHeader } from '../../ui/layout/layout-header.tsx';
import screen from '../../ui/layout/screen.module.css';
import { PlusButton } from '../../ui/plus-button.tsx';
import { ReadOnly } from '../../ui/read-only.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useTenantLocales } from '../languages/tenant-locales.api.ts';
import { productHistoryPath } from '../../paths/history-items.ts';
import { productTitle, type ProductKey } from '../../paths/products.ts';
import { InputDetails } from './details/input-details.tsx';
import { useRowFaults, type RowFaults } from './form/fault-text.ts';
import { inputsBeside, type InputRow } from './form/input-edits.ts';
import { InputGrid } from './grid/input-grid.tsx';
import { InputList } from './grid/input-list.tsx';
import { useInputTrial, type DeclaredInputs } from './inputs.api.ts';
import classes from './inputs-editor.module.css';
import { LevelBar } from './level-bar.tsx';
import { ProposalDialog } from './proposals/proposal-dialog.tsx';
import { useInputsEditor } from './use-inputs-editor.ts';

interface InputsEditorProps {
  readonly productId: ProductKey;
  readonly backTo: string;
  readonly declared: DeclaredInputs;
  /** Reloads the inputs, and discards unsaved edits. */
  readonly onReload: () => void;
}

const doNothing = (): void => undefined;
const noChanges = { save: doNothing, undo: doNothing, redo: doNothing };

export function InputsEditor({ productId, backTo, declared, onReload }: InputsEditorProps) {
  const { t } = useTranslation('inputs');
  const editor = useInputsEditor(productId, declared);
  const { form, rows, declaration, actions, selected, history, isReadOnly } = editor;
  const allFaults = useRowFaults(declaration.faults);
  const { faults, setFresh, endFresh } = useFreshFaults(allFaults);
  const isNarrow = useMediaQuery('(max-width: 699px)', window.matchMedia('(max-width: 699px)').matches, {
    getInitialValueInEffect: false,
  });
  const [isProposing, setIsProposing] = useState(false);
  const [revealed, setRevealed] = useState<{ readonly position: string }>();
  const addButton = useRef<HTMLButtonElement>(null);
  const isTriable = rows.length > 0 && declaration.faults.length === 0;
  const tried = useInputTrial(productId, isTriable ? declaration.text : undefined);
  const locales = useTextLocales(rows);
  const leavePrompt = useLeavePrompt(editor.isDirty, t('leave'));
  useFocusAfterDetails(selected, addButton);
  useFocusWhenEmptied(rows.length === 0, addButton);
  useEditorKeys(isReadOnly ? noChanges : { save: editor.save, undo: history.undo, redo: history.redo });
  const shown = rows.find(({ position }) => position === selected);
  const propose = () => setIsProposing(true);
  const add = () => {
    const position = actions.add();
    setFresh(position);
    if (isNarrow) actions.select(position);
    else setRevealed({ position });
  };
  const List = isNarrow ? InputList : InputGrid;
  return (
    <div className={`${screen['screen']} ${screen['withBar']}`}>
      <LayoutHeader
        backTo={backTo}
        title={t('title')}
        meta={
          <>
            <span dir="auto">{declared.productName}</span> <span aria-hidden>•</span> {productTitle(productId, ' / ')}
          </>
        }
        isDirty={editor.isDirty}
        isReadOnly={isReadOnly}
        savedAt={editor.savedAt}
        historyTo={productHistoryPath(productId)}
        tools={isReadOnly ? undefined : <HistoryTools {...history} />}
        onSave={editor.save}
        isSaving={editor.isBusy}
      />
      <main className={`${screen['panes']} ${classes['panes']}`} onBlur={endFresh}>
        <div className={classes['main']} {...editsForm}>
          {rows.length === 0 ? (
            <NoInputs isReadOnly={isReadOnly} addButton={addButton} onPropose={propose} onAdd={add} />
          ) : (
            <ReadOnly isReadOnly={isReadOnly}>
              <LevelBar inputs={form.inputs} tried={tried} onLevel={actions.setLevel}>
                {isReadOnly ? null : (
                  <>
                    <ProposeButton onClick={propose} />
                    <PlusButton ref={addButton} variant="default" onClick={add}>
                      {t('add')}
                    </PlusButton>
                  </>
                )}
              </LevelBar>
              <List rows={rows} faults={faults} selected={selected} revealed={revealed} actions={actions} />
            </ReadOnly>
          )}
        </div>
        {shown ? (
          <InputDetails
            productId={productId}
            row={shown}
            beside={inputsBeside(form.inputs, shown.position)}
            faults={faults.get(shown.position) ?? []}
            locales={locales}
            tried={tried}
            isReadOnly={isReadOnly}
            actions={actions}
          />
        ) : null}
      </main>
      <SaveBars editor={editor} notSaved={t('notSaved')} conflict={t('conflict')} onReload={onReload} />
      {isProposing ? (
        <ProposalDialog
          productId={productId}
          declared={form.inputs}
          onAdd={(inputs) => setRevealed({ position: actions.addAll(inputs) })}
          onClose={() => setIsProposing(false)}
        />
      ) : null}
      {leavePrompt}
    </div>
  );
}

/** The path of an input that was just added is only wrong once the user has left its field. */
function useFreshFaults(faults: RowFaults) {
  const [fresh, setFresh] = useState<string>();
  const shown = useMemo((): RowFaults => {
    if (fresh === undefined) return faults;
    const others = (faults.get(fresh) ?? []).filter(({ field }) => field !== 'path');
    return new Map([...faults, [fresh, others]]);
  }, [faults, fresh]);
  const endFresh = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) setFresh(undefined);
  };
  return { faults: shown, setFresh, endFresh };
}

type AddButton = RefObject<HTMLButtonElement | null>;

/** When the details are closed, and when their input is removed, the focus returns to the grid. */
function useFocusAfterDetails(selected: string | undefined, addButton: AddButton): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const closed = selected === undefined ? last.current : undefined;
    last.current = selected;
    if (closed === undefined || !isFocusFree()) return;
    const opener = document.querySelector<HTMLElement>(`[data-details="${closed}"]`);
    (opener ?? addButton.current)?.focus();
  }, [selected, addButton]);
}

/** The grid and its buttons disappear with the last input. */
function useFocusWhenEmptied(isEmpty: boolean, addButton: AddButton): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && isFocusFree()) addButton.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty, addButton]);
}

interface NoInputsProps {
  readonly isReadOnly: boolean;
  readonly addButton: AddButton;
  readonly onPropose: () => void;
  readonly onAdd: () => void;
}

function NoInputs({ isReadOnly, addButton, onPropose, onAdd }: NoInputsProps) {
  const { t } = useTranslation(['inputs', 'widgets']);
  return (
    <EmptyState
      icon={<IconForms size={20} stroke={1.75} />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        isReadOnly ? null : (
          <>
            <ProposeButton isMain onClick={onPropose} />
            <PlusButton ref={addButton} variant="default" onClick={onAdd}>
              {t('add')}
            </PlusButton>
          </>
        )
      }
    />
  );
}

function ProposeButton({ isMain = false, onClick }: { readonly isMain?: boolean; readonly onClick: () => void }) {
  const { t } = useTranslation('inputs');
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconListSearch size={16} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {t('propose')}
    </Button>
  );
}

const studioLocales: readonly string[] = ['en-US', 'zh-HK'];

/** The locales of the tenant, and those that the inputs have texts in. */
function useTextLocales(rows: readonly InputRow[]): readonly string[] {
  const tenantLocales = useTenantLocales() ?? studioLocales;
  return useMemo(() => {
    const used = rows.flatMap(({ input: { label, help, choices } }) =>
      [label, help, ...choices.map((choice) => choice.label)].flatMap((texts) => Object.keys(texts)),
    );
    return [...new Set([...tenantLocales, ...used])];
  }, [tenantLocales, rows]);
}
