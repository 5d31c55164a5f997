export const objectsSentences = {
  DISK_FULL: {
    en: 'The disk for files is full, so this file was not stored. Contact your administrator to free some space, then upload the file again.',
    zh: '檔案的磁碟已滿，因此未有儲存此檔案。請聯絡管理員釋放空間，然後再次上載檔案。',
  },
} as const;
