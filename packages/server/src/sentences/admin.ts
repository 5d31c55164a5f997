export const adminSentences = {
  ADMIN_FILE_UNREADABLE: {
    en: 'The file {{path}} cannot be read: {{why}}.',
    zh: '無法讀取檔案「{{path}}」：{{why}}。',
  },
  ADMIN_FILE_IS_FOLDER: { en: '{{path}} is a folder. Name a file.', zh: '「{{path}}」是資料夾。請指明檔案。' },
  PASSWORDS_DIFFERENT: {
    en: 'The two passwords are not the same. Nothing was changed.',
    zh: '兩個密碼不相同。沒有作出任何修改。',
  },
  TYPED_PASSWORD_NOT_UTF8: {
    en: 'The password is not UTF-8. Set the locale of the terminal to one with UTF-8, or convert the input.',
    zh: '密碼不是 UTF-8。請將終端機的語言設為使用 UTF-8 的語言，或轉換輸入。',
  },
  INTERRUPTED: { en: 'Interrupted. Nothing was changed.', zh: '已中斷。沒有作出任何修改。' },
} as const;
