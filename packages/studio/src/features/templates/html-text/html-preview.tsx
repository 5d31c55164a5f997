import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SandboxedHtml } from '../../../ui/sandbox/sandboxed-html.tsx';
import { NoPreview } from '../preview/no-preview.tsx';
import { PaneHead } from '../../../ui/editor/frame/pane-head.tsx';
import { StaleMark } from '../preview/stale-mark.tsx';
import type { LiveRender } from '../preview/use-live-render.ts';
import type { PreviewContent } from '../preview/use-preview-content.ts';
import classes from './html-preview.module.css';
import { useLoadPicture } from './use-load-picture.ts';

interface HtmlPreviewProps {
  readonly rendered: LiveRender<string | undefined>;
  readonly data: Pick<PreviewContent, 'isStale' | 'isLoading'>;
}

/** The page as the recipient sees it. */
export function HtmlPreview({ rendered, data }: HtmlPreviewProps) {
  const { t } = useTranslation(['htmlText', 'templateTools']);
  const loadPicture = useLoadPicture();
  const { result, isStale, isRendering, again } = rendered;
  return (
    <>
      <PaneHead heading={t('templateTools:preview.preview')}>
        {isStale || data.isStale ? <StaleMark again={again} /> : null}
      </PaneHead>
      <div className={classes['stage']}>
        {result === undefined ? (
          <NoPreview
            icon={<IconFileText size={20} stroke={1.75} />}
            isBusy={isRendering || data.isLoading}
            again={again}
          />
        ) : (
          <SandboxedHtml html={result} title={t('preview.title')} loadImage={loadPicture} />
        )}
      </div>
    </>
  );
}
