/** What a form in a dialog starts from: the loaded values, or the input from before the page was lost. Pure. */

export interface FormStart<Form> {
  readonly start: Form;
  /** The values loaded when typing began. */
  readonly initial: Form;
  /** Of the values loaded when typing began; saving is refused if the record has a different one by then. */
  readonly revision: string | undefined;
  /** What else the input belongs to, such as its locale. */
  readonly about: string;
}

/**
 * @param kept what was stored of an earlier start
 * @param isForm checks what the types of the fields do not
 */
export function toFormStart<Form extends object>(
  kept: unknown,
  loaded: Omit<FormStart<Form>, 'start'>,
  isForm: (form: Form) => boolean = () => true,
): FormStart<Form> {
  const { start, initial, revision, about } = toRecord(kept);
  const isKept =
    isLike(start, loaded.initial) && isLike(initial, loaded.initial) && isForm(start) && typeof about === 'string';
  return isKept
    ? { start, initial, about, revision: typeof revision === 'string' ? revision : undefined }
    : { ...loaded, start: loaded.initial };
}

/** What the input of a kept start belongs to; undefined if nothing was kept. */
export function aboutKept(kept: unknown): string | undefined {
  const { about } = toRecord(kept);
  return typeof about === 'string' ? about : undefined;
}

/** Undefined if the value does not have the fields of the example. */
export function readFormLike<Form extends object>(value: unknown, example: Form): Form | undefined {
  return isLike(value, example) ? value : undefined;
}

/** Whether it has the fields of the example, each of the same type. */
function isLike<Form extends object>(value: unknown, example: Form): value is Form {
  const values = toRecord(value);
  return Object.entries(example).every(([name, one]) => typeof values[name] === typeof one);
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
