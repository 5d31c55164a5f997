// What the editor knows beside the component that is open.
import type { Json } from '@coverwright/insurance/json';
import type { useApp } from '../../apps/apps.api.ts';
import type { ListedComponent } from '../../components/components.api.ts';

type ReadApp = NonNullable<ReturnType<typeof useApp>['read']>;

export interface EditorSurroundings {
  readonly app: NonNullable<ReadApp['app']>;
  readonly pages: ReadApp['pages'];
  readonly components: readonly ListedComponent[];
  /** Empty while none is open. */
  readonly componentId: string;
  readonly open: (componentId: string | undefined) => void;
  /** A theme while it is edited: what the canvas shows in place of the stored one. */
  readonly previewedTheme: Json | undefined;
  readonly previewTheme: (theme: Json | undefined) => void;
  /** Requests the app and the list of components again. */
  readonly reload: () => void;
}
