import type { ReactNode } from 'react';
import type { Right } from '../src/api/session/rights.ts';
import type { Namespace } from '../src/locales/texts.ts';
import type { Answer } from './answers.ts';

/** What is shown: the screen at a path, what is shown to users who are not signed in, or a part inside a page. */
type Shown =
  | { readonly screen: string }
  | { readonly signedOut: ReactNode; readonly namespaces: readonly Namespace[] }
  | { readonly part: ReactNode; readonly namespaces: readonly Namespace[] };

export type State = Shown & {
  /** What the server answers, besides `usualAnswers`; the last answer to an operation counts. */
  readonly answers?: readonly Answer[];
  readonly rights?: Right[];
  /** Names of code in its texts, which are the same in every language, besides those in the answers. */
  readonly names?: readonly string[];
  /** Leads to the state, and ends when it is visible. Texts are those of the display language. */
  readonly steps: () => Promise<void>;
};

/** By name, which is part of the address. */
export type States = Readonly<Record<string, State>>;
