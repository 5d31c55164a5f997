// The interface between the templates feature and its kinds. Kinds are passed in with the app's parts, so that
// neither this feature nor a kind imports another kind: one may print documents of another without an import
// cycle.
import type { JsonObject } from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import type { Reference } from '../../snapshots/reference.ts';
import type { RenderRequest, RenderScope } from './rendering/render-input.ts';
import type { SavedTemplate, TemplateType } from './template.ts';
import type { Warning } from './warning.ts';

/** The parts of a request's scope that changing a template needs. */
export type TemplateScope = Pick<Scope, 'transaction' | 'caller' | 'facts' | 'now'>;

/** By type. A newer version may have stored templates of types that are not included. */
export type TemplateKinds = Readonly<Partial<Record<TemplateType, TemplateKind>>>;

/** Undefined for types whose templates cannot be transferred. */
export function transferOf(type: string, kinds: TemplateKinds): TemplateTransfer | undefined {
  return isTypeOf(type, kinds) ? kinds[type]?.transfer : undefined;
}

export function isTypeOf(type: string, kinds: TemplateKinds): type is TemplateType {
  return Object.hasOwn(kinds, type);
}

declare module '../../request/context.ts' {
  interface AppParts {
    readonly templateKinds: TemplateKinds;
  }
}

export interface TemplateKind {
  /** The route segment of its editor. */
  readonly view: string;
  /** Its type in the schema. */
  readonly typeName: string;
  /** The kind's own operations and fields. */
  readonly resolvers: Readonly<Record<string, Readonly<Record<string, Resolver>>>>;
  /** For kinds that programs can have rendered. */
  readonly render?: DocumentPort | MailPort;
  /** How templates of this kind are transferred between tenants. Without it, they cannot be exported. */
  readonly transfer?: TemplateTransfer;
  /**
   * Called before a template of this kind is deleted: throws if it is still needed, and deletes data stored
   * outside its row.
   */
  readonly beforeDeletion?: (template: DeletedTemplate, scope: TemplateScope) => Promise<void>;
  /** Called after an earlier state was written back: updates data stored outside the template's row. */
  readonly afterRestore?: (
    template: { readonly id: string; readonly content: unknown },
    scope: Pick<Scope, 'transaction' | 'caller'>,
  ) => Promise<void>;
}

interface DocumentPort {
  readonly output: 'document';
  readonly load: Load<PrintedDocument>;
}

interface MailPort {
  readonly output: 'mail';
  readonly load: Load<RenderedMail>;
}

/** Loads all data, so that the function it returns renders without a connection. */
export type Load<Output> = (
  template: SavedTemplate,
  input: RenderRequest,
  reading: RenderScope,
) => Promise<() => Promise<Output>>;

/** A locked template that is about to be deleted. */
export interface DeletedTemplate {
  readonly id: string;
  readonly logicalId: string | null;
}

/** The part of a template's export that is specific to its kind. */
export interface TemplateTransfer {
  /** The localized texts: their keys are `templates-{id}-` and one of these. */
  readonly textKeys: readonly string[];
  /** The content in the file format, without any id of the tenant. */
  readonly toFile: (stored: unknown) => JsonObject;
  /** All problems of a content in a file; a content with problems is never written. */
  readonly validate: (content: unknown, path: string) => Problem[];
  /** Converts a valid content for storing. Existing parts can keep the ids in the tenant's stored content. */
  readonly toStored: (content: unknown, stored: unknown) => JsonObject;
  /** The keys of files in the first bucket that the content references, besides the addresses in its texts. */
  readonly toFileKeys?: (content: Readonly<Record<string, unknown>>) => readonly string[];
  /** What only the stored content names: by ids of the tenant, or as attachments. */
  readonly toReferences?: (stored: unknown) => readonly Reference[];
  /** The font families that the content names, besides those in its styles. */
  readonly toFontNames?: (content: Readonly<Record<string, unknown>>) => readonly string[];
}

/** A mail before it has a sender and recipients. */
export interface RenderedMail {
  /** Undefined if its kind has none. */
  readonly subject?: string;
  readonly html: string;
  /** Undefined if it is to be derived from the HTML. */
  readonly text?: string;
  /** An https address; undefined if recipients cannot unsubscribe with one. */
  readonly unsubscribeUrl?: string;
  readonly attachments: readonly MailAttachment[];
  readonly missingVariables: readonly string[];
  readonly warnings: readonly Warning[];
}

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Set for a picture within the HTML, which refers to it as cid:. */
  readonly contentId?: string;
}

export interface PrintedDocument {
  readonly pdf: Uint8Array;
  readonly pageCount: number;
  readonly missingVariables: readonly string[];
  readonly warnings: readonly Warning[];
}

type Resolve = (...args: never[]) => unknown;
/** An operation defines its access along with its function. */
type Resolver = Resolve | { readonly resolve: Resolve };
