import type { Sentence } from '@coverwright/insurance/sentence';

/**
 * NOT_A_WORKBOOK, BROKEN_FILE, ENCRYPTED: it cannot be read. LIMIT: it is too large or takes too long. MACROS, CALENDAR: its
 * content is not supported. FORMULA: a formula cannot be computed.
 */
export type RefusalCode = 'NOT_A_WORKBOOK' | 'BROKEN_FILE' | 'ENCRYPTED' | 'LIMIT' | 'MACROS' | 'CALENDAR' | 'FORMULA';

/** Why a workbook, or one of its formulas, cannot be used: a sentence for the user who uploaded it. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly sentence: Sentence;

  constructor(code: RefusalCode, sentence: Sentence) {
    super(sentence.message);
    this.name = 'Refusal';
    this.code = code;
    this.sentence = sentence;
  }
}
