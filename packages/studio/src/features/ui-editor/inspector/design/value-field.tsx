/** The control for a property, according to its kind. */
import { Autocomplete, Select } from '@mantine/core';
import { fromValueText, toValueText } from '@coverwright/component-tree/style-values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import classes from '../inspector.module.css';
import { ColorField } from './color-field.tsx';
import { useEditedStyle } from './edited-style.ts';
import { choiceIcons } from './choice-icons.ts';
import { IconChoice } from './icon-choice.tsx';
import { PictureField } from './picture-field.tsx';
import { useStyleValue, type ValueFieldProps } from './use-style-value.ts';

export function ValueField(props: ValueFieldProps) {
  const { property } = useStyleValue(props.property);
  if (property.kind === 'color') return <ColorField {...props} properties={[props.property]} />;
  if (property.kind === 'picture') return <PictureField {...props} />;
  if (property.kind === 'scale') return <LengthField {...props} />;
  return props.property in choiceIcons ? <IconChoice {...props} /> : <KeywordField {...props} />;
}

function KeywordField({ property: id, label, describedBy }: ValueFieldProps) {
  const { names } = useEditedStyle();
  const { property, own, inherited, set } = useStyleValue(id);
  const isReadOnly = useIsReadOnly();
  const values =
    property.kind === 'slot'
      ? [...names[property.part], ...[...property.scale.keys()].filter((one) => !names[property.part].includes(one))]
      : property.kind === 'keyword'
        ? Object.keys(property.classes)
        : [];
  return (
    <Select
      aria-label={label}
      aria-describedby={describedBy}
      data={values.map((value) => ({ value, label: toValueText(property, value) }))}
      value={own ?? null}
      placeholder={inherited}
      disabled={isReadOnly}
      onChange={(value) => value !== null && set(value)}
    />
  );
}

/** A length that is typed or selected, and applied on blur or with Enter. */
function LengthField({ property: id, label, describedBy }: ValueFieldProps) {
  const { t } = useTranslation('inspector');
  const { names } = useEditedStyle();
  const { property, own, inherited, set } = useStyleValue(id);
  const isReadOnly = useIsReadOnly();
  const shown = own === undefined ? '' : toValueText(property, own);
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed.trim() !== '' && fromValueText(property, typed, names) === undefined;
  const apply = (text: string | undefined) => {
    if (text === undefined) return;
    const value = fromValueText(property, text, names);
    if (text.trim() !== '' && value === undefined) return;
    setTyped(undefined);
    if (value !== own) set(value);
  };
  const options = property.kind === 'scale' ? [...new Set(property.scale.values())] : [];
  return (
    <Autocomplete
      aria-label={label}
      aria-describedby={describedBy}
      classNames={{ input: classes['short'] ?? '' }}
      data={options}
      filter={({ options: all }) => all}
      maxDropdownHeight={220}
      value={typed ?? shown}
      placeholder={inherited}
      readOnly={isReadOnly}
      error={isWrong ? t('design.wrongValue') : undefined}
      spellCheck={false}
      autoComplete="off"
      onChange={setTyped}
      onOptionSubmit={apply}
      onBlur={() => {
        if (isWrong) setTyped(undefined);
        else apply(typed);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(typed);
        if (event.key === 'Escape' && typed !== undefined) {
          event.stopPropagation();
          setTyped(undefined);
        }
      }}
    />
  );
}
