export const importSentences = {
  LINE_NOT_JSON: {
    en: 'The line is not valid JSON. Write one object per line.',
    zh: '此行不是有效的 JSON。請每行寫一個物件。',
  },
  LINE_TOO_DEEP: { en: 'The line is nested more than 200 levels deep.', zh: '此行的巢狀層數超過 200 層。' },
  LINE_TEXT_NOT_STORABLE: {
    en: '{{place}} contains a NUL or invalid character, which cannot be stored.',
    zh: '{{place}}含有 NUL 或無效的字元，無法儲存。',
  },
} as const;
