/** The query result for the preview, shown so that users can see which values mock data may override. */
import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCodeEditor } from '../../../ui/code-editor/code-editor-lazy.tsx';
import classes from './texts/preview-text-editor.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import type { PreviewContent } from './use-preview-content.ts';

export function FetchedRecord({ fetched }: Pick<PreviewContent, 'fetched'>) {
  const { t } = useTranslation('templateTools');
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const text = useMemo(() => (fetched ? JSON.stringify(fetched, undefined, 2) : undefined), [fetched]);
  const Caret = isShown ? IconChevronDown : IconChevronRight;
  return (
    <div className={blocks['tightStack']}>
      <Button
        variant="subtle"
        size="xs"
        className={classes['toggle'] ?? ''}
        leftSection={<Caret size={14} stroke={1.75} aria-hidden />}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? t('record.hide') : t('record.show')}
      </Button>
      {isShown ? (
        <div id={id}>
          {text === undefined ? (
            <p className={blocks['small']}>{t('record.notRead')}</p>
          ) : (
            <LazyCodeEditor
              framed
              readOnly
              height="320px"
              label={t('record.shown')}
              value={text}
              onChange={leaveAsItIs}
            />
          )}
        </div>
      ) : null}
    </div>
  );
}

function leaveAsItIs(): void {
  // The text is read-only.
}
