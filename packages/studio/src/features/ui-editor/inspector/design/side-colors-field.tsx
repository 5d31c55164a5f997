/** One colour for all four sides, or one for each. */
import { findValue } from '@coverwright/component-tree/element-style';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import classes from '../inspector.module.css';
import { ColorField, type ColorFieldProps } from './color-field.tsx';
import { useEditedStyle } from './edited-style.ts';
import { usePropertyNames } from './use-property-names.ts';

/** In the same order as the properties. */
const sides = ['top', 'right', 'bottom', 'left'] as const;

export function SideColorsField({ properties, label, describedBy }: ColorFieldProps) {
  const { t } = useTranslation('inspector');
  const nameOf = usePropertyNames();
  const { style, scope } = useEditedStyle();
  const values = new Set(properties.map((property) => findValue(style, property, scope)?.value));
  const [isApart, setIsApart] = useState(values.size > 1);
  const Icon = isApart ? IconLinkOff : IconLink;
  return (
    <div className={classes['sideColors']}>
      <div>
        {isApart ? (
          properties.map((property, at) => (
            <div key={property} className={classes['sideColor']}>
              <span aria-hidden>{t(`design.color.side.${sides[at] ?? 'top'}`)}</span>
              <ColorField properties={[property]} label={nameOf(property)} describedBy={describedBy} />
            </div>
          ))
        ) : (
          <ColorField properties={properties} label={label} describedBy={describedBy} />
        )}
      </div>
      <IconButton
        size={24}
        label={t('design.color.sides')}
        isPressed={isApart}
        icon={<Icon size={14} stroke={1.75} aria-hidden />}
        onClick={() => setIsApart(!isApart)}
      />
    </div>
  );
}
