// Unicode noncharacters, which never occur in text. They replace Liquid while an email is compiled, and mark its output when
// the email is filled.

/** Around the number of a piece. */
export const tokenBegin = '\u{fdd8}';
export const tokenEnd = '\u{fdd9}';

/** Around content that the compiler copies, attributes, attributes that Outlook reads inside comments, and the title. */
export const marks = {
  content: ['\u{fdd0}', '\u{fdd1}'],
  attribute: ['\u{fdd2}', '\u{fdd3}'],
  commented: ['\u{fdd4}', '\u{fdd5}'],
  line: ['\u{fdd6}', '\u{fdd7}'],
} as const;

export const anyMark = /[\ufdd0-\ufdd9]/;
export const tokens = /\ufdd8(\d+)\ufdd9/g;

export function toToken(index: number): string {
  return `${tokenBegin}${index}${tokenEnd}`;
}
