export const fileSentences = {
  FILE_UNKNOWN: { en: 'There is no file {{key}}.', zh: '沒有檔案「{{key}}」。' },
} as const;
