/** The slots of a widget or component, and which of them the page fills with its own content. */
import { Button } from '@mantine/core';
import { withAttribute } from '@coverwright/component-tree/attributes';
import { getSlotName } from '@coverwright/component-tree/directives';
import { getNode, type TreeNode } from '@coverwright/component-tree/document';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import type { EditedNode } from '../edited-node.ts';
import classes from '../inspector.module.css';
import blocks from '../../../../ui/layout/blocks.module.css';
import { newNodeId } from '../../work/opened-component.ts';

interface SlotsSectionProps extends EditedNode {
  /** The slots that the widget or component declares. */
  readonly known: readonly string[];
  /** For a template element, the slot that it fills. */
  readonly filled: string | undefined;
}

export function SlotsSection({ node, tree, onOperation, known, filled }: SlotsSectionProps) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  if (filled !== undefined) {
    return (
      <section className={classes['section']}>
        <h3>{t('content.slots')}</h3>
        <p className={blocks['small']}>{t('content.fills', { slot: filled })}</p>
      </section>
    );
  }
  const named = known.filter((slot) => slot !== 'default');
  if (named.length === 0) return null;
  const used = new Set(node.children.flatMap((id) => getSlotName(getNode(tree, id).attrs) ?? []));
  return (
    <section className={classes['section']}>
      <h3>{t('content.slots')}</h3>
      <ul className={classes['slotList']}>
        {named.map((slot) => (
          <li key={slot}>
            <code>{slot}</code>
            {used.has(slot) ? (
              <span>{t('content.slotFilled')}</span>
            ) : (
              <Button
                size="xs"
                aria-label={t('content.fillSlotOf', { slot })}
                leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
                disabled={isReadOnly}
                onClick={() =>
                  onOperation([
                    { kind: 'insert', parent: node.id, index: node.children.length, nodes: [templateFor(slot)] },
                  ])
                }
              >
                {t('content.fillSlot')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function templateFor(slot: string): TreeNode {
  return {
    id: newNodeId(),
    kind: 'element',
    component: 'template',
    attrs: withAttribute([], `v-slot:${slot}`, null),
    content: '',
    children: [],
    parent: null,
  };
}
