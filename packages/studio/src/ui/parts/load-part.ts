// Loads a part of the studio on demand. A part that does not come makes the studio offer a reload.
import { createPartFailures } from './part-failures.ts';
import { loadMissingStyleSheets } from './style-sheets.ts';

const partTimeoutMs = 120_000;

export const partFailures = createPartFailures();

/** The person knows already and chose to keep working, or will see it in place of the page. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
}

export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${partTimeoutMs / 1000} seconds`)), partTimeoutMs);
  });
  try {
    const whole = async (): Promise<Part> => {
      await loadMissingStyleSheets();
      return load();
    };
    return await Promise.race([whole(), timeout]);
  } catch (error) {
    // Settles when the person keeps working, so that the screen before stays until they have chosen.
    await partFailures.report();
    throw new MissingPart(error instanceof Error ? error.message : String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
