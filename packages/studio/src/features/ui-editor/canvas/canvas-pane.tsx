/** The centre of the editor: the page at the size of a device, with the selection overlay on top. */
import type { Json } from '@coverwright/insurance/json';
import { Button } from '@mantine/core';
import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { componentFrameAddress } from '../../../canvas-channel/component-frame.ts';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { PageAlert } from '../../../ui/sandbox/page-alert.tsx';
import shownPage from '../../../ui/sandbox/shown-page.module.css';
import type { NodeCommands } from '../work/node-commands.ts';
import type { WorkStore } from '../work/work-store.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { CanvasBar, firstCanvasView } from './canvas-bar.tsx';
import { CanvasOverlay } from './canvas-overlay.tsx';
import classes from './canvas-pane.module.css';
import { FaultList } from './fault-list.tsx';
import { CanvasRulers } from './measures/rulers.tsx';
import { useCanvas, useCanvasState } from './use-canvas.ts';
import type { PlainParts } from './use-warm-canvas.ts';

interface CanvasPaneProps {
  readonly store: WorkStore;
  readonly commands: NodeCommands;
  readonly appId: string;
  readonly name: string;
  readonly components: readonly string[];
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  readonly onCode: () => void;
  readonly plainParts: PlainParts | undefined;
  /** Replaces the app's theme on the canvas while the theme is being edited. */
  readonly previewedTheme: Json | undefined;
  readonly isInspecting: boolean;
  readonly onInspect: () => void;
}

/** Keyboard shortcuts must still work after a press beside the page. */
function keepKeyboard(event: PointerEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return;
  event.currentTarget.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
}

export function CanvasPane({ store, commands, appId, name, components, onKeyDown, ...props }: CanvasPaneProps) {
  const { onCode, plainParts, previewedTheme, isInspecting, onInspect } = props;
  const { t, i18n } = useTranslation('uiEditor');
  const [view, setView] = useState(firstCanvasView);
  const { size, scale, isRunning, hasRuler } = view;
  const [locale, setLocale] = useState(i18n.language);
  const source = { store, appId, name, components, locale, plainParts, previewedTheme };
  const { control, attach, locales, error } = useCanvas(source);
  const generation = useCanvasState(control, (state) => state.generation);
  const status = useCanvasState(control, (state) => state.status);
  const place: CSSProperties & Record<`--${string}`, string | number> = {
    '--width': `${size.width}px`,
    '--height': `${size.height}px`,
    '--scale': scale / 100,
  };
  return (
    <section className={classes['pane']} aria-label={t('canvas.title')}>
      <CanvasBar
        {...{ view, setView, control, locales, onCode, isInspecting, onInspect }}
        onLocale={setLocale}
        locale={locale}
      />
      <div className={classes['stage']} data-stage onPointerUp={keepKeyboard}>
        <div className={`${classes['page']} ${shownPage['page']}`} style={place}>
          <iframe
            key={generation}
            ref={attach}
            src={componentFrameAddress}
            sandbox="allow-scripts"
            title={t('canvas.of', { name })}
            inert={!isRunning}
          />
          {hasRuler ? <CanvasRulers store={store} control={control} size={size} scale={scale / 100} /> : null}
          {isRunning ? null : (
            <CanvasOverlay
              store={store}
              commands={commands}
              control={control}
              scale={scale / 100}
              onKeyDown={onKeyDown}
            />
          )}
        </div>
      </div>
      {status === 'hung' || status === 'missing' ? (
        <PageAlert
          title={t(status === 'hung' ? 'canvas.hung' : 'canvas.failed')}
          text={t(status === 'hung' ? 'canvas.hungText' : 'canvas.missingText')}
          action={
            <Button size="xs" onClick={control.retry}>
              {t('canvas.retry')}
            </Button>
          }
        />
      ) : null}
      {error ? <PageAlert title={t('canvas.failed')} text={errorText(error)} /> : null}
      <FaultList store={store} control={control} />
      <Breadcrumb store={store} />
    </section>
  );
}
