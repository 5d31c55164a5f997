// Loads a part of the studio on demand. A part that does not come makes the studio offer a reload.
import { type Namespace, loadTexts } from '../../locales/texts.ts';
import { createPartFailures } from './part-failures.ts';
import { loadMissingStyleSheets } from './style-sheets.ts';

const partTimeoutMs = 120_000;

export const partFailures = createPartFailures();

/** The person knows already and chose to keep working, or will see it in place of the page. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  /** Whether the person was asked what to do. */
  readonly wasAsked: boolean;

  constructor(cause: unknown, wasAsked: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.wasAsked = wasAsked;
  }
}

/** With the texts that the part shows, besides those of the parts around it. */
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
    // Settles when the person keeps working, so that the screen before stays until they have chosen.
    throw new MissingPart(error, await partFailures.report());
  } finally {
    clearTimeout(timer);
  }
}
