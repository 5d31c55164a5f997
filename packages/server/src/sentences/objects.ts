export const objectsSentences = {
  DISK_FULL: {
    en: 'The disk for files is full, so this file was not stored. Contact your administrator to free some space, then upload the file again.',
    zh: '檔案的磁碟已滿，因此未有儲存此檔案。請聯絡管理員釋放空間，然後再次上載檔案。',
  },
  FILE_STORE_UNAVAILABLE: {
    en: 'The file store is not responding, so nothing was changed. Try again in a minute. If the problem persists, contact your administrator.',
    zh: '檔案儲存空間未能正常回應，因此未有更改任何內容。請在一分鐘後再試；如問題持續，請聯絡管理員。',
  },
} as const;
