import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Namespace } from '../../locales/texts.ts';
import { MissingPart, loadPart } from './load-part.ts';
import { withControls } from './with-controls.ts';

/** A component that is loaded on first use. A failed load is retried the next time. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode,
  namespaces?: readonly Namespace[],
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (loaded !== undefined) return;
      const show = async (): Promise<void> => {
        try {
          loaded = await loadPart(withControls(load), namespaces);
          setPart(() => loaded);
        } catch (error) {
          // The placeholder stays visible while the user continues working.
          if (!(error instanceof MissingPart)) throw error;
        }
      };
      void show();
    }, []);
    return Part === undefined ? placeholder(props) : <Part {...props} />;
  };
}
