export const decisionTableSentences = {
  XML_MALFORMED: { en: 'The file is not well-formed XML.', zh: '檔案不是格式正確的 XML。' },
  XML_DOCTYPE: {
    en: 'The file has a document type declaration. Remove it, because it can define entities.',
    zh: '檔案含有文件類型宣告（DOCTYPE）。由於它可定義實體，請將其移除。',
  },
  XML_TOO_LARGE: {
    en: 'The file has more than {{elements}} elements, or they are nested deeper than {{depth}} levels.',
    zh: '檔案的元素多於 {{elements}} 個，或其層數超過 {{depth}} 層。',
  },
  DMN_VERSION_UNKNOWN: {
    en: 'The file is not a DMN model of version 1.2 to 1.5, but {{given}}.',
    zh: '檔案不是 DMN 1.2 至 1.5 版的模型，而是 {{given}}。',
  },
  DMN_TABLE_MISSING: { en: 'The file has no decision with a decision table.', zh: '檔案沒有任何含決策表的決策。' },
  DMN_DECISION_UNKNOWN: {
    en: 'The file has no decision table {{name}}. It has: {{names}}.',
    zh: '檔案沒有決策表「{{name}}」，只有：{{names}}。',
  },
  DMN_DECISION_NEEDED: {
    en: 'The file has several decision tables. Choose one: {{names}}.',
    zh: '檔案有多個決策表，請選擇其一：{{names}}。',
  },
  DMN_HIT_POLICY_UNKNOWN: { en: 'The hit policy {{hit}} is not known.', zh: '不支援命中策略「{{hit}}」。' },
  DMN_INPUT_UNFIT: {
    en: 'The input "{{column}}" is the expression {{text}}. Only a variable can be imported; calculate it outside of the table.',
    zh: '輸入「{{column}}」是算式 {{text}}。只可匯入變數，請在表外計算。',
  },
  DMN_OUTPUT_VALUES_UNFIT: {
    en: 'The values of the output "{{column}}" are not literals: {{text}}.',
    zh: '輸出「{{column}}」的值並非常值：{{text}}。',
  },
  DMN_CONDITION_UNFIT: {
    en: 'The condition {{text}} in row {{row}} of the column "{{column}}" reads a variable or calls a function. Only literals can be imported.',
    zh: '第 {{row}} 列「{{column}}」欄的條件 {{text}} 使用變數或函數。只可匯入常值。',
  },
  DMN_OUTCOME_EMPTY: {
    en: 'Row {{row}} has no outcome in the column "{{column}}". Enter one: in underwriting logic, null accepts.',
    zh: '第 {{row}} 列在「{{column}}」欄沒有結果。請輸入結果：在核保邏輯中，null 即為接受。',
  },
  DMN_OUTCOME_UNFIT: {
    en: 'The outcome {{text}} in row {{row}} of the column "{{column}}" is an expression or a date that does not exist. Only literals can be imported.',
    zh: '第 {{row}} 列「{{column}}」欄的結果 {{text}} 是算式或不存在的日期。只可匯入常值。',
  },
  DMN_DEFAULT_UNFIT: {
    en: 'The default {{text}} of the output "{{column}}" is an expression. Only literals can be imported.',
    zh: '輸出「{{column}}」的預設值 {{text}} 是算式。只可匯入常值。',
  },
  DECIDE_NEEDED: {
    en: 'The logic must be one decision table and nothing else: {"decide": …}.',
    zh: '邏輯須為單一決策表，不可包含其他內容：{"decide": …}。',
  },
  DMN_INPUT_CALCULATED: {
    en: 'The column "{{column}}" is calculated. Only tables whose columns are variables can be exported.',
    zh: '欄「{{column}}」是計算所得。只可匯出各欄均為變數的表。',
  },
  DMN_CHARACTER_UNFIT: {
    en: 'The table contains control characters, which XML cannot represent. Remove them.',
    zh: '表內含有 XML 無法表示的控制字元，請將其移除。',
  },
} as const;
