// Sentences around those of the rules package.
export const ruleSentences = {
  AT_LINE: { en: 'Line {{line}}: {{sentence}}', zh: '第 {{line}} 行：{{sentence}}' },
} as const;
