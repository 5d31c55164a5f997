/** The pricing editor: the logic, the test panel beside or above it, and one bar for what went wrong last. */
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconMaximize, IconMinimize, IconWand } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatJson } from '../../ui/code-editor-format.ts';
import { LazyCodeEditor } from '../../ui/code-editor-lazy.tsx';
import type { CodeEditorHandle } from '../../ui/code-editor.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LayoutHeader } from '../../ui/layout-header.tsx';
import { useLeavePrompt } from '../../ui/leave/use-leave-prompt.tsx';
import { productInfoPath, productTitle, type ProductKey } from '../products/paths.ts';
import { diagnoseLogic, proposeWords } from './logic-marks.ts';
import classes from './price-editor.module.css';
import { PriceProblemBar } from './price-problem-bar.tsx';
import { PriceTestPanel } from './price-test-panel.tsx';
import type { PriceLogic } from './pricing.api.ts';
import { usePriceEditor } from './use-price-editor.ts';
import { usePriceTest } from './use-price-test.ts';

interface PriceEditorProps {
  readonly productId: ProductKey;
  readonly price: PriceLogic;
  /** Reads the pricing again, and gives up what is typed. */
  readonly onReload: () => void;
}

export function PriceEditor({ productId, price, onReload }: PriceEditorProps) {
  const { t } = useTranslation(['pricing', 'widgets']);
  const editor = usePriceEditor(productId, price);
  const tester = usePriceTest(editor);
  const leavePrompt = useLeavePrompt(editor.isDirty, t('leave'));
  const [isFullscreen, setIsFullscreen] = useState(false);
  const [history, setHistory] = useState({ canUndo: false, canRedo: false });
  const logic = useRef<CodeEditorHandle>(null);
  const variables = useRef<CodeEditorHandle>(null);
  useEditorKeys(editor.save, isFullscreen, () => setIsFullscreen(false));

  const handleFormat = () => {
    const formatted = formatJson(editor.logicText);
    if (formatted !== undefined) editor.changeLogic(formatted);
  };
  const handleReload = () => {
    editor.drop();
    onReload();
  };
  // The page's own heading is covered in fullscreen.
  const LogicHeading = isFullscreen ? 'h1' : 'h2';
  const FullscreenIcon = isFullscreen ? IconMinimize : IconMaximize;
  return (
    <div
      className={classes['screen']}
      data-fullscreen={isFullscreen || undefined}
      data-problem={Boolean(editor.problem) || undefined}
    >
      <LayoutHeader
        backTo={productInfoPath(productId)}
        title={t('title')}
        meta={
          <>
            <span dir="auto">{price.productName}</span> <span aria-hidden>•</span> {productTitle(productId, ' / ')}
          </>
        }
        isDirty={editor.isDirty}
        savedAt={editor.savedAt}
        tools={<HistoryTools history={history} editor={logic} />}
        onSave={editor.save}
        isSaving={editor.isSaving}
      />
      <main className={classes['panes']}>
        <section className={classes['logic']} aria-labelledby="logic-heading">
          <div className={classes['paneHead']}>
            <LogicHeading id="logic-heading">{t('logic')}</LogicHeading>
            {isFullscreen && editor.isDirty ? (
              <span className={classes['unsaved']}>{t('widgets:state.unsaved')}</span>
            ) : null}
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconWand size={14} stroke={1.75} aria-hidden />}
              onClick={handleFormat}
            >
              {t('format')}
            </Button>
            <Button
              variant="subtle"
              size="xs"
              leftSection={<FullscreenIcon size={14} stroke={1.75} aria-hidden />}
              onClick={() => setIsFullscreen(!isFullscreen)}
            >
              {isFullscreen ? t('leaveFullscreen') : t('fullscreen')}
            </Button>
          </div>
          <div className={classes['code']}>
            <LazyCodeEditor
              ref={logic}
              height="100%"
              label={t('logic')}
              value={editor.logicText}
              onChange={editor.changeLogic}
              diagnose={diagnoseLogic}
              complete={() => proposeWords(editor.logicText)}
              onSubmit={tester.test}
              onHistoryChange={setHistory}
            />
          </div>
        </section>
        <PriceTestPanel
          editor={editor}
          tester={tester}
          currency={price.currency}
          isFloating={isFullscreen}
          variables={variables}
        />
      </main>
      <PriceProblemBar editor={editor} logic={logic} variables={variables} onReload={handleReload} />
      {leavePrompt}
    </div>
  );
}

function HistoryTools(props: {
  history: { canUndo: boolean; canRedo: boolean };
  editor: { current: CodeEditorHandle | null };
}) {
  const { t } = useTranslation('pricing');
  const { history, editor } = props;
  return (
    <>
      <IconButton
        label={t('undo')}
        icon={<IconArrowBackUp size={16} stroke={1.75} />}
        isDisabled={!history.canUndo}
        onClick={() => editor.current?.undo()}
      />
      <IconButton
        label={t('redo')}
        icon={<IconArrowForwardUp size={16} stroke={1.75} />}
        isDisabled={!history.canRedo}
        onClick={() => editor.current?.redo()}
      />
    </>
  );
}

/** Ctrl+S saves; Escape leaves fullscreen. Not while a dialog has the keyboard. */
function useEditorKeys(save: () => void, isFullscreen: boolean, leaveFullscreen: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 's') {
      event.preventDefault();
      save();
    }
    if (event.key === 'Escape' && isFullscreen && !event.defaultPrevented) leaveFullscreen();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
