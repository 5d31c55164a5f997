/** What recipients may see differently than intended, and the size of the email. It can be sent anyway. */
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatByteSize } from '../../../../../ui/formats/byte-size.ts';
import { formatDate } from '../../../../../ui/formats/date-time.ts';
import type { ProblemPosition } from '../../../console/console-entries.ts';
import type { EmailPreview } from '../preview/email-preview.ts';
import type { FaintText } from '../preview/measure-contrast.ts';
import classes from './quality-panel.module.css';
import { toQualityRows, type QualityRow } from './quality-rows.ts';

/** Allows scrolling with the arrow keys. */
const scrolledByKeys = { tabIndex: 0 } as const;

interface QualityPanelProps {
  readonly email: EmailPreview;
  readonly faintTexts: readonly FaintText[];
  readonly source: string;
  readonly onShow: (position: ProblemPosition) => void;
}

export function QualityPanel({ email, faintTexts, source, onShow }: QualityPanelProps) {
  const { t } = useTranslation('emailMjml');
  const rows = useMemo(() => toQualityRows(email, faintTexts, source), [email, faintTexts, source]);
  return (
    <div className={classes['panel']} role="region" aria-label={t('quality.label')} {...scrolledByKeys}>
      <Weight {...email} />
      {rows.length === 0 ? (
        <p className={classes['none']}>
          <IconCircleCheck size={16} stroke={1.75} aria-hidden /> {t('quality.none')}
        </p>
      ) : (
        <ul>
          {rows.map((row, index) => (
            // All rows are always recreated together.
            <Row key={index} row={row} onShow={onShow} />
          ))}
        </ul>
      )}
      <p className={classes['source']}>{t('quality.source', { date: formatDate(email.supportDataDate) })}</p>
    </div>
  );
}

function Weight({ htmlBytes, clippedFromBytes }: Pick<EmailPreview, 'htmlBytes' | 'clippedFromBytes'>) {
  const { t } = useTranslation('emailMjml');
  const isClipped = htmlBytes >= clippedFromBytes;
  const text = t('quality.weight', { size: formatByteSize(htmlBytes), max: formatByteSize(clippedFromBytes) });
  return (
    <div className={classes['weight']}>
      <p>{text}</p>
      <meter
        aria-label={text}
        max={clippedFromBytes}
        high={clippedFromBytes * 0.8}
        value={Math.min(htmlBytes, clippedFromBytes)}
        data-clipped={isClipped || undefined}
      />
    </div>
  );
}

function Row({ row, onShow }: { readonly row: QualityRow; readonly onShow: QualityPanelProps['onShow'] }) {
  const { t } = useTranslation(['emailMjml', 'templateTools']);
  const { level, message, details, excerpt, position } = row;
  const Icon = level === 'WARNING' ? IconAlertTriangle : IconInfoCircle;
  return (
    <li data-level={level}>
      <Icon size={14} stroke={1.75} aria-hidden />
      <div>
        <p>
          <span className="cw-visually-hidden">{t(`quality.level.${level}`)} </span>
          {position ? t('templateTools:console.atLine', { line: position.line, message }) : message}
        </p>
        {details.map((detail) => (
          <p key={detail} className={classes['detail']}>
            {detail}
          </p>
        ))}
        {excerpt === undefined ? null : <code>{excerpt}</code>}
      </div>
      {position ? (
        <button type="button" className="cw-link-button" onClick={() => onShow(position)}>
          {t('templateTools:console.show')}
        </button>
      ) : null}
    </li>
  );
}
