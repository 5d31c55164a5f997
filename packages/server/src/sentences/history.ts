export const historySentences = {
  DAILY_BEFORE_ALL: {
    en: 'This period must not be shorter than the one for every state. Enter at least {{days}} days.',
    zh: '此期限不得短於保留所有狀態的期限。請輸入至少 {{days}} 天。',
  },
  DELETED_ITEM_UNKNOWN: {
    en: 'There is nothing to restore: it has not been deleted, or it has been removed for good since.',
    zh: '沒有可還原的項目：它沒有被刪除，或已永久移除。',
  },
  HISTORY_KIND_UNKNOWN: { en: 'The kind must be one of: {{kinds}}.', zh: '種類必須是以下其中之一：{{kinds}}。' },
  ITEM_IS_DELETED: {
    en: 'It has been deleted. Restore it before you choose an earlier state.',
    zh: '項目已被刪除。請先還原它，再選擇較早的狀態。',
  },
  ITEM_TOO_LARGE_TO_COMPARE: {
    en: 'It has become too large to be compared with an earlier state. Compare two earlier states.',
    zh: '項目已變得太大，無法與較早的狀態比較。請比較兩個較早的狀態。',
  },
  RESTORED_NAME_NOT_TAKEN: {
    en: 'A product and an app are restored under their ids. Leave the name out.',
    zh: '產品及應用程式會以原有的 ID 還原。請勿提供名稱。',
  },
  RETENTION_OUT_OF_RANGE: {
    en: 'The number of days must be between 1 and {{max}}.',
    zh: '天數必須介乎 1 至 {{max}} 之間。',
  },
  SNAPSHOT_DAMAGED: {
    en: 'The stored state is damaged and cannot be restored. Damaged parts: {{parts}}. Choose another state.',
    zh: '所儲存的狀態已損壞，無法還原。損壞的部分：{{parts}}。請選擇另一個狀態。',
  },
  SNAPSHOT_TOO_NEW: {
    en: 'This state was stored by a newer version of the server. Update the server to restore it.',
    zh: '此狀態由較新版本的伺服器儲存。請更新伺服器後再還原。',
  },
  SNAPSHOT_UNKNOWN: {
    en: 'There is no state {{number}}. It may have been removed, as later ones were saved soon after it.',
    zh: '沒有第 {{number}} 個狀態。它可能已被移除，因為其後很快又儲存了新的狀態。',
  },
} as const;
