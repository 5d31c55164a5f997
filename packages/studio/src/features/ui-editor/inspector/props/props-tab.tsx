/** The props tab: the props of the selected component, or at the root, those that the edited component declares. */
import { describedElements } from '@coverwright/app-runtime/elements';
import { toPascalCase } from '@coverwright/component-tree/component-names';
import { useTranslation } from 'react-i18next';
import type { EditedNode } from '../edited-node.ts';
import classes from '../inspector.module.css';
import type { ComponentProp } from './component-props.ts';
import { OwnProps } from './own-props.tsx';
import { PropField } from './prop-field.tsx';
import { useWidgetTexts, type Describe } from './use-widget-texts.ts';
import { typeOfHandler, type ShownProp } from './prop-value.ts';

interface PropsTabProps extends EditedNode {
  /** The props of a component of the tenant. */
  readonly ownProps: readonly ComponentProp[];
}

export function PropsTab({ ownProps, ...edited }: PropsTabProps) {
  const { t } = useTranslation('inspector');
  const { node, tree } = edited;
  const props = shownProps(node.component, ownProps, useWidgetTexts());
  const isRoot = tree.roots[0] === node.id;
  return (
    <>
      {props.length === 0 && !isRoot ? <p className={classes['nothing']}>{t('props.none')}</p> : null}
      {props.length === 0 ? null : (
        <section className={classes['section']}>
          <h3>{t('props.heading', { name: node.component })}</h3>
          {props.map((prop) => (
            <PropField key={prop.name} {...edited} prop={prop} />
          ))}
        </section>
      )}
      {isRoot ? <OwnProps {...edited} /> : null}
    </>
  );
}

function shownProps(tag: string, ownProps: readonly ComponentProp[], describe: Describe): ShownProp[] {
  const name = toPascalCase(tag);
  const element = describedElements.find((one) => one.tag === name);
  if (element) {
    // Its value is bound to data on the content tab.
    return element.props
      .filter((prop) => prop.name !== 'value')
      .map((prop) => ({
        ...prop,
        label: prop.name,
        options: prop.options,
        ownText: prop.ownText,
        description: describe(element.id, prop.name, prop.description),
      }));
  }
  return ownProps.map((prop) => ({
    name: prop.name,
    label: prop.label || prop.name,
    type: typeOfHandler(prop.handler),
    description: prop.description,
    options: undefined,
    ownText: undefined,
    default: null,
  }));
}
