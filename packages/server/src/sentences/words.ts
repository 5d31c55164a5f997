// Words inside sentences, from English to Chinese: the reason of a word is the word itself.
export const words = {
  'a list': '列表',
  'a number': '數字',
  'a number with too many digits': '位數過多的數字',
  'a text': '文字',
  'an object': '物件',
  amount: '金額',
  'calculation logic': '計算邏輯',
  discount: '折扣',
  false: 'false',
  loading: '附加費',
  null: 'null',
  percentage: '百分比',
  true: 'true',
  'true or false': 'true 或 false',
} as const;
