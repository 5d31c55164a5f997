/** The centre of the editor: the page at the size of a device, with what shows and takes the selection over it. */
import type { Json } from '@coverwright/insurance/json';
import { Button, Select } from '@mantine/core';
import {
  IconAlertCircle,
  IconBorderCorners,
  IconCode,
  IconHandFinger,
  IconLayoutSidebarRight,
  IconRuler2,
} from '@tabler/icons-react';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { componentFrameAddress } from '../../../canvas-channel/component-frame.ts';
import { Segments } from '../../../ui/forms/segments.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { LocaleSelect } from '../../../ui/text-locale/locale-select.tsx';
import type { NodeCommands } from '../work/node-commands.ts';
import type { WorkStore } from '../work/work-store.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { CanvasOverlay } from './canvas-overlay.tsx';
import classes from './canvas-pane.module.css';
import { canvasPresets, canvasScales, type CanvasSize, defaultScale, presetNames, presetOf } from './canvas-size.ts';
import { FaultList } from './fault-list.tsx';
import { CanvasRulers } from './measures/rulers.tsx';
import { SizeField } from './size-field.tsx';
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
  /** Shown in place of the app's theme while it is edited. */
  readonly previewedTheme: Json | undefined;
  readonly isInspecting: boolean;
  readonly onInspect: () => void;
}

export function CanvasPane({ store, commands, appId, name, components, onKeyDown, ...props }: CanvasPaneProps) {
  const { onCode, plainParts, previewedTheme, isInspecting, onInspect } = props;
  const { t, i18n } = useTranslation('uiEditor');
  const [size, setSize] = useState<CanvasSize>(canvasPresets.default);
  const [scale, setScale] = useState(defaultScale);
  const [isRunning, setIsRunning] = useState(false);
  const [hasRuler, setHasRuler] = useState(false);
  const [hasOutlines, setHasOutlines] = useState(false);
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
      <div className={classes['bar']}>
        <Segments
          label={t('canvas.preset')}
          choices={presetNames.map((value) => ({ value, label: t(`canvas.${value}`) }))}
          value={presetOf(size) ?? ''}
          onChange={(value) => {
            const preset = presetNames.find((one) => one === value);
            if (preset) setSize(canvasPresets[preset]);
          }}
        />
        <SizeField
          label={t('canvas.width')}
          mark="W"
          value={size.width}
          onChange={(width) => setSize({ ...size, width })}
        />
        <SizeField
          label={t('canvas.height')}
          mark="H"
          value={size.height}
          onChange={(height) => setSize({ ...size, height })}
        />
        <Select
          className={classes['scale']}
          size="xs"
          aria-label={t('canvas.scale')}
          data={canvasScales.map((value) => ({ value: String(value), label: `${value}%` }))}
          value={String(scale)}
          allowDeselect={false}
          onChange={(value) => setScale(Number(value ?? defaultScale))}
        />
        <div className={classes['locale']}>
          <LocaleSelect size="xs" locales={locales} value={locale} onChange={setLocale} />
        </div>
        <div className={classes['tools']}>
          <IconButton
            label={t('canvas.ruler')}
            icon={<IconRuler2 size={16} stroke={1.75} />}
            isPressed={hasRuler}
            onClick={() => setHasRuler(!hasRuler)}
          />
          <IconButton
            label={t('canvas.outlines')}
            icon={<IconBorderCorners size={16} stroke={1.75} />}
            isPressed={hasOutlines}
            onClick={() => {
              setHasOutlines(!hasOutlines);
              control.outline(!hasOutlines);
            }}
          />
          <IconButton
            label={t('canvas.run')}
            icon={<IconHandFinger size={16} stroke={1.75} />}
            isPressed={isRunning}
            onClick={() => setIsRunning(!isRunning)}
          />
          <IconButton label={t('canvas.code')} icon={<IconCode size={16} stroke={1.75} />} onClick={onCode} />
          <IconButton
            label={t('canvas.inspector')}
            icon={<IconLayoutSidebarRight size={16} stroke={1.75} />}
            isPressed={isInspecting}
            onClick={onInspect}
          />
        </div>
      </div>
      <div className={classes['stage']} data-stage>
        <div className={classes['page']} style={place}>
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
      {status === 'hung' ? (
        <div className={classes['hung']} role="alert">
          <IconAlertCircle size={16} stroke={1.75} aria-hidden />
          <p>
            <strong>{t('canvas.hung')}</strong> {t('canvas.hungText')}
          </p>
          <Button size="xs" onClick={control.retry}>
            {t('canvas.retry')}
          </Button>
        </div>
      ) : null}
      {error ? (
        <div className={classes['hung']} role="alert">
          <IconAlertCircle size={16} stroke={1.75} aria-hidden />
          <p>
            <strong>{t('canvas.failed')}</strong> {errorText(error)}
          </p>
        </div>
      ) : null}
      <FaultList store={store} control={control} />
      <Breadcrumb store={store} />
    </section>
  );
}
