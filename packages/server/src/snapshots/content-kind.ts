// What a kind of item implements so that its contents can be read, compared, checked, written back and released. A
// content is everything that belongs to an item, as JSON without what the tenant generates for it. Kinds are passed in
// with the app's parts, so that releases depend on none of them.
import type { JsonObject } from '@coverwright/rules';
import type { z } from 'zod';
import type { Problem } from '../errors/user-error.ts';
import type { AppParts, Caller, Scope } from '../request/context.ts';
import type { Right } from '../request/rights.ts';
import type { Difference } from './difference.ts';
import type { ItemHistory, ItemId, StoredState } from './item-history.ts';
import type { Reference } from './reference.ts';

/** The parts of a request's scope that contents need. */
export type ContentScope = Pick<Scope, 'transaction' | 'caller' | 'facts' | 'now'>;

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

/** A file that customers load. */
export interface BuiltAsset {
  readonly path: string;
  readonly contentType: string;
  readonly encoding: 'identity' | 'br' | 'gzip';
  readonly bytes: Uint8Array;
}

export interface BuiltItem {
  /** Data required for serving, in addition to the assets. */
  readonly compiled: JsonObject;
}

/** Problems are returned, not thrown, so that those of all items are reported together. */
export type BuildOutcome =
  | { readonly ok: true; readonly item: BuiltItem }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface BuildContext {
  readonly app: AppParts;
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** Stores files of the item, so that they need not remain in memory. Each path may be written once. */
  readonly writeAssets: (assets: readonly BuiltAsset[]) => Promise<void>;
}

/** By the name of the kind, such as app. */
export type ContentKinds = Readonly<Record<string, ContentKind>>;

declare module '../request/context.ts' {
  interface AppParts {
    readonly contentKinds: ContentKinds;
  }
}

/** The table of kinds has contents of many types; each kind receives only those that its schema has accepted. */
export interface ContentKind<Content = unknown, Part extends string = string> {
  readonly schema: z.ZodType<Content>;
  /** The existing items among these, by id. */
  read(ids: readonly string[], scope: ContentScope): Promise<ReadonlyMap<string, Content>>;
  /**
   * The problems of each content, in their order, among each other and with the tenant's data.
   * @param isLocked whether to lock what the contents refer to until the transaction ends
   */
  validate(
    contents: readonly PlacedContent<Content>[],
    lock: { readonly isLocked: boolean },
    scope: ContentScope,
  ): Promise<readonly (readonly Problem[])[]>;
  /** Writes only what differs, for contents without problems and items that are locked. */
  write(changes: readonly ContentChange<Content>[], scope: ContentScope): Promise<void>;
  /** Pure. For an item that does not exist yet, everything that it consists of is added. */
  difference(before: Content | undefined, after: Content): readonly Difference<Part>[];
  /** Pure. What no other item of the kind may have in common with it. */
  names(content: Content): readonly string[];
  /** Pure. What users call the item. */
  title(content: Content): string;
  /** How its items are stored in history. */
  readonly history: ItemHistory;
  /** How its items are released. */
  readonly release: Releasing<Content>;
}

/** What releases need of a kind: its items are built for customers, or customers get states of their history. */
export type Releasing<Content> = BuiltReleasing<Content> | StateReleasing;

interface AnyReleasing {
  /** To make items of the kind live. */
  readonly right: Right;
}

export interface BuiltReleasing<Content> extends AnyReleasing {
  readonly form: 'built';
  /** Rises whenever the shape of a content changes; the schema accepts all earlier ones. */
  readonly format: number;
  /**
   * Where a tenant works with releases: the existing items among these, with what customers get besides: what is live, or
   * these states, by kind and item. Items without a state are retired.
   */
  readReleased(ids: readonly string[], held: HeldStates, scope: ContentScope): Promise<ReadonlyMap<string, Content>>;
  /** Uses only the content, without a transaction; may take long. */
  build(id: string, content: Content, context: BuildContext): Promise<BuildOutcome>;
  /** The problems that prevent an item from going live, checked in the transaction that makes it live. */
  activate(id: string, scope: Pick<Scope, 'transaction'> & { readonly tenantId: string }): Promise<readonly Problem[]>;
  /** Pure. What is needed each time customers are served, so that the content need not be read. */
  served(content: Content): JsonObject;
  /** Pure. The items with a history of their own that a release of the content contains, itself included. */
  items(id: string, content: Content): readonly ItemId[];
}

/** By kind and item id. */
export type HeldStates = ReadonlyMap<string, ReadonlyMap<string, StoredState | undefined>>;

export interface StateReleasing<Parts extends object = object> extends AnyReleasing {
  readonly form: 'state';
  /** The parts from which `names` are read. */
  readonly namedIn: readonly string[];
  /** Pure. What no two live items of the kind may have in common. */
  names(parts: Partial<Parts>, id: string): readonly string[];
  /** Pure. How other items name it. */
  calledBy(id: string, parts: Partial<Parts>): readonly Reference[];
  /**
   * Called in the transaction that changes what is live, after it has, with all items of the kind that it changes: for
   * tables that lists of live items read.
   */
  index?(changes: readonly LiveChange[], scope: IndexScope): Promise<void>;
}

/** An item, and the state that is live from now on; without one, nothing of it is live. */
export interface LiveChange {
  readonly itemId: string;
  readonly state: StoredState | undefined;
}

export type IndexScope = Pick<Scope, 'transaction'> & { readonly caller: Pick<Caller, 'tenantId'> };
