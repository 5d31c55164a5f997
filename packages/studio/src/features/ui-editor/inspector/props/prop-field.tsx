/** A field for one prop of a component, according to its type, or for the expression that provides its value. */
import { Select, Switch, TextInput } from '@mantine/core';
import { type Binding, getBinding, withBinding } from '@coverwright/component-tree/directives';
import { IconMathFunction } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import { setAttrs, type EditedNode } from '../edited-node.ts';
import { ExpressionField } from '../expression-field.tsx';
import classes from '../inspector.module.css';
import blocks from '../../../../ui/layout/blocks.module.css';
import {
  fromFieldText,
  isExpressionType,
  isOn,
  placeholderText,
  toFieldText,
  toSwitch,
  type ShownProp,
} from './prop-value.ts';

interface PropFieldProps extends EditedNode {
  readonly prop: ShownProp;
}

export function PropField({ prop, node, onOperation, dataNames }: PropFieldProps) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const descriptionId = useId();
  const binding = getBinding(node.attrs, prop.name);
  const needsExpression = isExpressionType(prop.type);
  const text = toFieldText(binding, prop.type);
  const isComputed = prop.type === 'boolean' ? isOn(binding, prop.default) === undefined : text === undefined;
  const [wantsExpression, setWantsExpression] = useState(false);
  const isExpression = needsExpression || isComputed || wantsExpression;
  const change = (next: Binding | undefined) => onOperation(setAttrs(node, withBinding(node.attrs, prop.name, next)));
  return (
    <div>
      <div className={classes['labelled']}>
        {isExpression ? (
          <ExpressionField
            label={prop.label}
            placeholder={placeholderText(prop)}
            value={binding?.text ?? ''}
            dataNames={dataNames}
            onApply={(value) => change(value === '' ? undefined : { isExpression: true, text: value })}
          />
        ) : (
          <PlainField prop={prop} binding={binding} describedBy={descriptionId} onChange={change} />
        )}
        {needsExpression ? null : (
          <div className={classes['lineEnd']}>
            <IconButton
              label={t('props.asExpression', { name: prop.label })}
              isPressed={isExpression}
              isDisabled={isReadOnly}
              icon={<IconMathFunction size={14} stroke={1.75} aria-hidden />}
              onClick={() => {
                setWantsExpression(!isExpression);
                if (isComputed) change(undefined);
              }}
            />
          </div>
        )}
      </div>
      <p id={descriptionId} className={blocks['below']}>
        {prop.description}
      </p>
    </div>
  );
}

interface PlainFieldProps {
  readonly prop: ShownProp;
  readonly binding: Binding | undefined;
  readonly describedBy: string;
  readonly onChange: (binding: Binding | undefined) => void;
}

function PlainField({ prop, binding, describedBy, onChange }: PlainFieldProps) {
  const isReadOnly = useIsReadOnly();
  if (prop.type === 'boolean') {
    return (
      <Switch
        label={prop.label}
        aria-describedby={describedBy}
        checked={isOn(binding, prop.default) === true}
        disabled={isReadOnly}
        onChange={(event) => onChange(toSwitch(event.currentTarget.checked, prop.default))}
      />
    );
  }
  const text = toFieldText(binding, prop.type) ?? '';
  if (prop.options) {
    const options = prop.options.includes(text) || text === '' ? prop.options : [text, ...prop.options];
    return (
      <Select
        label={prop.label}
        aria-describedby={describedBy}
        data={options.filter((option) => option !== '')}
        value={text === '' ? null : text}
        placeholder={placeholderText(prop)}
        disabled={isReadOnly}
        onChange={(value) => onChange(value === prop.default ? undefined : fromFieldText(value ?? '', prop.type))}
      />
    );
  }
  return <TextField {...{ prop, text, describedBy, onChange }} />;
}

function TextField({
  prop,
  text,
  describedBy,
  onChange,
}: Omit<PlainFieldProps, 'binding'> & { readonly text: string }) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const [typed, setTyped] = useState<string>();
  const isWrong = prop.type === 'number' && typed !== undefined && !/^(?:-?\d+(?:\.\d+)?)?$/.test(typed.trim());
  const apply = () => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    const value = prop.type === 'number' ? typed.trim() : typed;
    if (value !== text) onChange(fromFieldText(value, prop.type));
  };
  return (
    <TextInput
      label={prop.label}
      aria-describedby={describedBy}
      placeholder={prop.type === 'date' ? 'YYYY-MM-DD' : placeholderText(prop)}
      value={typed ?? text}
      error={isWrong ? t('props.notANumber') : undefined}
      readOnly={isReadOnly}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  );
}
