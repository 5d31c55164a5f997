// The content that a new app can start with. A template is a folder:
//
//   app.json            the pages, who may sign in, and the folder that the template extends
//   HomePage.vue        a component, for each
//   texts.en-US.json    its texts in each locale
//
// Pure: the shape of these files.
import { z } from 'zod';
import { visitorKinds } from '../../../request/context.ts';

/** Every template has its texts in these. */
export const templateLocales = ['en-US', 'zh-HK'] as const;

/**
 * Sources write texts as $t('@@home.title'), which becomes the key of the app's own text. They refer to other
 * components by their names in the template; these are replaced if the tenant already has a component of that
 * name.
 */
export interface TemplateComponent {
  readonly name: string;
  readonly vueTemplate: string;
  /** An ES module that exports the options of the component. */
  readonly script: string | undefined;
}

const text = z.string();

export const appShape = z.strictObject({
  /** Another folder, whose components and texts belong to the template too. */
  extends: text.optional(),
  pages: z.array(
    z.strictObject({
      path: text,
      name: text,
      /** Its name in the template. */
      component: text,
      /** Text keys, without the prefix that the app adds. */
      title: text,
      description: text.optional(),
      /** Set for a page that is one step of a process and should not be indexed by search engines. */
      robots: z.literal('noindex').optional(),
    }),
  ),
  /** Who may sign in, and the logical ids of the documents that they may print, if the tenant has them. */
  visitors: z.strictObject({ kind: z.enum(visitorKinds), documents: z.array(text) }).optional(),
});

export const textsShape = z.record(text, text);

export interface AppTemplate extends Pick<z.infer<typeof appShape>, 'pages' | 'visitors'> {
  readonly components: readonly TemplateComponent[];
  /** By locale and key, without the prefix. {appName} is replaced by the app's name on creation. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The component of a file that has a template and, after an empty line, a script. */
export function toComponent(name: string, source: string): TemplateComponent {
  const match = /^<template>\n([^]*)<\/template>\n(?:\n<script>\n([^]*)<\/script>\n)?$/.exec(source);
  if (match?.[1] === undefined) throw new Error(`${name}.vue is not a template followed by a script.`);
  return { name, vueTemplate: match[1], script: match[2] };
}
