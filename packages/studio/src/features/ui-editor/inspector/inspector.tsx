/**
 * The right side of the visual editor: what the selected element contains, how it looks, and what its component takes. It
 * knows neither canvas nor tree pane; every change is a list of operations on the document, to be undone in one step.
 */
import { IconPointer } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { ContentTab } from './content/content-tab.tsx';
import { firstDesignView } from './design/design-panel.tsx';
import { DesignTab } from './design/design-tab.tsx';
import type { EditedNode } from './edited-node.ts';
import classes from './inspector.module.css';
import { PropsTab } from './props/props-tab.tsx';
import type { ComponentProp } from './props/component-props.ts';

export interface InspectorProps extends Omit<EditedNode, 'node'> {
  /** undefined while nothing is selected. */
  readonly node: EditedNode['node'] | undefined;
  /** The parsed themeJsonString of the app. */
  readonly theme: unknown;
  /** The parsed baseComponentsVariantsJsonString of the app. */
  readonly variants: unknown;
  /** What the selected component takes, where it is one of the tenant's own. */
  readonly ownProps: readonly ComponentProp[];
}

const tabs = ['content', 'design', 'props'] as const;

export function Inspector({ node, tree, onOperation, dataNames, theme, variants, ownProps }: InspectorProps) {
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
  const edited = { node, tree, onOperation, dataNames };
  return (
    <Tabs
      label={t('tabs')}
      tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      value={tab}
      onChange={setTab}
    >
      {tab === 'content' ? <ContentTab key={node.id} {...edited} /> : null}
      {tab !== 'content' && !isElement ? <p className={classes['nothing']}>{t('elementsOnly')}</p> : null}
      {tab === 'design' && isElement ? (
        <DesignTab key={node.id} {...{ node, onOperation, theme, variants }} view={designView} onView={setDesignView} />
      ) : null}
      {tab === 'props' && isElement ? <PropsTab key={node.id} {...edited} ownProps={ownProps} /> : null}
    </Tabs>
  );
}
