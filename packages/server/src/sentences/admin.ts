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
  LIMIT_NOT_NAME_AND_VALUE: {
    en: '{{text}} is not a limit. Use NAME=VALUE.',
    zh: '「{{text}}」不是上限。請使用 NAME=VALUE。',
  },
  LIMIT_NAME_UNKNOWN: {
    en: 'There is no limit {{name}}. Use one of {{names}}.',
    zh: '沒有上限「{{name}}」。請使用 {{names}} 其中之一。',
  },
  LIMIT_WITHOUT_UNIT: {
    en: '{{name}} is a number without a unit, such as 5000.',
    zh: '{{name}} 為沒有單位的數字，例如 5000。',
  },
  LIMIT_NOT_IN_BYTES: {
    en: '{{value}} is not a value of {{name}}. Use a number of bytes, a number with KB, MB, GB or TB, such as 20GB, or default.',
    zh: '「{{value}}」不是 {{name}} 的值。請使用位元組數目、連同 KB、MB、GB 或 TB 的數字（例如 20GB），或 default。',
  },
  LIMIT_NOT_A_WHOLE_NUMBER: {
    en: '{{value}} is not a value of {{name}}. Use a whole number, such as 5000, or default.',
    zh: '「{{value}}」不是 {{name}} 的值。請使用整數（例如 5000），或 default。',
  },
} as const;
