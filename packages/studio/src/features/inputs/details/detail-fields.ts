import type { InputEntry } from '../form/inputs-form.ts';

/** What the sections share. */
export interface DetailFields {
  readonly input: InputEntry;
  readonly change: (changes: Partial<InputEntry>, step?: string) => void;
  /** The message of a field. */
  readonly errorOf: (field: string) => string | undefined;
}
