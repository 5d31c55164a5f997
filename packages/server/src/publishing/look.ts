// The parts of the app runtime that define the appearance of apps, shared by the editor's canvas and the
// published pages.
import type { UtilityTheme } from '@coverwright/app-runtime/theme-variables';
import type { Json, JsonObject } from '@coverwright/insurance/json';

/** The exports of the runtime's modules. */
export interface Look {
  /** The variables of a theme, as a rule for :root. */
  readonly toThemeCss: (theme: Json) => string;
  readonly toUtilityTheme: (theme: Json) => UtilityTheme;
  /** Every class used in variants. */
  readonly listClasses: (variants: Json) => readonly string[];
  /** The texts of an app in a language, including those of the widgets. */
  readonly addWidgetTexts: (
    locale: string,
    texts: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, string>>;
  /** Variants for widgets that the app does not customize. */
  readonly defaultVariants: JsonObject;
  /** Default variants that an app cannot change. */
  readonly fixedLooks: ReadonlySet<string>;
  /** The widgets by name, each with the parts of the default variants that it renders. */
  readonly widgetCatalogue: Readonly<Record<string, { readonly module: string; readonly looks: readonly string[] }>>;
}
