// The editor's context besides the open component.
import type { Json } from '@coverwright/insurance/json';
import type { useApp } from '../../apps/apps.api.ts';
import type { PlainParts } from '../canvas/use-warm-canvas.ts';
import type { ListedComponent } from '../../components/components.api.ts';

type ReadApp = NonNullable<ReturnType<typeof useApp>['read']>;

export type EditorDialog = 'create' | 'rename' | 'delete' | 'pages' | 'theme' | 'publish';

export interface EditorSurroundings {
  readonly app: NonNullable<ReadApp['app']>;
  readonly pages: ReadApp['pages'];
  readonly components: readonly ListedComponent[];
  /** Empty if none is open. */
  readonly componentId: string;
  readonly open: (componentId: string | undefined) => void;
  readonly dialog: EditorDialog | undefined;
  readonly showDialog: (dialog: EditorDialog | undefined) => void;
  /** A theme being edited, which the canvas shows instead of the stored one. */
  readonly previewedTheme: Json | undefined;
  readonly previewTheme: (theme: Json | undefined) => void;
  /** The canvas parts of a component without nested components; undefined until they are loaded. */
  readonly plainParts: PlainParts | undefined;
  /** Requests the app and the list of components again. */
  readonly reload: () => void;
}
