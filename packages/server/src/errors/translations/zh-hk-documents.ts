// Problems of documents and files.
import type { SentencePair } from './sentence-pair.ts';

export const chineseDocumentSentences: readonly SentencePair[] = [
  [
    'These characters are not available in the print fonts: {}. They are printed as empty boxes, unless the document includes a font that has them.',
    '列印字型沒有這些字元：{0}。除非文件包含具備這些字元的字型，否則會列印成空白方格。',
  ],
];
