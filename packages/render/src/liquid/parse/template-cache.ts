import type { ParsedTemplate } from './parse-template.ts';

interface Entry {
  readonly parsed: ParsedTemplate;
  readonly weight: number;
}

/** Caches parsed templates by their text, evicting the least recently used; limited in number and total weight. */
export interface TemplateCache {
  get(text: string): ParsedTemplate | undefined;
  set(text: string, parsed: ParsedTemplate): void;
}

/** Measured upper bound of the memory of parsed templates, in addition to the characters of their text. */
const bytesPerToken = 200;
const bytesPerTagCharacter = 180;

export function createTemplateCache(limits: { readonly templates: number; readonly weight: number }): TemplateCache {
  const entries = new Map<string, Entry>();
  let total = 0;
  const forget = (text: string) => {
    total -= entries.get(text)?.weight ?? 0;
    entries.delete(text);
  };
  return {
    get: (text) => {
      const entry = entries.get(text);
      if (entry === undefined) return undefined;
      entries.delete(text);
      entries.set(text, entry);
      return entry.parsed;
    },
    set: (text, parsed) => {
      const { tokenCount, tagLength } = parsed;
      const weight = text.length * 2 + tokenCount * bytesPerToken + tagLength * bytesPerTagCharacter;
      if (weight > limits.weight) return;
      forget(text);
      entries.set(text, { parsed, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (entries.size <= limits.templates && total <= limits.weight) break;
        forget(oldest);
      }
    },
  };
}
