// A limit of the tenant as the panel shows it: the percentage used, and its texts.
import { formatByteSize } from '../../ui/formats/byte-size.ts';

export const limitNames = [
  'fileBytes',
  'textBytes',
  'records',
  'documentsPerDay',
  'mailsPerDay',
  'passwordMailsPerDay',
] as const;

type LimitName = (typeof limitNames)[number];

interface ReadLimit {
  readonly name: string;
  readonly unit: string;
  readonly used: number;
  readonly max: number;
  readonly resetsAt?: string | null | undefined;
}

export type Level = 'free' | 'near' | 'reached';

export interface LimitUse {
  readonly name: LimitName;
  readonly used: string;
  readonly max: string;
  readonly isUsed: boolean;
  /** 0 to 100, an integer; 100 only when the limit is reached. */
  readonly percent: number;
  readonly level: Level;
  /** When a daily count resets. */
  readonly resetsAt: string | undefined;
}

/** The panel warns from this share on. */
const nearFrom = 0.8;

/** Limits unknown to this studio are omitted. */
export function toLimits(read: readonly ReadLimit[]): LimitUse[] {
  return read.flatMap((limit) => {
    const name = limitNames.find((one) => one === limit.name);
    return name === undefined ? [] : [{ name, ...toUse(limit) }];
  });
}

function toUse({ unit, used, max, resetsAt }: ReadLimit): Omit<LimitUse, 'name'> {
  const format = unit === 'bytes' ? formatByteSize : formatCount;
  const share = max > 0 ? used / max : 1;
  return {
    used: format(used),
    max: format(max),
    isUsed: used > 0 || max === 0,
    percent: Math.min(used < max ? 99 : 100, Math.floor(share * 100)),
    level: levelOf(share),
    resetsAt: resetsAt ?? undefined,
  };
}

function levelOf(share: number): Level {
  if (share >= 1) return 'reached';
  return share >= nearFrom ? 'near' : 'free';
}

function formatCount(value: number): string {
  return value.toLocaleString('en-US');
}
