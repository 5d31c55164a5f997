// Problems that any route may return.
import type { SentencePair } from './sentence-pair.ts';

export const chineseRequestSentences: readonly SentencePair[] = [
  [
    'The body exceeds the limit of {} {}. Split it into smaller requests.',
    '內文超出 {0} 個{1:text}的上限。請分成較小的請求傳送。',
  ],
  [
    'There were too many requests without a sign-in from this address. Wait {}, then try again.',
    '此位址未登入的請求過多。請稍等一會（{0}）再試。',
  ],
  [
    'The database cannot be reached right now. Try again in a moment; reload first to see what was saved.',
    '暫時無法連接資料庫。請稍後再試；請先重新載入，查看已儲存的內容。',
  ],
  [
    'The disk of the database is full, so nothing was saved. Contact your administrator to free some space, then save again.',
    '資料庫的磁碟已滿，因此未有儲存任何內容。請聯絡管理員釋放空間，然後再儲存。',
  ],
  [
    'The database is overloaded right now, and nothing was saved. Try again in a moment.',
    '資料庫目前負荷過重，未有儲存任何內容。請稍後再試。',
  ],
  ['{} (Request {})', '{0:text}（請求編號 {1}）'],
  [
    "The tenant's limit of {} is reached: {} allowed, {} used, {} remaining{}. {}, or contact your administrator to raise the limit.",
    '已達租戶的上限：上限 {1}，已用 {2}，尚餘 {3}。請在租戶面板查看用量，或聯絡管理員提高上限。',
  ],
  // Credentials and rights.
];
