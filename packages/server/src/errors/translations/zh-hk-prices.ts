// Problems of a price or a decision.
import type { SentencePair } from './sentence-pair.ts';

export const chinesePriceSentences: readonly SentencePair[] = [
  ['The logic of the price does not know the value {} of the variable {}.', '價格的邏輯不認識變數 {1} 的值 {0}。'],
  ['Send one that it compares the variable with.', '請傳送邏輯用作比較的值。'],
  ['Did you mean {}?', '是否指 {0}？'],
  ['The logic reads it at {}.', '邏輯在 {0} 讀取此變數。'],
  ['Enter a value for it.', '請提供其值。'],
];
