/** Attributes that are neither directives, classes nor props of a widget. */
import { Button, TextInput } from '@mantine/core';
import { isAttributeName } from '@coverwright/component-tree/attributes';
import { toKebab } from '@coverwright/component-tree/directives';
import { type Binding, getBinding, listPlainAttributes, withBinding } from '@coverwright/component-tree/directives';
import { IconMathFunction, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import { setAttrs, type EditedNode } from '../edited-node.ts';
import { ExpressionField } from '../expression-field.tsx';
import classes from '../inspector.module.css';

interface AttributesSectionProps extends EditedNode {
  /** Names that are on the props tab. */
  readonly props: readonly string[];
}

export function AttributesSection({ node, onOperation, dataNames, props }: AttributesSectionProps) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const shown = new Set(['key', ...props.map(toKebab)]);
  const listed = listPlainAttributes(node.attrs).filter(({ name }) => !shown.has(toKebab(name)));
  const change = (name: string, binding: Binding | undefined) =>
    onOperation(setAttrs(node, withBinding(node.attrs, name, binding)));
  return (
    <section className={classes['section']}>
      <h3>{t('content.attributes')}</h3>
      {listed.map(({ name, binding }) => (
        <div key={name} className={classes['attribute']}>
          <ExpressionField
            label={<code>{name}</code>}
            value={binding.text ?? ''}
            dataNames={binding.isExpression ? dataNames : []}
            onApply={(text) => change(name, { ...binding, text })}
          />
          <div className={classes['lineEnd']}>
            <IconButton
              size={24}
              label={t('content.asExpression', { name })}
              isPressed={binding.isExpression}
              isDisabled={isReadOnly}
              icon={<IconMathFunction size={14} stroke={1.75} aria-hidden />}
              onClick={() => change(name, { text: binding.text ?? '', isExpression: !binding.isExpression })}
            />
            {isReadOnly ? null : (
              <IconButton
                size={24}
                label={t('content.removeAttribute', { name })}
                icon={<IconTrash size={14} stroke={1.75} aria-hidden />}
                onClick={() => change(name, undefined)}
              />
            )}
          </div>
        </div>
      ))}
      {isReadOnly ? null : (
        <AddAttribute
          isTaken={(name) => getBinding(node.attrs, name) !== undefined}
          onAdd={(name) => change(name, { isExpression: false, text: '' })}
        />
      )}
    </section>
  );
}

interface AddAttributeProps {
  readonly isTaken: (name: string) => boolean;
  readonly onAdd: (name: string) => void;
}

function AddAttribute({ isTaken, onAdd }: AddAttributeProps) {
  const { t } = useTranslation('inspector');
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const error =
    name === ''
      ? undefined
      : isTaken(name)
        ? t('content.attributeTaken')
        : isPlainName(name)
          ? undefined
          : t('content.notAnAttribute');
  const add = () => {
    if (name === '' || error !== undefined) return;
    onAdd(name);
    setTyped('');
  };
  return (
    <div className={classes['add']}>
      <TextInput
        aria-label={t('content.newAttribute')}
        placeholder={t('content.newAttribute')}
        value={typed}
        error={error}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <Button
        size="sm"
        leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
        disabled={name === '' || error !== undefined}
        onClick={add}
      >
        {t('content.addAttribute')}
      </Button>
    </div>
  );
}

/** Directives and classes have separate fields. */
function isPlainName(name: string): boolean {
  return isAttributeName(name) && !/^(?:v-|[@#:]|class$|on)/i.test(name);
}
