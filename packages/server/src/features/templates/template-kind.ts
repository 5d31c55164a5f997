// What a kind of template is to everything that all kinds share. The kinds are handed in with the app's parts, so that
// neither this feature nor a kind imports a kind: one may print documents of another without a cycle of imports.
import type { JsonObject } from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import type { renderWarning, templateRenderParametersInput } from '../../graphql/generated/schema-types.ts';
import type { DocumentRequest } from './documents/document-body.ts';
import type { RenderScope } from './rendering/render-input.ts';
import type { SavedTemplate, TemplateType } from './template.ts';

/** What a change of a template needs of a request. */
export type TemplateScope = Pick<Scope, 'transaction' | 'caller' | 'facts' | 'now'>;

/** By type. A newer version may have stored templates of a type that is not among them. */
export type TemplateKinds = Readonly<Partial<Record<TemplateType, TemplateKind>>>;

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
  /** Its own operations and fields. */
  readonly resolvers: Readonly<Record<string, Readonly<Record<string, Resolver>>>>;
  /** Of the kinds that print: reads all that the document needs, so that printing holds no connection. */
  readonly prepareDocument?: (
    template: SavedTemplate,
    input: DocumentRequest,
    reading: RenderScope,
  ) => Promise<() => Promise<PrintedDocument>>;
  /** How its templates move between tenants. A template of a kind without it cannot be exported. */
  readonly transfer?: TemplateTransfer;
  /** Of the kinds that can be sent by email: reads all that the mail needs, so that rendering holds no connection. */
  readonly prepareMail?: (
    templateId: string,
    input: templateRenderParametersInput,
    reading: RenderScope,
    options: MailOptions,
  ) => Promise<() => Promise<RenderedMail>>;
  /** Before a template of this kind is deleted: throws if it is still needed, and removes what is stored outside its row. */
  readonly prepareDeletion?: (template: DeletedTemplate, scope: TemplateScope) => Promise<void>;
}

/** A template that is locked, and about to be deleted. */
export interface DeletedTemplate {
  readonly id: string;
  readonly logicalId: string | null;
}

/** What the file of an export holds of a template beside the fields that all kinds have. */
export interface TemplateTransfer {
  /** The localized texts: their keys are `templates-{id}-` and one of these. */
  readonly textKeys: readonly string[];
  /** The content as it is in a file, without any id of the tenant. */
  readonly toFile: (stored: unknown) => JsonObject;
  /** Every problem of a content in a file; nothing is written of a content that has one. */
  readonly validate: (content: unknown, path: string) => Problem[];
  /** The content to store, of one that is valid. Whatever the tenant has stored can retain its ids. */
  readonly toStored: (content: unknown, stored: unknown) => JsonObject;
  /** The keys of files in the first bucket that the content names, beside the addresses in its texts. */
  readonly toFileKeys?: (content: Readonly<Record<string, unknown>>) => readonly string[];
  /** The families of fonts that the content names beside those in its styles. */
  readonly toFontNames?: (content: Readonly<Record<string, unknown>>) => readonly string[];
}

export interface MailOptions {
  /** Instead of that of the template, if it is not empty. */
  readonly subject: string;
  /** With its attachments, and with its pictures where recipients find them. */
  readonly isWhole: boolean;
  /** Whether a mail is made although its query finds nothing. */
  readonly allowsNoRecord: boolean;
}

/** A mail before it has a sender and recipients. */
export interface RenderedMail {
  /** Undefined where its kind has none. */
  readonly subject?: string;
  readonly html: string;
  /** Undefined where it is to be made of the HTML. */
  readonly text?: string;
  /** An https address; undefined where recipients cannot unsubscribe by one. */
  readonly unsubscribeUrl?: string;
  readonly attachments: readonly MailAttachment[];
  readonly missingVariables: readonly string[];
  readonly warnings: readonly renderWarning[];
}

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Of a picture within the HTML, which refers to it as cid:. */
  readonly contentId?: string;
}

export interface PrintedDocument {
  readonly pdf: Uint8Array;
  readonly pageCount: number;
  readonly missingVariables: readonly string[];
  readonly warnings: readonly renderWarning[];
}

type Resolve = (...args: never[]) => unknown;
/** An operation names its access beside its function. */
type Resolver = Resolve | { readonly resolve: Resolve };
