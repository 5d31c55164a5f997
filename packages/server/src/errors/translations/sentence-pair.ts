/**
 * A sentence in English and in another language. In English `{}` is a value; in the other language `{0}` is the
 * first value unchanged, and `{0:text}` its translation. scripts/check-problem-texts.mjs compares the English
 * sentences with the code.
 */
export type SentencePair = readonly [english: string, translated: string];
