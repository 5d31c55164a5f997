/** The data that an element is bound to: by v-model if it is an input, otherwise by its text. */
import { getModel, withModel } from '@coverwright/component-tree/directives';
import { isKnownTag } from '@coverwright/component-tree/html-tags';
import { getText, setText } from '@coverwright/component-tree/text-content';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../../ui/forms/check-box.tsx';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import { setAttrs, type EditedNode } from '../edited-node.ts';
import { ExpressionField } from '../expression-field.tsx';
import classes from '../inspector.module.css';
import { newNodeId } from '../../work/opened-component.ts';

const modifiers = ['trim', 'number', 'lazy'] as const;
const nativeFields = new Set(['input', 'select', 'textarea']);

export function BindingSection({ node, tree, onOperation, dataNames }: EditedNode) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const model = getModel(node.attrs);
  const takesInput = model !== undefined || nativeFields.has(node.component) || !isKnownTag(node.component);
  const bindTo = typeof node.bindTo === 'string' ? node.bindTo : '';
  const bind = (name: string) => {
    const mark = { kind: 'set', id: node.id, patch: { bindTo: name === '' ? undefined : name } } as const;
    const isText = !takesInput && getText(tree, node) !== undefined;
    const text = isText ? setText(tree, node, name === '' ? '' : `{{ ${name} }}`, newNodeId) : [];
    const field = name === '' ? undefined : { expression: name, modifiers: model?.modifiers ?? [] };
    onOperation([mark, ...(takesInput ? setAttrs(node, withModel(node.attrs, field)) : text)]);
  };
  return (
    <section className={classes['section']}>
      <h3>{t('content.data')}</h3>
      <ExpressionField
        label={t('content.bindTo')}
        description={t(takesInput ? 'content.bindToFieldHint' : 'content.bindToHint')}
        value={bindTo}
        dataNames={dataNames}
        check={(text) => (text === '' || isDataPath(text) ? undefined : t('content.notAPath'))}
        onApply={bind}
      />
      {takesInput ? (
        <>
          <ExpressionField
            label="v-model"
            placeholder="form.input1"
            value={model?.expression ?? ''}
            dataNames={dataNames}
            check={(text) => (text === '' || isDataPath(text) ? undefined : t('content.notAPath'))}
            onApply={(expression) =>
              onOperation(
                setAttrs(
                  node,
                  withModel(
                    node.attrs,
                    expression === '' ? undefined : { expression, modifiers: model?.modifiers ?? [] },
                  ),
                ),
              )
            }
          />
          <div role="group" aria-label={t('content.modifiers')} className={classes['checks']}>
            {modifiers.map((modifier) => (
              <CheckBox
                key={modifier}
                label={modifier}
                checked={model?.modifiers.includes(modifier) ?? false}
                disabled={isReadOnly || model === undefined}
                onChange={(event) => {
                  if (!model) return;
                  const others = model.modifiers.filter((one) => one !== modifier);
                  const all = event.currentTarget.checked ? [...others, modifier] : others;
                  onOperation(setAttrs(node, withModel(node.attrs, { ...model, modifiers: all })));
                }}
              />
            ))}
          </div>
        </>
      ) : null}
    </section>
  );
}

/** Whether the expression is assignable: a name, property or list position. */
function isDataPath(text: string): boolean {
  return /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*|\[(?:\d+|'[^'\\]*'|[A-Za-z_$][\w$.]*)\])*$/.test(text);
}
