// Decides whether a trace is recorded before anything of it is created, since creating an unused span costs more than a
// price. Independent of OpenTelemetry.

export interface Sampling {
  /** The share of traces that begin here: 0 to 1. */
  readonly ratio: number;
  /** Whether a caller that continues a trace decides for it. */
  readonly isParentBased: boolean;
}

/** A span of the caller, from its header traceparent. */
export interface ParentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** W3C Trace Context; later versions may append fields. */
const traceparentForm =
  /^(?!ff)(?<version>[\da-f]{2})-(?!0{32})(?<traceId>[\da-f]{32})-(?!0{16})(?<spanId>[\da-f]{16})-(?<flags>[\da-f]{2})(?<more>-.*)?$/;

/** Undefined without the header, and for one that is not valid. */
export function parseTraceparent(header: string | readonly string[] | undefined): ParentSpan | undefined {
  if (typeof header !== 'string') return undefined;
  const { version, traceId, spanId, flags = '', more } = traceparentForm.exec(header)?.groups ?? {};
  if (traceId === undefined || spanId === undefined || (version === '00' && more !== undefined)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export interface Sampler {
  isSampled(parent: ParentSpan | undefined): boolean;
  /** For work that is all alike: every n-th, so that the decision is an addition. */
  isNextSampled(): boolean;
}

export function createSampler({ ratio, isParentBased }: Sampling, random = Math.random): Sampler {
  let count = 0;
  return {
    isSampled: (parent) => {
      if (parent === undefined) return random() < ratio;
      // Every service with this ratio decides the same about a trace.
      return isParentBased ? parent.isSampled : fractionOf(parent.traceId) < ratio;
    },
    isNextSampled: () => {
      count += 1;
      return Math.floor(count * ratio) > Math.floor((count - 1) * ratio);
    },
  };
}

/** The random part of a trace id, of 56 bits, from 0 to 1. */
function fractionOf(traceId: string): number {
  return 1 - (Number.parseInt(traceId.slice(-14), 16) + 1) / 2 ** 56;
}
