// What a kind of item implements so that its contents can be read, compared, checked and written back. A content is
// everything that belongs to an item, as JSON without what the tenant generates for it.
import type { z } from 'zod';
import type { Problem } from '../errors/user-error.ts';
import type { Scope } from '../request/context.ts';
import type { Difference } from './difference.ts';

/** Something that a content names, which must exist for the content to work. */
export interface Reference {
  readonly kind: 'component' | 'file' | 'function' | 'insurer' | 'product' | 'template';
  /** Its id, name or key, whichever the content contains. */
  readonly id: string;
}

/** A content to be checked, and the path at which problems are reported. */
export interface PlacedContent<Content> {
  readonly content: Content;
  readonly path: string;
}

/** An item that is to have another content; without a current one, it is added. */
export interface ContentChange<Content> {
  readonly id: string;
  readonly current: Content | undefined;
  readonly wanted: Content;
}

/** The table of kinds has contents of many types; each kind receives only those that its schema has accepted. */
export interface ContentKind<Content = unknown, Part extends string = string> {
  readonly schema: z.ZodType<Content>;
  /** The existing items among these, by id. */
  read(ids: readonly string[], scope: Scope): Promise<ReadonlyMap<string, Content>>;
  /**
   * The problems of each content, in their order, among each other and with the tenant's data.
   * @param isLocked whether to lock what the contents refer to until the transaction ends
   */
  validate(
    contents: readonly PlacedContent<Content>[],
    lock: { readonly isLocked: boolean },
    scope: Scope,
  ): Promise<readonly (readonly Problem[])[]>;
  /** Writes only what differs, for contents without problems and items that are locked. */
  write(changes: readonly ContentChange<Content>[], scope: Scope): Promise<void>;
  /** Pure. For an item that does not exist yet, everything that it consists of is added. */
  difference(before: Content | undefined, after: Content): readonly Difference<Part>[];
  /** Pure. */
  references(content: Content): readonly Reference[];
  /** Pure. What no other item of the kind may have in common with it. */
  names(content: Content): readonly string[];
}
