// Loads a part of the studio on demand. If that fails, the studio offers a reload.
import { type Namespace, loadTexts } from '../../locales/texts.ts';
import { createPartFailures } from './part-failures.ts';
import { loadMissingStyleSheets } from './style-sheets.ts';

const partTimeoutMs = 120_000;

export const partFailures = createPartFailures();

/** The user already knows and chose to continue working, or will see it instead of the page. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  /** Whether the user was asked what to do. */
  readonly wasAsked: boolean;

  constructor(cause: unknown, wasAsked: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.wasAsked = wasAsked;
  }
}

/** Also loads the texts of the part that the surrounding parts do not include. */
export async function loadPart<Part>(load: () => Promise<Part>, namespaces: readonly Namespace[] = []): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${partTimeoutMs / 1000} seconds`)), partTimeoutMs);
  });
  try {
    const whole = async (): Promise<Part> => {
      await loadMissingStyleSheets();
      const [part] = await Promise.all([load(), loadTexts(namespaces)]);
      return part;
    };
    return await Promise.race([whole(), timeout]);
  } catch (error) {
    // Settles once the user continues working, so that the previous screen stays until they have chosen.
    throw new MissingPart(error, await partFailures.report());
  } finally {
    clearTimeout(timer);
  }
}
