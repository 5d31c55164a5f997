/** editorSettings.props of the component being edited: the props it offers to those who use it. */
import { Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import type { EditedNode } from '../edited-node.ts';
import classes from '../inspector.module.css';
import blocks from '../../../../ui/layout/blocks.module.css';
import {
  propHandlers,
  propNameFault,
  readComponentProps,
  withComponentProps,
  type ComponentProp,
} from './component-props.ts';

export function OwnProps({ node, onOperation }: EditedNode) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const props = readComponentProps(node.settings);
  const change = (next: readonly ComponentProp[]) =>
    onOperation([{ kind: 'set', id: node.id, patch: { settings: withComponentProps(node.settings, next) } }]);
  return (
    <section className={classes['section']}>
      <h3>{t('props.own')}</h3>
      <p className={blocks['small']}>{t('props.ownHint')}</p>
      {props.map((prop, at) => (
        <OwnProp
          key={prop.name}
          prop={prop}
          others={props.flatMap((one, index) => (index === at ? [] : [one.name]))}
          onChange={(next) => change(next ? props.with(at, next) : props.toSpliced(at, 1))}
        />
      ))}
      {isReadOnly ? null : (
        <div>
          <Button
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            onClick={() => change([...props, { name: freeName(props), label: '', handler: 'text', description: '' }])}
          >
            {t('props.add')}
          </Button>
        </div>
      )}
    </section>
  );
}

function freeName(props: readonly ComponentProp[]): string {
  let count = props.length + 1;
  while (props.some(({ name }) => name === `prop${count}`)) count += 1;
  return `prop${count}`;
}

interface OwnPropProps {
  readonly prop: ComponentProp;
  readonly others: readonly string[];
  /** Undefined removes the prop. */
  readonly onChange: (prop: ComponentProp | undefined) => void;
}

function OwnProp({ prop, others, onChange }: OwnPropProps) {
  const { t } = useTranslation(['inspector', 'widgets']);
  const isReadOnly = useIsReadOnly();
  const [typed, setTyped] = useState<Partial<Record<'name' | 'label' | 'description', string>>>({});
  const fault = typed.name === undefined ? undefined : propNameFault(typed.name.trim(), others);
  const apply = () => {
    if (Object.keys(typed).length === 0 || fault !== undefined) return;
    setTyped({});
    const trimmed = (key: keyof typeof typed) => (typed[key] ?? prop[key]).trim();
    onChange({ ...prop, name: trimmed('name'), label: trimmed('label'), description: trimmed('description') });
  };
  const field = (key: 'name' | 'label' | 'description') => ({
    label: t(`props.field.${key}`),
    value: typed[key] ?? prop[key],
    readOnly: isReadOnly,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => setTyped({ ...typed, [key]: event.currentTarget.value }),
    onBlur: apply,
    onKeyDown: (event: { key: string }) => event.key === 'Enter' && apply(),
  });
  const handlers = propHandlers.some((one) => one === prop.handler) ? propHandlers : [prop.handler, ...propHandlers];
  return (
    <div role="group" aria-label={prop.name} className={classes['ownProp']}>
      <TextInput
        {...field('name')}
        spellCheck={false}
        error={fault && (fault === 'required' ? t('widgets:required') : t(`props.fault.${fault}`))}
      />
      <TextInput {...field('label')} />
      <Select
        label={t('props.field.handler')}
        data={[...new Set(handlers)]
          .filter((one) => one !== '')
          .map((value) => ({ value, label: t(`props.handler.${value}`, { defaultValue: value }) }))}
        value={prop.handler === '' ? null : prop.handler}
        disabled={isReadOnly}
        onChange={(handler) => onChange({ ...prop, handler: handler ?? 'text' })}
      />
      <TextInput {...field('description')} />
      {isReadOnly ? null : (
        <IconButton
          size={24}
          label={t('props.remove', { name: prop.name })}
          icon={<IconTrash size={14} stroke={1.75} aria-hidden />}
          onClick={() => onChange(undefined)}
        />
      )}
    </div>
  );
}
