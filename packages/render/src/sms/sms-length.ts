// The length of a text message in the mobile network (GSM 03.38, 3GPP TS 23.038 and 23.040).

export interface SmsLength {
  readonly encoding: 'GSM_7' | 'UCS_2';
  /** Septets of GSM-7, or 16-bit units of UCS-2. */
  readonly units: number;
  readonly segments: number;
  /** Units that fit into one segment of this message. */
  readonly unitsPerSegment: number;
}

const basicSet =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each takes two septets: its code is preceded by an escape. */
const extension = '\f^{}\\[~]|€';

/** Septets per 16-bit unit, 0 if GSM-7 lacks it. A body can have 20 million units, so nothing is allocated per unit. */
const septets = new Uint8Array(0x1_00_00);
for (const sign of basicSet) septets[sign.charCodeAt(0)] = 1;
for (const sign of extension) septets[sign.charCodeAt(0)] = 2;

/** The size of a single message, and of each part of a longer one, which has a header. */
const segmentUnits = { GSM_7: { single: 160, part: 153 }, UCS_2: { single: 70, part: 67 } } as const;

/** An empty message is one segment. */
export function smsLength(body: string): SmsLength {
  const encoding = isGsm(body) ? 'GSM_7' : 'UCS_2';
  const { single, part } = segmentUnits[encoding];
  const { units, parts } = countUnits(body, encoding === 'GSM_7', part);
  if (units <= single) return { encoding, units, segments: 1, unitsPerSegment: single };
  return { encoding, units, segments: parts, unitsPerSegment: part };
}

function isGsm(body: string): boolean {
  for (let at = 0; at < body.length; at++) {
    if (septets[body.charCodeAt(at)] === 0) return false;
  }
  return true;
}

/** A character of two units is never split: if only one unit is left, it goes into the next part. */
function countUnits(body: string, isSeptets: boolean, partUnits: number) {
  let units = 0;
  let parts = 1;
  let used = 0;
  for (let at = 0; at < body.length; at++) {
    const isPair = !isSeptets && isPairAt(body, at);
    if (isPair) at++;
    const size = isSeptets ? (septets[body.charCodeAt(at)] ?? 0) : isPair ? 2 : 1;
    if (used + size > partUnits) {
      parts++;
      used = 0;
    }
    units += size;
    used += size;
  }
  return { units, parts };
}

/** Two units that are one character. */
function isPairAt(body: string, at: number): boolean {
  return isWithin(body.charCodeAt(at), 0xd8_00) && isWithin(body.charCodeAt(at + 1), 0xdc_00);
}

function isWithin(unit: number, surrogates: number): boolean {
  return unit >= surrogates && unit < surrogates + 0x4_00;
}
