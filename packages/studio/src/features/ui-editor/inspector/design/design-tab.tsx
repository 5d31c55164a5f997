/** The design tab: the class attribute of one or several elements as fields. */
import { getAttribute, withAttribute } from '@coverwright/component-tree/attributes';
import { baseClasses } from '../base-classes.ts';
import { setAttrs, type EditedNode } from '../edited-node.ts';
import { DesignPanel, type DesignPanelProps, type StyledText } from './design-panel.tsx';

interface DesignTabProps
  extends Pick<EditedNode, 'node' | 'onOperation'>, Pick<DesignPanelProps, 'theme' | 'view' | 'onView'> {
  /** The app's parsed baseComponentsVariantsJsonString. */
  readonly variants: unknown;
  /** Other selected nodes besides the one shown. */
  readonly others: readonly EditedNode['node'][];
}

export function DesignTab({ node, others, onOperation, variants, ...panel }: DesignTabProps) {
  const styled = (one: EditedNode['node']): StyledText => ({
    classText: getAttribute(one.attrs, 'class') ?? '',
    baseText: baseClasses(one, variants),
  });
  return (
    <DesignPanel
      {...panel}
      {...styled(node)}
      others={others.map(styled)}
      onChange={(edit) =>
        onOperation(
          [node, ...others].flatMap((one) => {
            const before = styled(one);
            const text = edit(before);
            if (text === before.classText) return [];
            // Removing the last class removes the class attribute.
            return setAttrs(one, withAttribute(one.attrs, 'class', text === '' ? undefined : text));
          }),
        )
      }
    />
  );
}
