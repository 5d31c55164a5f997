import type { Icon } from '@tabler/icons-react';
import type { Api } from '../../../api/client.ts';

/** What a new template of any kind starts with. */
export interface NewTemplate {
  readonly name: string;
  readonly description: string;
}

/** What the studio knows of a kind of template before its editor is loaded. */
export interface TemplateKind {
  /** The segment of its editor's address. */
  readonly view: string;
  readonly Icon: Icon;
  /** Gives the id of the new template. */
  readonly create: (request: Api['request'], template: NewTemplate) => Promise<string | null | undefined>;
}
