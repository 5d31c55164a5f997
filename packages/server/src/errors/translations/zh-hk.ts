// The texts of the REST API's problems in Chinese.
import type { ErrorCode } from '../error-codes.ts';
import type { SentencePair } from './sentence-pair.ts';
import { chineseFunctionSentences } from './zh-hk-functions.ts';
import { chinesePriceSentences } from './zh-hk-prices.ts';
import { chineseRequestSentences } from './zh-hk-requests.ts';
import { chineseRuleSentences } from './zh-hk-rules.ts';

/** Used if there is no sentence. */
export const chineseByCode: Readonly<Record<ErrorCode, string>> = {
  REQUIRED: '尚有必填的內容未提供。',
  INVALID: '內容不正確，請修正後再試。',
  TOO_LONG: '內容過長，請縮短後再試。',
  ALREADY_EXISTS: '相同的項目已經存在。',
  NOT_FOUND: '找不到此項目，可能已被刪除。',
  CONFLICT: '此項目在讀取之後已被修改或移除。',
  TOO_MANY_ATTEMPTS: '嘗試次數過多，請稍等一會再試。',
  LIMIT_EXCEEDED: '內容超出上限，請縮減後再試。',
  BUSY: '伺服器暫時未能處理，請稍後再試。',
  UNAUTHENTICATED: '登入或憑證無效，請重新登入。',
  FORBIDDEN: '你沒有權限。請聯絡管理員授予所需權限。',
  INTERNAL: '發生未預期的錯誤，請稍後再試。',
};

/** Values that are English words. */
export const chineseWords: ReadonlyMap<string, string> = new Map([
  ['a number', '數字'],
  ['a text', '文字'],
  ['true or false', 'true 或 false'],
  ['a list', '列表'],
  ['an object', '物件'],
  ['variables', '變數'],
  ['content', '內容'],
  ['values', '值'],
  ['lists and objects', '列表及物件'],
  ['requests', '請求'],
  ['uploads', '上載'],
  ['documents', '文件'],
  ['calculations', '計算'],
  ['discount', '折扣'],
  ['loading', '附加費'],
  ['key', '鍵'],
  ['id or logical id', 'ID 或邏輯 ID'],
  ['pricing logic', '定價邏輯'],
  ['underwriting logic', '核保邏輯'],
  ['calculation logic', '計算邏輯'],
  ['password', '密碼'],
  ['owner password', '擁有者密碼'],
  ['empty', '空白'],
  ['null', 'null'],
]);

/** Sentences with more words first: those about rules match almost any text. */
export const chineseSentences: readonly SentencePair[] = [
  ...chineseRequestSentences,
  ...chinesePriceSentences,
  ...chineseFunctionSentences,
  ...chineseRuleSentences,
];
