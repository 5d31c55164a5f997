/** The design tab: the class attribute of an element as fields. */
import { getAttribute, withAttribute } from '@coverwright/component-tree/attributes';
import { baseClasses } from '../base-classes.ts';
import { setAttrs, type EditedNode } from '../edited-node.ts';
import { DesignPanel, type DesignPanelProps } from './design-panel.tsx';

interface DesignTabProps
  extends Pick<EditedNode, 'node' | 'onOperation'>, Pick<DesignPanelProps, 'theme' | 'view' | 'onView'> {
  /** The parsed baseComponentsVariantsJsonString of the app. */
  readonly variants: unknown;
}

export function DesignTab({ node, onOperation, variants, ...panel }: DesignTabProps) {
  return (
    <DesignPanel
      {...panel}
      classText={getAttribute(node.attrs, 'class') ?? ''}
      baseText={baseClasses(node, variants)}
      // An element whose last class is removed has no class attribute.
      onChange={(text) =>
        onOperation(setAttrs(node, withAttribute(node.attrs, 'class', text === '' ? undefined : text)))
      }
    />
  );
}
