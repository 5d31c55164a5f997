export const insurersSentences = {
  LOGO_ADDRESS_INVALID: {
    en: 'The address of a logo must begin with https:// or http://. Upload the picture in Files and copy its link.',
    zh: '標誌的地址須以 https:// 或 http:// 開首。請在「檔案」上載圖片，然後複製其連結。',
  },
  INSURER_UNKNOWN: { en: 'This insurer does not exist or has been deleted.', zh: '找不到此保險公司，可能已被刪除。' },
  INSURER_IN_USE_ONCE: {
    en: '1 product uses this insurer. Choose another insurer there, or delete what uses this one.',
    zh: '有 1 個產品使用此保險公司。請在該處選擇另一間保險公司，或刪除使用者。',
  },
  INSURER_IN_USE: {
    en: '{{products}} products use this insurer. Choose another insurer there, or delete what uses this one.',
    zh: '有 {{products}} 個產品使用此保險公司。請在該處選擇另一間保險公司，或刪除使用者。',
  },
} as const;
