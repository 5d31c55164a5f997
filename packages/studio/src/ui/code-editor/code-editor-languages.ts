/** What a code editor may hold. JSON comes with the editor; the others are loaded when the first text of theirs opens. */
import { json } from '@codemirror/lang-json';
import type { Extension } from '@codemirror/state';
import type { GraphQLSchema } from 'graphql';
import { loadPart } from '../parts/load-part.ts';
import type { CodeElement } from './code-editor-vue.ts';

/** liquidHtml, mjml: Liquid whose text around the tags is HTML or MJML. */
export type CodeLanguage =
  | 'json'
  | 'graphql'
  | 'liquid'
  | 'liquidHtml'
  | 'mjml'
  | 'html'
  | 'vueTemplate'
  | 'css'
  | 'javascript';

/** What a language is completed and checked with. */
export interface LanguageSource {
  /** Of a GraphQL text. */
  readonly schema: GraphQLSchema | undefined;
  /** Of a Vue template. */
  readonly elements: () => readonly CodeElement[];
}

const languages: Readonly<Record<CodeLanguage, (source: LanguageSource) => Extension | Promise<Extension>>> = {
  json,
  graphql: async ({ schema }) =>
    loadPart(async () => (await import('./code-editor-graphql.ts')).graphqlLanguage(schema)),
  liquid: async () => loadPart(async () => (await import('./code-editor-liquid.ts')).liquidLanguage()),
  liquidHtml: async () => loadPart(async () => (await import('./code-editor-liquid-html.ts')).liquidHtmlLanguage()),
  mjml: async () => loadPart(async () => (await import('./code-editor-mjml.ts')).mjmlLanguage()),
  html: async () => loadPart(async () => (await import('./code-editor-liquid-html.ts')).htmlLanguage()),
  vueTemplate: async ({ elements }) =>
    loadPart(async () => (await import('./code-editor-vue.ts')).vueTemplateLanguage(elements)),
  css: async () => loadPart(async () => (await import('./code-editor-css.ts')).cssLanguage()),
  javascript: async () => loadPart(async () => (await import('./code-editor-javascript.ts')).javascriptLanguage()),
};

export function loadLanguage(language: CodeLanguage, source: LanguageSource): Extension | Promise<Extension> {
  return languages[language](source);
}
