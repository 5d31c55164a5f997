/**
 * The bar above the canvas: page size, language and display options. It does not depend on the component being
 * edited.
 */
import { Select } from '@mantine/core';
import { IconBorderCorners, IconCode, IconHandFinger, IconLayoutSidebarRight, IconRuler2 } from '@tabler/icons-react';
import { memo, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/forms/segments.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LocaleSelect } from '../../../ui/text-locale/locale-select.tsx';
import type { CanvasControl } from './canvas-control.ts';
import classes from './canvas-pane.module.css';
import { canvasPresets, canvasScales, type CanvasSize, defaultScale, presetNames, presetOf } from './canvas-size.ts';
import { SizeField } from './size-field.tsx';

interface CanvasView {
  readonly size: CanvasSize;
  readonly scale: number;
  readonly isRunning: boolean;
  readonly hasRuler: boolean;
  readonly hasOutlines: boolean;
}

export const firstCanvasView: CanvasView = {
  size: canvasPresets.default,
  scale: defaultScale,
  isRunning: false,
  hasRuler: false,
  hasOutlines: false,
};

interface CanvasBarProps {
  readonly view: CanvasView;
  readonly setView: Dispatch<SetStateAction<CanvasView>>;
  readonly control: CanvasControl;
  readonly locales: readonly string[];
  readonly locale: string;
  readonly onLocale: (locale: string) => void;
  readonly onCode: () => void;
  readonly isInspecting: boolean;
  readonly onInspect: () => void;
}

export const CanvasBar = memo(CanvasBarView);

function CanvasBarView({ view, setView, control, locales, locale, onLocale, ...props }: CanvasBarProps) {
  const { onCode, isInspecting, onInspect } = props;
  const { t } = useTranslation('uiEditor');
  const { size, scale, isRunning, hasRuler, hasOutlines } = view;
  const change = (changes: Partial<CanvasView>): void => setView((last) => ({ ...last, ...changes }));
  return (
    <div className={classes['bar']}>
      <Segments
        label={t('canvas.preset')}
        choices={presetNames.map((value) => ({ value, label: t(`canvas.${value}`) }))}
        value={presetOf(size) ?? ''}
        onChange={(value) => {
          const preset = presetNames.find((one) => one === value);
          if (preset) change({ size: canvasPresets[preset] });
        }}
      />
      <SizeField
        label={t('canvas.width')}
        mark="W"
        value={size.width}
        onChange={(width) => change({ size: { ...size, width } })}
      />
      <SizeField
        label={t('canvas.height')}
        mark="H"
        value={size.height}
        onChange={(height) => change({ size: { ...size, height } })}
      />
      <Select
        className={classes['scale']}
        size="xs"
        aria-label={t('canvas.scale')}
        data={canvasScales.map((value) => ({ value: String(value), label: `${value}%` }))}
        value={String(scale)}
        allowDeselect={false}
        onChange={(value) => change({ scale: Number(value ?? defaultScale) })}
      />
      <div className={classes['locale']}>
        <LocaleSelect size="xs" hasIcon={false} locales={locales} value={locale} onChange={onLocale} />
      </div>
      <div className={classes['tools']}>
        <IconButton
          label={t('canvas.ruler')}
          icon={<IconRuler2 size={16} stroke={1.75} />}
          isPressed={hasRuler}
          onClick={() => change({ hasRuler: !hasRuler })}
        />
        <IconButton
          label={t('canvas.outlines')}
          icon={<IconBorderCorners size={16} stroke={1.75} />}
          isPressed={hasOutlines}
          onClick={() => {
            change({ hasOutlines: !hasOutlines });
            control.outline(!hasOutlines);
          }}
        />
        <IconButton
          label={t('canvas.run')}
          icon={<IconHandFinger size={16} stroke={1.75} />}
          isPressed={isRunning}
          onClick={() => change({ isRunning: !isRunning })}
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
  );
}
