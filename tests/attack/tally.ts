// Counts the responses by theme and by shape.
import type { Outcome } from './outcome.ts';
import type { Shape } from './shape.ts';

export interface ThemeCount {
  requests: number;
  served: number;
  refused: number;
  errors: number;
}

export interface ErrorSeen {
  readonly shape: string;
  readonly label: string;
  readonly detail: string;
  count: number;
}

/** When a request was in progress, according to Date.now(). */
export interface Span {
  readonly shape: string;
  readonly from: number;
  readonly to: number;
}

/** Shorter ones do not block anything. */
const spanMinMs = 50;

export class Tally {
  readonly spans: Span[] = [];
  readonly themes = new Map<string, ThemeCount>();
  /** By code or status. */
  readonly refusals = new Map<string, number>();
  readonly errors = new Map<string, ErrorSeen>();
  /** The responses to every shape, for authors of shapes. */
  readonly shapes = new Map<string, Record<string, number>>();

  add({ theme, name }: Shape, from: number, { kind, label, detail = '' }: Outcome): void {
    const count = this.themes.get(theme) ?? { requests: 0, served: 0, refused: 0, errors: 0 };
    this.themes.set(theme, count);
    count.requests += 1;
    if (kind === 'error') count.errors += 1;
    else count[kind] += 1;
    const shape = `${theme}: ${name}`;
    const to = Date.now();
    if (to - from >= spanMinMs) this.spans.push({ shape, from, to });
    const answers = this.shapes.get(shape) ?? {};
    this.shapes.set(shape, answers);
    answers[`${kind} ${label}`] = (answers[`${kind} ${label}`] ?? 0) + 1;
    if (kind === 'refused') this.refusals.set(label, (this.refusals.get(label) ?? 0) + 1);
    if (kind === 'error') this.#addError(shape, label, detail);
  }

  get total(): ThemeCount {
    const total = { requests: 0, served: 0, refused: 0, errors: 0 };
    for (const count of this.themes.values()) {
      total.requests += count.requests;
      total.served += count.served;
      total.refused += count.refused;
      total.errors += count.errors;
    }
    return total;
  }

  #addError(shape: string, label: string, detail: string): void {
    const key = `${shape} ${label}`;
    const seen = this.errors.get(key) ?? { shape, label, detail, count: 0 };
    seen.count += 1;
    this.errors.set(key, seen);
  }
}
