export const transferSentences = {
  FILE_NOT_JSON: { en: 'The file is not valid JSON. {{why}}', zh: '檔案不是有效的 JSON。{{why}}' },
  FILE_LEVELS_MAX: {
    en: 'The file is nested more than {{max}} levels deep. Export fewer {{things}} at once.',
    zh: '檔案的巢狀層數超過 {{max}} 層。請減少每次匯出的{{things}}。',
  },
  FILE_CONTAINERS_MAX: {
    en: 'The file has more than {{max}} lists and objects. Export fewer {{things}} at once.',
    zh: '檔案的清單及物件超過 {{max}} 個。請減少每次匯出的{{things}}。',
  },
  FILE_VALUES_MAX: {
    en: 'The file has more than {{max}} values. Export fewer {{things}} at once.',
    zh: '檔案的值超過 {{max}} 個。請減少每次匯出的{{things}}。',
  },
  FILE_FORMAT_WRONG: {
    en: 'The file is not an export of {{things}}: its format is not {{format}}. Choose a file that was exported from {{screen}}.',
    zh: '檔案不是{{things}}的匯出檔：其格式不是 {{format}}。請選擇從「{{screen}}」匯出的檔案。',
  },
  FILE_FORMAT_VERSION_WRONG: {
    en: 'This server reads version {{version}} of the format of {{things}}, and the file has another. Export it again from a server of the same release.',
    zh: '此伺服器讀取{{things}}格式的第 {{version}} 版，而檔案屬另一版本。請以相同版本的伺服器重新匯出。',
  },
  IMPORT_CHANGED_MEANWHILE: {
    en: '{{what}} was changed after the preview. Preview the import again to see that change.',
    zh: '{{what}}在預覽之後已被修改。請再次預覽匯入以查看該修改。',
  },
} as const;
