import type { WidgetText } from '../texts/widget-texts.ts';
import type { Answers } from './answers.ts';

/** Returns the PDF that an answer contains. */
export function toPdf(
  answer: unknown,
  { readField, requireSuccess, toInsuranceError }: Answers,
  say: (name: WidgetText) => string,
): Blob {
  requireSuccess(answer, say);
  const base64 = readField(answer, 'base64');
  if (typeof base64 !== 'string') throw toInsuranceError([], say);
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });
}
