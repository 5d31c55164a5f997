/**
 * The languages of the code editor. JSON is built in; the others are loaded when a text in that language is first
 * opened.
 */
import { json } from '@codemirror/lang-json';
import type { Extension } from '@codemirror/state';
import type { GraphQLSchema } from 'graphql';
import { loadPart } from '../parts/load-part.ts';
import type { CodeElement } from './code-editor-vue.ts';

/** liquidHtml, mjml: Liquid within HTML or MJML. */
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

/** The data for completion and validation. */
export interface LanguageSource {
  /** For a GraphQL text. */
  readonly schema: GraphQLSchema | undefined;
  /** For a Vue template. */
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
