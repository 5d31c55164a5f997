import { IconMessage2Off } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NoPreview } from '../../preview/no-preview.tsx';
import { PaneHead } from '../../../../ui/editor/frame/pane-head.tsx';
import { StaleMark } from '../../preview/stale-mark.tsx';
import type { LiveRender } from '../../preview/use-live-render.ts';
import type { PreviewContent } from '../../preview/use-preview-content.ts';
import { gsmUnitsPerSegment, type RenderedSms, type SmsLength } from './rendered-sms.ts';
import classes from './sms-preview.module.css';
import blocks from '../../../../ui/layout/blocks.module.css';

interface SmsPreviewProps {
  readonly rendered: LiveRender<RenderedSms | undefined>;
  readonly data: Pick<PreviewContent, 'isStale' | 'isLoading'>;
}

/** The message as it will be sent, including white space, and its length. */
export function SmsPreview({ rendered, data }: SmsPreviewProps) {
  const { t } = useTranslation('templateTools');
  const { result, isStale, isRendering, again } = rendered;
  return (
    <>
      <PaneHead heading={t('preview.preview')}>{isStale || data.isStale ? <StaleMark again={again} /> : null}</PaneHead>
      <div className={blocks['stage']}>
        {result ? (
          <div className={classes['phone']} data-stale={isStale || undefined}>
            <p className={classes['message']} dir="auto" aria-label={t('sms.message')}>
              {result.body === '' ? <span className={classes['none']}>{t('sms.empty')}</span> : result.body}
            </p>
            {result.length ? <LengthLine length={result.length} /> : null}
          </div>
        ) : (
          <NoPreview
            icon={<IconMessage2Off size={20} stroke={1.75} />}
            isBusy={isRendering || data.isLoading}
            again={again}
          />
        )}
      </div>
    </>
  );
}

function LengthLine({ length }: { readonly length: SmsLength }) {
  const { t } = useTranslation('templateTools');
  const { encoding, units, segments, unitsPerSegment } = length;
  const max = unitsPerSegment * Math.max(segments, 1);
  return (
    <div className={classes['length']} role="status">
      <p>
        <strong>{t('sms.segments', { count: segments })}</strong>
        <span className="cw-figures">{t('sms.units', { units, max })}</span>
        <span className={classes['encoding']} data-encoding={encoding}>
          {encoding === 'GSM_7' ? 'GSM-7' : 'UCS-2'}
        </span>
      </p>
      <p>
        {encoding === 'GSM_7'
          ? t('sms.gsm', { max: unitsPerSegment })
          : t('sms.ucs', { max: unitsPerSegment, gsmMax: gsmUnitsPerSegment(length) })}
      </p>
    </div>
  );
}
