// The complete content of a template of any kind: its shape, and what identifies it. Pure. Whether a tenant accepts it is
// decided where it is stored.
import { z } from 'zod';
import type { ContentText } from '../../../snapshots/difference.ts';

export interface TemplateContent {
  readonly type: string;
  readonly logicalId: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly graphQlQuery: string | null;
  /** In the file format of its kind. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly texts: readonly ContentText[];
}

const text = z.string();

export const templateShape = z.strictObject({
  type: text,
  logicalId: text.nullable(),
  name: text,
  description: text.nullable(),
  graphQlQuery: text.nullable(),
  content: z.record(text, z.unknown()),
  texts: z.array(z.strictObject({ key: text, locale: text, value: text })),
});

/** Identifies a template in any tenant: its logical id, or without one its name. */
export function identityOf({ type, logicalId, name }: Pick<TemplateContent, 'type' | 'logicalId' | 'name'>): string {
  return JSON.stringify(logicalId === null ? [type, null, name] : [type, logicalId]);
}

/** Unique among the templates of a tenant that have a logical id. */
export function templateName(type: string, logicalId: string): string {
  return `${type} ${logicalId}`;
}
