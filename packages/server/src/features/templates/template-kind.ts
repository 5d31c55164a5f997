// What a kind of template is to everything that all kinds share. The kinds are handed in with the app's parts, so that
// neither this feature nor a kind imports a kind: one may print documents of another without a cycle of imports.
import type { Scope } from '../../request/context.ts';
import type { renderWarning } from '../../graphql/generated/schema-types.ts';
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
  /** Removes what a template of this kind has outside of its row, when the template is deleted. */
  readonly deleteParts?: (templateId: string, scope: TemplateScope) => Promise<void>;
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
