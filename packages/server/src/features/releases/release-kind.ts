// The interface between releases and a kind of item. Kinds are passed in with the app's parts: releases know none by name, and a new kind
// is a folder in kinds/ and a line in release-kinds.ts.
import type { Json, JsonObject } from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import type { AppParts, Caller, Scope } from '../../request/context.ts';
import type { PartChange } from './part-change.ts';

/** By the name of the kind, such as app. */
export type ReleaseKinds = Readonly<Record<string, ReleaseKind>>;

declare module '../../request/context.ts' {
  interface AppParts {
    readonly releaseKinds: ReleaseKinds;
  }
}

/** What a kind reads with. */
export type ItemScope = Pick<Scope, 'transaction' | 'caller' | 'facts' | 'now'>;

export interface ItemSnapshot {
  /** The name that people use for the item. */
  readonly name: string;
  /** Everything that belongs to the item, as JSON. */
  readonly content: JsonObject;
  /** The problems that prevent its release, as far as the snapshot shows them. */
  readonly problems: readonly Problem[];
}

/** A file that customers load. */
export interface BuiltAsset {
  readonly path: string;
  readonly contentType: string;
  readonly encoding: 'identity' | 'br' | 'gzip';
  readonly bytes: Uint8Array;
}

export interface BuiltItem {
  /** What serving it needs in addition to the assets. */
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
  /** Stores files of the item, which can then be released from memory. Each path once. */
  readonly writeAssets: (assets: readonly BuiltAsset[]) => Promise<void>;
}

export interface ReleaseKind {
  /** Reads from one snapshot of the database; undefined if the item does not exist. */
  readonly takeSnapshot: (itemId: string, scope: ItemScope) => Promise<ItemSnapshot | undefined>;
  /** Uses only the snapshot, without a transaction; may take long. */
  readonly build: (itemId: string, content: JsonObject, context: BuildContext) => Promise<BuildOutcome>;
  /** The changes as a person would describe them; before is undefined for the first release of an item. */
  readonly describeChange: (before: Json | undefined, after: JsonObject) => PartChange[];
  /** The problems that prevent it from going live, checked in the transaction that makes it live. */
  readonly activate: (
    itemId: string,
    scope: Pick<Scope, 'transaction'> & { readonly tenantId: string },
  ) => Promise<Problem[]>;
}
