export const casesSentences = {
  CASE_UNKNOWN: { en: 'This case does not exist.', zh: '找不到此個案。' },
} as const;
