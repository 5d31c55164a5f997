/** The preview of an email: on desktop and mobile, in light and dark mode, its text part, and its quality. */
import { Select } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaneHead } from '../../../../../ui/editor/frame/pane-head.tsx';
import { Segments } from '../../../../../ui/forms/segments.tsx';
import type { ProblemPosition } from '../../../console/console-entries.ts';
import { useLoadPicture } from '../../../html-text/use-load-picture.ts';
import { NoPreview } from '../../../preview/no-preview.tsx';
import type { LiveRender } from '../../../preview/use-live-render.ts';
import type { PreviewContent } from '../../../preview/use-preview-content.ts';
import { QualityPanel } from '../quality/quality-panel.tsx';
import type { EmailPreview } from './email-preview.ts';
import classes from './email-preview.module.css';
import blocks from '../../../../../ui/layout/blocks.module.css';
import { InboxLine } from './inbox-line.tsx';
import { colourModes, hasDarkRules, type ColourMode } from './mail-colours.ts';
import { MailFrame } from './mail-frame.tsx';
import type { FaintText } from './measure-contrast.ts';

const views = ['desktop', 'mobile', 'text', 'quality'] as const;
type View = (typeof views)[number];

/** The width that mail programs provide on a desktop and on a phone. */
const widthsPx = { desktop: 640, mobile: 375 } as const;

/** Allows scrolling with the arrow keys. */
const scrolledByKeys = { tabIndex: 0 } as const;

interface EmailPreviewPaneProps {
  readonly rendered: LiveRender<EmailPreview | undefined>;
  readonly data: Pick<PreviewContent, 'isStale' | 'isLoading'>;
  /** The sender address of emails. */
  readonly sender: string | undefined;
  /** The source of the displayed email, unless it has been edited since. */
  readonly source: string;
  readonly onShow: (position: ProblemPosition) => void;
}

export function EmailPreviewPane({ rendered, data, sender, source, onShow }: EmailPreviewPaneProps) {
  const { t } = useTranslation('emailMjml');
  const [view, setView] = useState<View>('desktop');
  const [mode, setMode] = useState<ColourMode>('light');
  const [faintTexts, setFaintTexts] = useState<readonly FaintText[]>([]);
  const { result, isStale, isRendering, again } = rendered;
  const isFrameShown = view === 'desktop' || view === 'mobile';
  const count = (result?.findings.length ?? 0) + faintTexts.length;
  return (
    <>
      <PaneHead
        heading={
          <Segments
            label={t('view.label')}
            choices={views.map((value) => ({
              value,
              label: value === 'quality' && count > 0 ? t('view.qualityCount', { count }) : t(`view.${value}`),
            }))}
            value={view}
            onChange={setView}
          />
        }
      >
        {isFrameShown ? <ColourSelect mode={mode} onMode={setMode} /> : null}
      </PaneHead>
      {result === undefined ? (
        <NoPreview
          icon={<IconMailOff size={20} stroke={1.75} />}
          isBusy={isRendering || data.isLoading}
          again={again}
        />
      ) : (
        <>
          <InboxLine email={result} sender={sender} isStale={isStale || data.isStale} again={again} />
          {isFrameShown && mode !== 'light' ? (
            <p className={classes['explanation']}>{t(explanationOf(mode, result.html))}</p>
          ) : null}
          <div className={blocks['frame']}>
            <MailStage
              html={result.html}
              mode={mode}
              widthPx={widthsPx[view === 'mobile' ? 'mobile' : 'desktop']}
              isHidden={!isFrameShown}
              onFaintTexts={setFaintTexts}
            />
            {view === 'text' ? (
              <pre
                className={classes['text']}
                {...scrolledByKeys}
                role="region"
                aria-label={t('view.textLabel')}
                dir="auto"
              >
                {result.text}
              </pre>
            ) : null}
            {view === 'quality' ? (
              <QualityPanel email={result} faintTexts={faintTexts} source={source} onShow={onShow} />
            ) : null}
          </div>
        </>
      )}
    </>
  );
}

function explanationOf(mode: Exclude<ColourMode, 'light'>, html: string) {
  if (mode === 'inverted') return 'colours.invertedText';
  return hasDarkRules(html) ? 'colours.darkText' : 'colours.noDarkRules';
}

interface ColourSelectProps {
  readonly mode: ColourMode;
  readonly onMode: (mode: ColourMode) => void;
}

function ColourSelect({ mode, onMode }: ColourSelectProps) {
  const { t } = useTranslation('emailMjml');
  return (
    <Select
      className={classes['colours'] ?? ''}
      size="xs"
      aria-label={t('colours.label')}
      allowDeselect={false}
      data={colourModes.map((value) => ({ value, label: t(`colours.${value}`) }))}
      value={mode}
      onChange={(value) => {
        const chosen = colourModes.find((one) => one === value);
        if (chosen) onMode(chosen);
      }}
    />
  );
}

interface MailStageProps {
  readonly html: string;
  readonly mode: ColourMode;
  /** The width that the email's media queries see; if there is less space, the email is scaled down. */
  readonly widthPx: number;
  readonly isHidden: boolean;
  readonly onFaintTexts: (texts: readonly FaintText[]) => void;
}

function MailStage({ html, mode, widthPx, isHidden, onFaintTexts }: MailStageProps) {
  const { t } = useTranslation('emailMjml');
  const loadPicture = useLoadPicture();
  const { ref, width, height } = useElementSize();
  const scale = width === 0 ? 1 : Math.min(1, width / widthPx);
  return (
    <div ref={ref} className={classes['stage']} data-hidden={isHidden || undefined}>
      <div className={classes['sheet']} style={{ width: widthPx * scale }}>
        <MailFrame
          html={html}
          mode={mode}
          title={t('view.frame')}
          widthPx={widthPx}
          heightPx={height}
          scale={scale}
          loadPicture={loadPicture}
          onFaintTexts={onFaintTexts}
        />
      </div>
    </div>
  );
}
