// Problems of a function, its workbook or a call.
import type { SentencePair } from './sentence-pair.ts';

export const chineseFunctionSentences: readonly SentencePair[] = [];
