import type { Input } from '@coverwright/insurance/input';

/** What the logic of a product can name, which views propose. The feature that shows the logic provides it. */
export interface LogicWords {
  /** The declared inputs, with their labels in the language of the user. */
  readonly inputs: readonly { readonly path: string; readonly label: string }[];
  readonly tables: readonly TableWords[];
  /** The same inputs as they are declared. */
  readonly declared: readonly Input[];
}

export interface TableWords {
  readonly name: string;
  readonly keys: readonly string[];
  readonly columns: readonly string[];
}

export const noWords: LogicWords = { inputs: [], tables: [], declared: [] };
