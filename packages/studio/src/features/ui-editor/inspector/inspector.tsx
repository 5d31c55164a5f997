/**
 * The right side of the visual editor: the selected element's content, design, and props. It is independent of the
 * canvas and the tree pane; every change is a list of operations on the document and a single undo step.
 */
import type { Operation } from '@coverwright/component-tree/operations';
import { IconPointer } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { ContentTab } from './content/content-tab.tsx';
import { firstDesignView } from './design/design-panel.tsx';
import { DesignTab } from './design/design-tab.tsx';
import type { EditedNode } from './edited-node.ts';
import classes from './inspector.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { PropsTab } from './props/props-tab.tsx';
import type { OwnComponent } from './inspector.api.ts';
import { forSeveral } from './several-nodes.ts';

export interface InspectorProps extends Omit<EditedNode, 'node'> {
  /** Undefined if nothing is selected. */
  readonly node: EditedNode['node'] | undefined;
  /** Other selected elements, which change together with it. */
  readonly others: readonly EditedNode['node'][];
  /** The app's parsed themeJsonString. */
  readonly theme: unknown;
  /** The app's parsed baseComponentsVariantsJsonString. */
  readonly variants: unknown;
  /** The interface of the selected component, if it is one of the tenant's. */
  readonly own: OwnComponent;
}

const tabs = ['content', 'design', 'props'] as const;

export const Inspector = memo(InspectorView);

function InspectorView(props: InspectorProps) {
  const { node, others, tree, onOperation, dataNames, joinInput, theme, variants, own } = props;
  const { t } = useTranslation('inspector');
  const [tab, setTab] = useState<(typeof tabs)[number]>('content');
  const [designView, setDesignView] = useState(firstDesignView);
  if (node === undefined) {
    return (
      <p className={classes['nothing']}>
        <IconPointer size={20} stroke={1.75} aria-hidden />
        {t('nothingSelected')}
      </p>
    );
  }
  const isElement = node.kind === 'element';
  const hasSeveral = isElement && others.length > 0;
  const isSameComponent = others.every(({ component }) => component === node.component);
  const edited = {
    node,
    tree,
    dataNames,
    joinInput,
    onOperation: (operations: readonly Operation[]) =>
      onOperation(hasSeveral ? forSeveral(node, others, operations) : operations),
  };
  return (
    <Tabs
      label={t('tabs')}
      tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      value={tab}
      onChange={setTab}
    >
      {hasSeveral ? <p className={blocks['small']}>{t('several.note', { count: others.length + 1 })}</p> : null}
      {tab === 'content' ? (
        <ContentTab key={node.id} {...edited} ownSlots={own.slots} isOfSeveral={hasSeveral} />
      ) : null}
      {tab !== 'content' && !isElement ? <p className={classes['nothing']}>{t('elementsOnly')}</p> : null}
      {tab === 'design' && isElement ? (
        <DesignTab
          key={node.id}
          {...{ node, onOperation, theme, variants }}
          others={isElement ? others : []}
          view={designView}
          onView={setDesignView}
        />
      ) : null}
      {tab === 'props' && isElement && !isSameComponent ? (
        <p className={classes['nothing']}>{t('several.otherComponents')}</p>
      ) : null}
      {tab === 'props' && isElement && isSameComponent ? (
        <PropsTab key={node.id} {...edited} ownProps={own.props} />
      ) : null}
    </Tabs>
  );
}
