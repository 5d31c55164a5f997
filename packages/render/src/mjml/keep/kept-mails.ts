// Compiled mails by their source, so that one that is sent to many is compiled once. Bounded; the least lately used are
// forgotten first. Pure.
import type { KeptMail } from './keep-mjml.ts';

export interface Entry {
  /** Undefined until it is worth compiling for many; null where that cannot be done. */
  kept: KeptMail | null | undefined;
  /** Whether it is being compiled. */
  isPending: boolean;
  uses: number;
}

export const keptLimits = {
  /** Mails that are remembered. */
  mails: 200,
  /** Characters of their sources and of what they were compiled to. */
  chars: 16 * 1024 * 1024,
  /** One mail in so many is compiled as well, and compared. */
  checkedEvery: 200,
} as const;

export class KeptMails {
  readonly #entries = new Map<string, Entry>();

  /** The entry of a source, which counts as used once more. */
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
