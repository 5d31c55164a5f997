import { IconTableOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PaneHead } from '../../../../../ui/editor/frame/pane-head.tsx';
import { NoPreview } from '../../../preview/no-preview.tsx';
import { StaleMark } from '../../../preview/stale-mark.tsx';
import type { LiveRender } from '../../../preview/use-live-render.ts';
import type { PreviewContent } from '../../../preview/use-preview-content.ts';
import type { FunctionOutput } from '../function.api.ts';
import { toShownValue } from '../shown-value.ts';
import classes from './function-preview.module.css';
import blocks from '../../../../../ui/layout/blocks.module.css';

interface FunctionPreviewProps {
  readonly rendered: LiveRender<readonly FunctionOutput[]>;
  readonly data: Pick<PreviewContent, 'isStale' | 'isLoading'>;
  /** The function has unsaved changes. */
  readonly isDirty: boolean;
}

/** The results of the function for the preview data. */
export function FunctionPreview({ rendered, data, isDirty }: FunctionPreviewProps) {
  const { t } = useTranslation(['functions', 'templateTools']);
  const { result, isStale, isRendering, again } = rendered;
  return (
    <>
      <PaneHead heading={t('templateTools:preview.preview')}>
        {isStale || data.isStale || isDirty ? <StaleMark again={again} /> : null}
      </PaneHead>
      <div className={blocks['stage']}>
        {isDirty ? <p className={classes['note']}>{t('preview.saved')}</p> : null}
        {result ? (
          <dl className={classes['results']} data-stale={isStale || undefined} aria-label={t('preview.results')}>
            {result.map((output) => (
              <div key={output.variable}>
                <dt>{output.name}</dt>
                <dd>
                  <Value valueText={output.valueText} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <NoPreview
            icon={<IconTableOff size={20} stroke={1.75} />}
            isBusy={isRendering || data.isLoading}
            again={again}
          />
        )}
      </div>
    </>
  );
}

function Value({ valueText }: Pick<FunctionOutput, 'valueText'>) {
  const { t } = useTranslation('functions');
  const value = toShownValue(valueText);
  if (value.kind === 'empty') return <span className={classes['empty']}>{t('preview.empty')}</span>;
  return value.kind === 'json' ? <pre>{value.text}</pre> : <output dir="auto">{value.text}</output>;
}
