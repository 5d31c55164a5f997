// What a kind of item is to releases. The kinds are handed in with the app's parts: releases know none by name, and a new kind
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
  /** What people call the item. */
  readonly name: string;
  /** Everything that belongs to it, as JSON. */
  readonly content: JsonObject;
  /** What keeps it from being released, as far as the snapshot shows it. */
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
  /** What serving it needs beside the assets. */
  readonly compiled: JsonObject;
}

/** What is wrong is answered, not thrown, so that the problems of all items are reported together. */
export type BuildOutcome =
  { readonly ok: true; readonly item: BuiltItem } | { readonly ok: false; readonly problems: readonly Problem[] };

export interface BuildContext {
  readonly app: AppParts;
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** Stores files of the item, which need not be held any longer. Each path once. */
  readonly writeAssets: (assets: readonly BuiltAsset[]) => Promise<void>;
}

export interface ReleaseKind {
  /** On one snapshot of the database; undefined when the item does not exist. */
  readonly takeSnapshot: (itemId: string, scope: ItemScope) => Promise<ItemSnapshot | undefined>;
  /** Works on the snapshot alone, without a transaction; may take long. */
  readonly build: (itemId: string, content: JsonObject, context: BuildContext) => Promise<BuildOutcome>;
  /** What a person would say changed; before is undefined for the first release of an item. */
  readonly describeChange: (before: Json | undefined, after: JsonObject) => PartChange[];
  /** In the transaction that makes it live: what keeps it from becoming so. */
  readonly activate: (
    itemId: string,
    scope: Pick<Scope, 'transaction'> & { readonly tenantId: string },
  ) => Promise<Problem[]>;
}
