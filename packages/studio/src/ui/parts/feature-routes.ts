// What a feature adds to the studio. app/features.ts collects the export `routes` of every features/**/routes.ts.
import type { ComponentType } from 'react';
import type { Right } from '../../api/session/rights.ts';
import type { Namespace, Texts } from '../../locales/texts.ts';

/** A component that is loaded when it is first shown, with the texts that it shows. */
interface LoadedPart {
  readonly load: () => Promise<ComponentType>;
  readonly namespaces: readonly Namespace[];
  /** Its first picture has no control of ui/theme/mantine-controls.css: their sheets come with what it opens. */
  readonly isPlain?: boolean;
}

export interface Screen extends LoadedPart {
  readonly path: string;
  /** Users without it see that they are not authorized. */
  readonly right?: Right;
  /** menu: below the top menu. window: an editor that fills the window. */
  readonly layout: 'menu' | 'window';
  /** The name of the frame that stays on the screen while people move between the screens inside it. */
  readonly frame?: string;
}

export interface MenuEntry {
  readonly path: string;
  /** Further paths of its part of the studio. */
  readonly otherPaths?: readonly string[];
  /** Users without it do not see the entry. */
  readonly right: Right;
  /** A text of the namespace shell, below menu. */
  readonly text: Exclude<keyof Texts['shell']['menu'], 'label'>;
  /** Whether the locale of the texts goes along, because the screen shows texts in it. */
  readonly keepsTextLocale?: boolean;
  /** Entries are sorted by it. */
  readonly position: number;
}

export interface FeatureRoutes {
  readonly menu?: MenuEntry;
  readonly screens: readonly Screen[];
  /** By name; each renders an outlet, below the top menu. */
  readonly frames?: Readonly<Record<string, LoadedPart>>;
}
