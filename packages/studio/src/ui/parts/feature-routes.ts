// A feature's contribution to the studio. app/features.ts collects the `routes` exports of all features/**/routes.ts
// files.
import type { ComponentType } from 'react';
import type { Right } from '../../api/session/rights.ts';
import type { Namespace, Texts } from '../../locales/texts.ts';

/** A component that is loaded on first use, together with its texts. */
interface LoadedPart {
  readonly load: () => Promise<ComponentType>;
  readonly namespaces: readonly Namespace[];
  /**
   * Its initial view uses no control from ui/theme/mantine-controls.css; their style sheets are loaded with what it
   * opens.
   */
  readonly isPlain?: boolean;
}

export interface Screen extends LoadedPart {
  readonly path: string;
  /** Users without it see a "not authorized" page. */
  readonly right?: Right;
  /** menu: below the top menu. window: an editor that fills the window. */
  readonly layout: 'menu' | 'window';
  /** The name of the frame that stays mounted while users move between its screens. */
  readonly frame?: string;
}

export interface MenuEntry {
  readonly path: string;
  /** Additional paths on which the entry is shown as active. */
  readonly otherPaths?: readonly string[];
  /** Users without it do not see the entry. */
  readonly right: Right;
  /** A text in the namespace shell, below menu. */
  readonly text: Exclude<keyof Texts['shell']['menu'], 'label'>;
  /** Whether the text locale is retained in the URL, because the screen shows localized texts. */
  readonly keepsTextLocale?: boolean;
  /** Determines the order of the entries. */
  readonly position: number;
}

export interface FeatureRoutes {
  readonly menu?: MenuEntry;
  readonly screens: readonly Screen[];
  /** Keyed by name; each renders an outlet, below the top menu. */
  readonly frames?: Readonly<Record<string, LoadedPart>>;
}
