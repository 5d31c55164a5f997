import type { CheckOptions } from '@coverwright/rules';
import type { Input } from '@coverwright/insurance/input';

/** What the logic of a product can name, which views propose. The feature that shows the logic provides it. */
export interface LogicWords {
  /** The declared inputs, with their labels in the language of the user. */
  readonly inputs: readonly { readonly path: string; readonly label: string }[];
  readonly tables: readonly TableWords[];
  /** The same inputs as they are declared. */
  readonly declared: readonly Input[];
  /** Variables that have a value beside the inputs, such as the premium for a code. */
  readonly beside?: readonly string[];
  /** Undefined where decision tables are not exchanged with other programs. */
  readonly dmn?: DmnFiles;
}

/** Decision tables as DMN models, which other programs read and write. */
export interface DmnFiles {
  /** What a model is called after, such as the product and the logic. */
  readonly nameParts: readonly string[];
  /**
   * Throws an ApiError with every part of the model that cannot be imported.
   * @param decision the name of its decision, if it has several tables
   */
  readonly read: (xml: string, decision?: string) => Promise<ImportedDecision>;
  /**
   * Throws an ApiError if DMN has no form for the table.
   * @param decideText the operator decide with its arguments, as JSON text
   * @returns XML
   */
  readonly write: (decideText: string, name: string) => Promise<string>;
}

export interface ImportedDecision {
  readonly name: string;
  /** The operator decide with its arguments, as JSON text. */
  readonly decideText: string;
}

export interface TableWords {
  readonly name: string;
  readonly keys: readonly string[];
  readonly columns: readonly string[];
}

/** The label of a declared input, or else the path itself. */
export function labelOf({ inputs }: LogicWords, path: string): string {
  const label = inputs.find((input) => input.path === path)?.label ?? '';
  return label === '' ? path : label;
}

/** What names in logic are compared with. */
export function checkOptionsOf({ declared, beside = [], tables }: LogicWords): CheckOptions {
  const toNames = (names: readonly string[]) => names.map((name) => ({ name }));
  return {
    inputs:
      declared.length === 0
        ? []
        : [...declared.map(({ path, type }) => ({ path, type })), ...beside.map((path) => ({ path, type: 'number' }))],
    ...(tables.length > 0 && {
      tables: new Map(
        tables.map(({ name, keys, columns }) => [name, { name, keys: toNames(keys), values: toNames(columns) }]),
      ),
    }),
  };
}

export const noWords: LogicWords = { inputs: [], tables: [], declared: [] };
