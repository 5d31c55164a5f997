/**
 * The four sides or corners of a box as a diagram: a field for each, and a switch that changes all of them together.
 */
import { findValue } from '@coverwright/component-tree/element-style';
import { getProperty } from '@coverwright/component-tree/style-properties';
import { fromValueText, stepValue, toValueText } from '@coverwright/component-tree/style-values';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import classes from '../inspector.module.css';
import type { SidesName } from './design-fields.ts';
import { useEditedStyle } from './edited-style.ts';
import { usePropertyNames } from './use-property-names.ts';
import { useStyleValue } from './use-style-value.ts';

interface SidesFieldProps {
  readonly name: SidesName;
  readonly label: string;
  readonly properties: readonly string[];
}

export function SidesField({ name, label, properties }: SidesFieldProps) {
  const { t } = useTranslation('inspector');
  const { style, scope, change } = useEditedStyle();
  const values = properties.map((property) => findValue(style, property, scope)?.value);
  const [isLinked, setIsLinked] = useState(() => new Set(values).size === 1 && name !== 'inset');
  const Icon = isLinked ? IconLink : IconLinkOff;
  return (
    <div role="group" aria-label={label} className={classes['sides']} data-picture={name}>
      <div className={classes['picture']} aria-hidden />
      {properties.map((property) => (
        <SideField
          key={property}
          property={property}
          onSet={(value) => change((isLinked ? properties : [property]).map((one) => ({ property: one, value })))}
        />
      ))}
      <div className={classes['link']}>
        <IconButton
          size={24}
          label={t(`design.linked.${name === 'radius' ? 'corners' : 'sides'}`)}
          isPressed={isLinked}
          icon={<Icon size={14} stroke={1.75} aria-hidden />}
          onClick={() => setIsLinked(!isLinked)}
        />
      </div>
    </div>
  );
}

interface SideFieldProps {
  readonly property: string;
  readonly onSet: (value: string | undefined) => void;
}

function SideField({ property: id, onSet }: SideFieldProps) {
  const nameOf = usePropertyNames();
  const { names } = useEditedStyle();
  const { property, found, own, inherited } = useStyleValue(id);
  const isReadOnly = useIsReadOnly();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed.trim() !== '' && fromValueText(property, typed, names) === undefined;
  const shown = own === undefined ? '' : shortText(toValueText(property, own));
  const apply = () => {
    if (typed === undefined) return;
    const value = fromValueText(property, typed, names);
    setTyped(undefined);
    if (!isWrong && value !== own) onSet(value);
  };
  return (
    <input
      className={classes['side']}
      data-side={/(?:Top|Right|Bottom|Left)+$/.exec(id)?.[0]}
      data-origin={found?.origin}
      aria-label={nameOf(id)}
      aria-invalid={isWrong || undefined}
      value={typed ?? shown}
      placeholder={inherited === '' ? '–' : shortText(inherited)}
      readOnly={isReadOnly}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
        else if (event.key === 'Escape' && typed !== undefined) {
          event.stopPropagation();
          setTyped(undefined);
        } else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && !isReadOnly) {
          event.preventDefault();
          setTyped(undefined);
          const next = stepValue(getProperty(id), found?.value, event.key === 'ArrowUp' ? 1 : -1);
          if (next !== undefined) onSet(next);
        }
      }}
    />
  );
}

/** Space is limited, and pixels are the usual unit. */
function shortText(text: string): string {
  return text.replace(/^(-?[\d.]+)px$/, '$1');
}
