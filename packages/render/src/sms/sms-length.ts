// How long a text message is to the network that carries it (GSM 03.38, 3GPP TS 23.040).

export interface SmsLength {
  readonly encoding: 'GSM_7' | 'UCS_2';
  /** Septets of GSM-7, or 16-bit units of UCS-2. */
  readonly units: number;
  readonly segments: number;
  /** How many units one segment of this message holds. */
  readonly unitsPerSegment: number;
}

export function smsLength(body: string): SmsLength {
  return { encoding: 'UCS_2', units: body.length, segments: 1, unitsPerSegment: 70 };
}
