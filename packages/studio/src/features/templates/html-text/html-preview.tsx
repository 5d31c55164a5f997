import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SandboxedHtml } from '../../../ui/sandboxed-html.tsx';
import { PaneHead } from '../editor/pane-head.tsx';
import { StaleMark } from '../editor/stale-mark.tsx';
import type { LiveRender } from '../editor/use-live-render.ts';
import classes from './html-preview.module.css';
import { useLoadPicture } from './use-load-picture.ts';

interface HtmlPreviewProps {
  readonly rendered: LiveRender<string | undefined>;
  readonly isDataStale: boolean;
}

/** The page as a reader gets it. */
export function HtmlPreview({ rendered, isDataStale }: HtmlPreviewProps) {
  const { t } = useTranslation(['htmlText', 'templates']);
  const loadPicture = useLoadPicture();
  const { result, isStale } = rendered;
  return (
    <>
      <PaneHead heading={t('templates:preview.preview')}>{isStale || isDataStale ? <StaleMark /> : null}</PaneHead>
      <div className={classes['stage']}>
        {result === undefined ? (
          <EmptyState
            icon={<IconFileText size={20} stroke={1.75} />}
            title={t('templates:sms.noPreview')}
            text={t('templates:sms.waiting')}
          />
        ) : (
          <SandboxedHtml html={result} title={t('preview.title')} loadImage={loadPicture} />
        )}
      </div>
    </>
  );
}
