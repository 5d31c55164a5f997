// Compiled mails by their source, so that a mail to many recipients is compiled once. Limited; the least recently used
// are evicted first. Pure.
import type { KeptMail } from './keep-mjml.ts';

export interface Entry {
  /** Undefined until compiling for many is worthwhile; null if that is not possible. */
  kept: KeptMail | null | undefined;
  /** Whether it is being compiled. */
  isPending: boolean;
  uses: number;
}

export const keptLimits = {
  /** Number of cached mails. */
  mails: 200,
  /** Total characters of their sources and compiled templates. */
  chars: 16 * 1024 * 1024,
  /** One mail in this many is also compiled, and compared. */
  checkedEvery: 200,
} as const;

export class KeptMails {
  readonly #entries = new Map<string, Entry>();

  /** The entry of a source; counts as a use. */
  use(key: string): Entry {
    const entry = this.#entries.get(key) ?? { kept: undefined, isPending: false, uses: 0 };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.uses += 1;
    this.#trim();
    return entry;
  }

  #trim(): void {
    let chars = 0;
    for (const [key, { kept }] of this.#entries) chars += key.length + (kept?.template.length ?? 0);
    for (const [key, { kept }] of this.#entries) {
      if (this.#entries.size <= keptLimits.mails && chars <= keptLimits.chars) return;
      this.#entries.delete(key);
      chars -= key.length + (kept?.template.length ?? 0);
    }
  }
}
