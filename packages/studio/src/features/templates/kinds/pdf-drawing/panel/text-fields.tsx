import { drawingLimits } from '@coverwright/insurance/drawing-box';
import { Select } from '@mantine/core';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconLayoutAlignBottom,
  IconLayoutAlignMiddle,
  IconLayoutAlignTop,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from '../../../../../ui/editor/frame/settings-section.tsx';
import { CheckBox } from '../../../../../ui/forms/check-box.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import {
  fontStyles,
  textAlignments,
  verticalAlignments,
  type TextAlignment,
  type VerticalAlignment,
} from '../drawing.ts';
import { useFamilies } from '../use-families.ts';
import type { Drawings } from '../use-drawings.ts';
import classes from './drawing-panel.module.css';
import { NumberField } from './number-field.tsx';
import { sharedValue } from './shared-value.ts';

interface TextFieldsProps {
  readonly drawings: Drawings;
  /** Pictures and check marks have only alignments. */
  readonly hasFont: boolean;
}

const iconSize = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

const textIcons: Readonly<Record<TextAlignment, ReactNode>> = {
  LEFT: <IconAlignLeft {...iconSize} />,
  CENTER: <IconAlignCenter {...iconSize} />,
  RIGHT: <IconAlignRight {...iconSize} />,
};

const verticalIcons: Readonly<Record<VerticalAlignment, ReactNode>> = {
  TOP: <IconLayoutAlignTop {...iconSize} />,
  CENTER: <IconLayoutAlignMiddle {...iconSize} />,
  BOTTOM: <IconLayoutAlignBottom {...iconSize} />,
};

/** The formatting of the text in its box. */
export function TextFields({ drawings, hasFont }: TextFieldsProps) {
  const { t } = useTranslation('pdfDrawing');
  const { selectedDrawings, changeContent } = drawings;
  const textAlignment = sharedValue(selectedDrawings, 'textAlignment');
  const verticalAlignment = sharedValue(selectedDrawings, 'verticalAlignment');
  return (
    <SettingsSection heading={t(hasFont ? 'panel.text' : 'panel.alignment')}>
      <div className={classes['alignments']}>
        <div role="group" aria-label={t('panel.textAlignment')}>
          {textAlignments.map((one) => (
            <IconButton
              key={one}
              label={t(`textAlignment.${one}`)}
              icon={textIcons[one]}
              isPressed={textAlignment === one}
              onClick={() => changeContent({ textAlignment: one })}
            />
          ))}
        </div>
        <div role="group" aria-label={t('panel.verticalAlignment')}>
          {verticalAlignments.map((one) => (
            <IconButton
              key={one}
              label={t(`verticalAlignment.${one}`)}
              icon={verticalIcons[one]}
              isPressed={verticalAlignment === one}
              onClick={() => changeContent({ verticalAlignment: one })}
            />
          ))}
        </div>
      </div>
      {hasFont ? <FontFields drawings={drawings} /> : null}
    </SettingsSection>
  );
}

function FontFields({ drawings }: Pick<TextFieldsProps, 'drawings'>) {
  const { t } = useTranslation('pdfDrawing');
  const { selectedDrawings, changeContent } = drawings;
  const familyName = sharedValue(selectedDrawings, 'familyName');
  const families = useFamilies(familyName);
  const isShrunk = sharedValue(selectedDrawings, 'isShrunkToFit');
  return (
    <>
      <Select
        label={t('panel.font')}
        allowDeselect={false}
        searchable
        placeholder={t('panel.mixed')}
        nothingFoundMessage={t('panel.noFont')}
        data={families}
        value={familyName ?? null}
        onChange={(value) => {
          if (value !== null) changeContent({ familyName: value });
        }}
      />
      <div className={classes['pair']}>
        <Select
          label={t('panel.style')}
          allowDeselect={false}
          placeholder={t('panel.mixed')}
          data={fontStyles.map((value) => ({ value, label: t(`fontStyle.${value}`) }))}
          value={sharedValue(selectedDrawings, 'fontStyle') ?? null}
          onChange={(value) => {
            const fontStyle = fontStyles.find((one) => one === value);
            if (fontStyle) changeContent({ fontStyle });
          }}
        />
        <NumberField
          key={selectedDrawings.map(({ id }) => id).join()}
          label={t('panel.size')}
          value={sharedValue(selectedDrawings, 'emSize')}
          least={drawingLimits.fontSizeMin}
          most={drawingLimits.fontSizeMax}
          isWhole
          onChange={(emSize) => changeContent({ emSize })}
        />
      </div>
      <CheckBox
        label={t('panel.shrink')}
        description={t('panel.shrinkHint')}
        checked={isShrunk === true}
        isMixed={isShrunk === undefined}
        onChange={(event) => changeContent({ isShrunkToFit: event.currentTarget.checked })}
      />
    </>
  );
}
