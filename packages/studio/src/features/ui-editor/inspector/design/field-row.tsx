/** One line of the design tab: the name, the origin of the value, the control, and a reset button. */
import { findValue, type FoundValue } from '@coverwright/component-tree/element-style';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import classes from '../inspector.module.css';
import { useEditedStyle } from './edited-style.ts';
import { useScopeText } from './use-scope-text.ts';

interface FieldRowProps {
  readonly name: string;
  readonly properties: readonly string[];
  /** Below the name instead of beside it. */
  readonly isWide?: boolean;
  /** The group's header already shows the name. */
  readonly isNameHidden?: boolean;
  /** @param originId the id of the element that names the origin of the value */
  readonly children: (originId: string) => ReactNode;
}

export function FieldRow({ name, properties, isWide = false, isNameHidden = false, children }: FieldRowProps) {
  const { t } = useTranslation('inspector');
  const { style, scope, change } = useEditedStyle();
  const originId = useId();
  const isReadOnly = useIsReadOnly();
  const found = properties.flatMap((property) => findValue(style, property, scope) ?? []);
  const own = found.filter(({ origin }) => origin === 'own');
  const shown = own[0] ?? found[0];
  return (
    <div className={classes['row']} data-wide={isWide || undefined} data-origin={shown?.origin}>
      <div className={classes['name']}>
        <span className={isNameHidden ? 'cw-visually-hidden' : undefined}>{name}</span>
        <span id={originId} className={shown?.origin === 'own' ? 'cw-visually-hidden' : classes['origin']}>
          {shown ? <Origin found={shown} /> : null}
        </span>
      </div>
      <div className={classes['control']}>{children(originId)}</div>
      {own.length > 0 && !isReadOnly ? (
        <IconButton
          size={24}
          label={t('design.reset', { name })}
          icon={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
          onClick={() => change(properties.map((property) => ({ property, value: undefined })))}
        />
      ) : (
        <span />
      )}
    </div>
  );
}

function Origin({ found: { origin, from } }: { readonly found: FoundValue }) {
  const { t } = useTranslation('inspector');
  const scopeText = useScopeText();
  const text =
    origin === 'base'
      ? t('design.origin.base')
      : origin === 'own'
        ? t('design.origin.own')
        : t('design.origin.scope', { scope: scopeText(from.scope) });
  return <span title={from.text}>{text}</span>;
}
