export const l10nSentences = {
  LOCALE_MISSING: { en: 'The locale is required.', zh: '必須提供語言。' },
  TEXT_LOCALE_UNKNOWN: {
    en: 'The locale is not a known language tag. Use one such as en-US or zh-HK.',
    zh: '語言不是已知的語言標籤。請使用例如 en-US 或 zh-HK。',
  },
  TEXT_LOCALES_MAX: {
    en: 'The texts have {{locales}} locales; at most {{max}} are allowed. Send fewer at once.',
    zh: '文字有 {{locales}} 個語言，上限為 {{max}} 個。請減少每次傳送的數量。',
  },
  TEXT_MISSING: { en: 'The text is required.', zh: '必須提供文字。' },
  TEXT_DELETED_MEANWHILE: {
    en: 'This text was deleted after it was read. Save without the check to create it again.',
    zh: '此文字在讀取之後已被刪除。如要重新建立，請略過檢查儲存。',
  },
} as const;
