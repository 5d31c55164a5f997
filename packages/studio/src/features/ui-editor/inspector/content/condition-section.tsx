/** Whether and how often an element is rendered. */
import { Select } from '@mantine/core';
import {
  conditionKinds,
  getBinding,
  getCondition,
  getLoop,
  isLoop,
  withBinding,
  withCondition,
  withLoop,
} from '@coverwright/component-tree/directives';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import { setAttrs, type EditedNode } from '../edited-node.ts';
import { ExpressionField } from '../expression-field.tsx';
import classes from '../inspector.module.css';

export function ConditionSection({ node, onOperation, dataNames }: EditedNode) {
  const { t } = useTranslation(['inspector', 'widgets']);
  const isReadOnly = useIsReadOnly();
  const { attrs } = node;
  const condition = getCondition(attrs);
  const loop = getLoop(attrs);
  const key = getBinding(attrs, 'key');
  const change = (next: typeof attrs) => onOperation(setAttrs(node, next));
  return (
    <section className={classes['section']}>
      <h3>{t('content.shown')}</h3>
      <Select
        label={t('content.condition')}
        data={[
          { value: 'always', label: t('content.always') },
          ...conditionKinds.map((kind) => ({ value: kind, label: `${kind}: ${t(`content.conditions.${kind}`)}` })),
        ]}
        value={condition?.kind ?? 'always'}
        disabled={isReadOnly}
        onChange={(chosen) => {
          const kind = conditionKinds.find((one) => one === chosen);
          change(withCondition(attrs, kind && { kind, expression: condition?.expression || 'true' }));
        }}
      />
      {condition && condition.kind !== 'v-else' ? (
        <ExpressionField
          label={t('content.expression')}
          value={condition.expression}
          dataNames={dataNames}
          check={(text) => (text === '' ? t('widgets:required') : undefined)}
          onApply={(expression) => change(withCondition(attrs, { ...condition, expression }))}
        />
      ) : null}
      <ExpressionField
        label={t('content.loop')}
        placeholder="item in items"
        description={t('content.loopHint')}
        value={loop}
        dataNames={dataNames.map((one) => ({ name: `item in ${one.name}` }))}
        check={(text) => (text === '' || isLoop(text) ? undefined : t('content.notALoop'))}
        onApply={(text) => change(withLoop(attrs, text))}
      />
      {loop === '' && key === undefined ? null : (
        <ExpressionField
          label={t('content.key')}
          placeholder="item.id"
          description={t('content.keyHint')}
          value={key?.text ?? ''}
          dataNames={[]}
          onApply={(text) => change(withBinding(attrs, 'key', text === '' ? undefined : { isExpression: true, text }))}
        />
      )}
    </section>
  );
}
