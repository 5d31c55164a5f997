// The widgets' texts in languages other than English. They are merged into an app's texts in that language, so that
// only pages in that language load them. Pure.
import type { WidgetText } from './widget-texts.ts';

export const cantoneseWidgetTexts: Readonly<Record<WidgetText, string>> = {
  required: '必填',
  select: '請選擇',
  noOptions: '沒有選項',
  selectedCount: '已選 {count} 項',
  increase: '增加{label}',
  decrease: '減少{label}',
  invalidNumber: '請輸入數字，例如 1,234.5。',
  invalidInteger: '請輸入整數，例如 1,234。',
  negativeNumber: '請輸入不小於零的數字。',
  tooManyDecimals: '請輸入最多 {count} 位小數的數字。',
  tooManyDigits: '請輸入最多 {count} 位的數字。',
  numberOutside: '請輸入 {min} 至 {max} 之間的數字。',
  numberBetweenSteps: '請輸入由 {min} 起、以 {step} 遞增的數字。',
  openCalendar: '選擇日期',
  changeDate: '更改日期，{date}',
  calendar: '日曆',
  previousMonth: '上個月',
  nextMonth: '下個月',
  month: '月',
  year: '年',
  day: '日',
  dateFormat: 'DD/MM/YYYY',
  invalidDate: '請以 DD/MM/YYYY 格式輸入有效日期。',
  dateOutside: '不能選擇此日期。',
  loading: '載入中…',
  close: '關閉',
  dismiss: '移除',
  success: '成功',
  error: '錯誤',
  warning: '警告',
  neutral: '備註',
  specialCareTitle: '您的個案需要特別處理',
  specialCareText: '請聯絡我們的銷售團隊，我們很樂意為您提供個人化協助。',
  renderFailure: '無法顯示頁面的這一部分。',
  pageLoadFailure: '無法載入此頁面。請檢查網絡連線，然後重新載入頁面。',
  reload: '重新載入頁面',
  notFoundTitle: '找不到頁面',
  notFoundText: '此網址沒有頁面。',
  home: '返回首頁',
  network: '無法連線至伺服器。請檢查網絡連線，然後再試。',
  timeout: '伺服器回應時間過長。請再試。',
  server: '發生未預期的錯誤，請稍後再試。',
  session: '您的工作階段已過期。請重新載入頁面。',
  busy: '目前要求過多。請於數分鐘後再試。',
  charactersLeft: '尚餘 {count} 個字元',
};

const cantoneseTexts = Object.fromEntries(
  Object.entries(cantoneseWidgetTexts).map(([name, text]) => [`widgets.${name}`, text]),
);

/** @param texts the texts of an app, which take precedence @returns the same, with the widgets' texts in that language */
export function addWidgetTexts(locale: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return /^zh\b/i.test(locale) ? { ...cantoneseTexts, ...texts } : { ...texts };
}
