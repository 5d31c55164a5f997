// The interface between releases and a kind of item. Kinds are passed in with the app's parts: the releases
// feature depends on none of them, and a new kind is a folder in kinds/ and a line in release-kinds.ts.
import type { Json, JsonObject } from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import type { AppParts, Caller, Scope } from '../../request/context.ts';
import type { releasePartEnumeration } from '../../graphql/generated/schema-types.ts';
import type { Difference } from '../../snapshots/difference.ts';

/** By the name of the kind, such as app. */
export type ReleaseKinds = Readonly<Record<string, ReleaseKind>>;

declare module '../../request/context.ts' {
  interface AppParts {
    readonly releaseKinds: ReleaseKinds;
  }
}

/** The parts of a scope from which a kind reads. */
export type ItemScope = Pick<Scope, 'transaction' | 'caller' | 'facts' | 'now'>;

export interface ItemSnapshot {
  /** The display name of the item. */
  readonly name: string;
  /** The complete content of the item, as JSON. */
  readonly content: JsonObject;
  /** The problems in the snapshot that prevent its release. */
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

export interface ReleaseKind {
  /** Reads from one snapshot of the database; undefined if the item does not exist. */
  readonly takeSnapshot: (itemId: string, scope: ItemScope) => Promise<ItemSnapshot | undefined>;
  /** Uses only the snapshot, without a transaction; may take long. */
  readonly build: (itemId: string, content: JsonObject, context: BuildContext) => Promise<BuildOutcome>;
  /** Without an earlier content, what the item consists of, as additions of its parts. */
  readonly difference: (before: Json | undefined, after: Json) => Difference<releasePartEnumeration>[];
  /** The problems that prevent the item from going live, checked in the transaction that makes it live. */
  readonly activate: (
    itemId: string,
    scope: Pick<Scope, 'transaction'> & { readonly tenantId: string },
  ) => Promise<Problem[]>;
}
