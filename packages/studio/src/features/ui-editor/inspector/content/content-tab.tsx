/** The content tab: an element's text, data binding, condition, loop and events. */
import { describedElements } from '@coverwright/app-runtime/elements';
import { toPascalCase } from '@coverwright/component-tree/component-names';
import { getSlotName } from '@coverwright/component-tree/directives';
import { useTranslation } from 'react-i18next';
import type { EditedNode } from '../edited-node.ts';
import classes from '../inspector.module.css';
import { AttributesSection } from './attributes-section.tsx';
import { BindingSection } from './binding-section.tsx';
import { ConditionSection } from './condition-section.tsx';
import { EventsSection } from './events-section.tsx';
import { SlotsSection } from './slots-section.tsx';
import { TextSection } from './text-section.tsx';

interface ContentTabProps extends EditedNode {
  /** Whether several elements are selected; fields that are specific to one are hidden then. */
  readonly isOfSeveral: boolean;
  /** The slots of a component of the tenant. */
  readonly ownSlots: readonly string[];
}

export function ContentTab({ isOfSeveral, ownSlots, ...edited }: ContentTabProps) {
  const { t } = useTranslation('inspector');
  const { node } = edited;
  if (node.kind !== 'element') {
    if (node.kind === 'text') return <TextSection {...edited} />;
    return <p className={classes['nothing']}>{t('elementsOnly')}</p>;
  }
  const element = describedElements.find(({ tag }) => tag === node.component || tag === toPascalCase(node.component));
  const isWidget = element !== undefined && element.tag.startsWith('Cw');
  const slot = node.component === 'template' ? getSlotName(node.attrs) : undefined;
  return (
    <>
      {isOfSeveral || (isWidget && !element.slots.includes('default')) ? null : <TextSection {...edited} />}
      {isOfSeveral ? null : <BindingSection {...edited} />}
      <ConditionSection {...edited} />
      <EventsSection {...edited} known={element?.events ?? []} />
      {isOfSeveral ? null : <SlotsSection {...edited} known={isWidget ? element.slots : ownSlots} filled={slot} />}
      <AttributesSection {...edited} props={isWidget ? element.props.map(({ name }) => name) : []} />
    </>
  );
}
