import type { Icon } from '@tabler/icons-react';
import type { Api } from '../../../api/client.ts';

/** The initial fields of a new template of any kind. */
export interface NewTemplate {
  readonly name: string;
  readonly description: string;
}

/** What the studio knows about a kind of template before its editor is loaded. */
export interface TemplateKind {
  /** The path segment of its editor. */
  readonly view: string;
  readonly Icon: Icon;
  /** Returns the id of the new template. */
  readonly create: (request: Api['request'], template: NewTemplate) => Promise<string | null | undefined>;
}
