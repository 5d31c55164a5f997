/** A rendered text message, and its length as mobile networks count it. */
import type { RenderSmsQuery } from '../../../../api/generated/operations.ts';

export interface SmsLength {
  readonly encoding: 'GSM_7' | 'UCS_2';
  readonly units: number;
  readonly segments: number;
  readonly unitsPerSegment: number;
}

export interface RenderedSms {
  readonly body: string;
  readonly length: SmsLength | undefined;
}

type Answer = NonNullable<RenderSmsQuery['renderSms']>['value'];

export function toRenderedSms(value: Answer | undefined): RenderedSms | undefined {
  if (typeof value?.body !== 'string') return undefined;
  const { body, length } = value;
  return {
    body,
    length: length ? { ...length, encoding: length.encoding === 'GSM_7' ? 'GSM_7' : 'UCS_2' } : undefined,
  };
}

/** The capacity of one segment if all characters are in the GSM alphabet. */
export function gsmUnitsPerSegment({ segments }: SmsLength): number {
  return segments > 1 ? 153 : 160;
}
