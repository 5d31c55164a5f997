/** A colour: one of the theme's with an opacity, or a custom one. */
import { Popover, Select, TextInput } from '@mantine/core';
import { findValue } from '@coverwright/component-tree/element-style';
import { getProperty } from '@coverwright/component-tree/style-properties';
import { fromValueText, toValueText } from '@coverwright/component-tree/style-values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import classes from '../inspector.module.css';
import { toCssColor } from '../theme-names.ts';
import { useEditedStyle } from './edited-style.ts';

export interface ColorFieldProps {
  /** The colour is set on all of them. */
  readonly properties: readonly string[];
  readonly label: string;
  readonly describedBy: string;
}

const shares = ['100', '90', '75', '50', '25', '10', '5'];

function useColor(properties: readonly string[]) {
  const { style, others, scope, change, colors } = useEditedStyle();
  const found = [style, ...others].flatMap((one) => properties.map((property) => findValue(one, property, scope)));
  const values = new Set(found.map((one) => one?.value));
  const [first] = found;
  return {
    value: values.size === 1 ? first?.value : undefined,
    isMixed: values.size > 1,
    isOwn: values.size === 1 && first?.origin === 'own',
    colors,
    set: (value: string) => change(properties.map((property) => ({ property, value }))),
  };
}

export function ColorField({ properties, label, describedBy }: ColorFieldProps) {
  const { t } = useTranslation('inspector');
  const [isOpen, setIsOpen] = useState(false);
  const isReadOnly = useIsReadOnly();
  const { value, isMixed, isOwn, colors } = useColor(properties);
  const css = value === undefined ? undefined : toCssColor(value, colors);
  const text = isMixed
    ? t('design.color.mixed')
    : value === undefined
      ? t('design.color.none')
      : toValueText(getProperty(properties[0] ?? ''), value);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={272}
      shadow="md"
      withinPortal={false}
      floatingStrategy="fixed"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={classes['color']}
          data-own={isOwn || undefined}
          aria-label={`${label}: ${text}`}
          aria-describedby={describedBy}
          disabled={isReadOnly}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes['swatch']} style={{ background: css ?? 'none' }} aria-hidden />
          <span>{text}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={classes['colors'] ?? ''}>
        <ColorChoice properties={properties} />
      </Popover.Dropdown>
    </Popover>
  );
}

function ColorChoice({ properties }: { readonly properties: readonly string[] }) {
  const { t } = useTranslation('inspector');
  const { value = '', colors, set } = useColor(properties);
  const [slot = '', share = '100'] = value.startsWith('[') ? [] : value.split('/');
  const chosen = colors.find(({ id }) => id === slot);
  const write = (name: string, part: string) => set(part === '100' ? name : `${name}/${part}`);
  return (
    <>
      <div role="group" aria-label={t('design.color.slots')} className={classes['slots']}>
        {colors.map(({ id, name, value: css }) => (
          <button
            key={id}
            type="button"
            title={`${id}: ${name}`}
            aria-label={`${id}: ${name}`}
            aria-pressed={id === slot}
            onClick={() => write(id, share)}
          >
            <span className={classes['swatch']} style={{ background: css }} aria-hidden />
          </button>
        ))}
      </div>
      <div className={classes['colorMore']}>
        <Select
          label={t('design.color.opacity')}
          data={(shares.includes(share) ? shares : [share, ...shares]).map((one) => ({ value: one, label: `${one}%` }))}
          value={share}
          disabled={!chosen}
          onChange={(part) => part !== null && write(slot, part)}
        />
        <Select
          label={t('design.color.special')}
          data={['transparent', 'current', 'inherit']}
          value={['transparent', 'current', 'inherit'].includes(slot) ? slot : null}
          placeholder="–"
          onChange={(name) => name !== null && set(name)}
        />
      </div>
      <FreeColor properties={properties} value={value} onSet={set} />
    </>
  );
}

interface FreeColorProps {
  readonly properties: readonly string[];
  readonly value: string;
  readonly onSet: (value: string) => void;
}

/** A colour that is not in the theme. */
function FreeColor({ properties, value, onSet }: FreeColorProps) {
  const { t } = useTranslation('inspector');
  const { names } = useEditedStyle();
  const property = getProperty(properties[0] ?? '');
  const shown = value.startsWith('[') ? toValueText(property, value) : '';
  const [typed, setTyped] = useState<string>();
  const read = fromValueText(property, typed ?? '', names);
  const isWrong = typed !== undefined && typed.trim() !== '' && read === undefined;
  const apply = () => {
    if (isWrong) return;
    setTyped(undefined);
    if (read !== undefined && read !== value) onSet(read);
  };
  return (
    <TextInput
      label={t('design.color.free')}
      description={t('design.color.freeHint')}
      value={typed ?? shown}
      error={isWrong ? t('design.color.wrong') : undefined}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  );
}
