/** What a code editor may hold. JSON comes with the editor; the others are loaded when the first text of theirs opens. */
import { json } from '@codemirror/lang-json';
import type { Extension } from '@codemirror/state';
import type { GraphQLSchema } from 'graphql';
import { loadPart } from '../parts/load-part.ts';

/** liquidHtml: Liquid whose text around the tags is HTML. */
export type CodeLanguage = 'json' | 'graphql' | 'liquid' | 'liquidHtml' | 'html';

const languages: Readonly<Record<CodeLanguage, (schema: GraphQLSchema | undefined) => Extension | Promise<Extension>>> =
  {
    json,
    graphql: async (schema) => loadPart(async () => (await import('./code-editor-graphql.ts')).graphqlLanguage(schema)),
    liquid: async () => loadPart(async () => (await import('./code-editor-liquid.ts')).liquidLanguage()),
    liquidHtml: async () => loadPart(async () => (await import('./code-editor-liquid-html.ts')).liquidHtmlLanguage()),
    html: async () => loadPart(async () => (await import('./code-editor-liquid-html.ts')).htmlLanguage()),
  };

/** @param schema of a GraphQL text */
export function loadLanguage(
  language: CodeLanguage,
  schema: GraphQLSchema | undefined,
): Extension | Promise<Extension> {
  return languages[language](schema);
}
