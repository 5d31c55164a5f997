/** The query variables or the mock data as JSON, and a button beside the variables that reloads the data. */
import { Button } from '@mantine/core';
import { IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormatButton } from '../../../../ui/code-editor/code-tools.tsx';
import { LazyCodeEditor } from '../../../../ui/code-editor/code-editor-lazy.tsx';
import type { TextPosition } from '../../../../ui/code-editor/code-editor-problems.ts';
import type { CodeEditorHandle } from '../../../../ui/code-editor/code-editor.tsx';
import { diagnoseJson } from '../../../../ui/code-editor/json-marks.ts';
import { useDelayed } from '../../../../ui/states/use-delayed.ts';
import classes from './preview-text-editor.module.css';
import blocks from '../../../../ui/layout/blocks.module.css';
import type { PreviewContent } from '../use-preview-content.ts';

interface PreviewTextEditorProps {
  readonly which: 'variables' | 'mock';
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly previewed: Pick<PreviewContent, 'isLoading' | 'refresh' | 'cancel'>;
  /** The target cursor position; a new object each time. */
  readonly position?: TextPosition | undefined;
}

const lineWidth = 48;

export function PreviewTextEditor({ which, value, onChange, previewed, position }: PreviewTextEditorProps) {
  const { t } = useTranslation('templateTools');
  const [editor, setEditor] = useState<CodeEditorHandle | null>(null);
  const gone = useRef<TextPosition>(undefined);
  useEffect(() => {
    if (editor === null || position === undefined || gone.current === position) return;
    gone.current = position;
    editor.goToPosition(position);
  }, [editor, position]);
  return (
    <div className={blocks['tightStack']}>
      <LazyCodeEditor
        ref={setEditor}
        framed
        height="200px"
        label={t(`preview.${which}`)}
        value={value}
        onChange={onChange}
        diagnose={diagnoseJson}
        onSubmit={previewed.refresh}
      />
      <p className={blocks['small']}>{t(`preview.${which}Hint`)}</p>
      <div className={classes['tools']}>
        <FormatButton text={value} lineWidth={lineWidth} onFormat={onChange} />
        {which === 'variables' ? <RefreshButton previewed={previewed} /> : null}
      </div>
    </div>
  );
}

/** Slow loading can be cancelled with the button that started it. */
function RefreshButton({ previewed }: Pick<PreviewTextEditorProps, 'previewed'>) {
  const { t } = useTranslation('templateTools');
  const isLong = useDelayed(previewed.isLoading);
  const Icon = isLong ? IconPlayerStop : IconRefresh;
  return (
    <Button
      size="xs"
      leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
      onClick={isLong ? previewed.cancel : previewed.refresh}
    >
      {isLong ? t('preview.cancel') : t('preview.refresh')}
    </Button>
  );
}
