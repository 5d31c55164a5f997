// The content that a new app can start with. Data only: a template is a folder and a line in app-templates.ts.

import type { VisitorKind } from '../../../request/context.ts';

/** A text in the two locales that every template has. */
export interface TemplateText {
  readonly en: string;
  readonly zh: string;
}

/**
 * Sources write texts as $t('@@home.title'), which becomes the key of the app's own text. They refer to other
 * components by their names in the template; these are replaced if the tenant already has a component of that
 * name.
 */
export interface TemplateComponent {
  readonly name: string;
  readonly vueTemplate: string;
  /** An ES module that exports the options of the component. */
  readonly script?: string;
}

export interface TemplatePage {
  readonly path: string;
  readonly name: string;
  /** Its name in the template. */
  readonly component: string;
  /** Text keys, without the prefix that the app adds. */
  readonly title: string;
  readonly description?: string;
  /** Set for a page that is one step of a process and should not be indexed by search engines. */
  readonly robots?: 'noindex';
}

/** Who may sign in, and the logical ids of the documents that they may print, if the tenant has them. */
export interface TemplateVisitors {
  readonly kind: VisitorKind;
  readonly documents: readonly string[];
}

export interface AppTemplate {
  readonly components: readonly TemplateComponent[];
  readonly pages: readonly TemplatePage[];
  /** In a text, {appName} is replaced by the app's name on creation. */
  readonly texts: Readonly<Record<string, TemplateText>>;
  readonly visitors?: TemplateVisitors;
}
