/** The sentences that say how a value came about, and the words in them. */
export const explanationSentences = {
  VALUE_OF_LOGIC: { en: '{{logic}}', zh: '{{logic}}' },
  VALUE_FIXED: { en: 'fixed in the logic', zh: '邏輯中的固定值' },
  VALUE_CALCULATED: { en: 'calculated as:', zh: '計算如下：' },
  VALUE_IS_NEGATIVE: { en: 'the negative of:', zh: '以下數值的負數：' },
  VALUE_IS_GREATEST: { en: 'the greatest of:', zh: '以下各項中最大的：' },
  VALUE_IS_LEAST: { en: 'the least of:', zh: '以下各項中最小的：' },
  VALUE_ROUNDED: { en: 'rounded to {{decimals}} decimals:', zh: '四捨五入至 {{decimals}} 位小數：' },
  VALUE_ROUNDED_TO_EVEN: {
    en: 'rounded to {{decimals}} decimals, half to even:',
    zh: '捨入至 {{decimals}} 位小數（五成雙）：',
  },
  VALUE_ROUNDED_TO_STEP: { en: 'rounded to a multiple of {{step}}:', zh: '捨入至 {{step}} 的倍數：' },
  VALUE_BECAUSE: { en: 'because {{condition}}', zh: '因為 {{condition}}' },
  VALUE_BECAUSE_TRUE: { en: 'because {{variable}} is true', zh: '因為 {{variable}} 為真' },
  VALUE_OTHERWISE: { en: 'because no condition of {{logic}} holds', zh: '因為 {{logic}} 的條件均不成立' },
  VALUE_IN_TABLE: {
    en: '{{column}} from table {{table}} ({{keys}})',
    zh: '表格 {{table}} 的 {{column}}（{{keys}}）',
  },
  VALUE_IN_TABLE_FOR_ANY: { en: '{{column}} from table {{table}}', zh: '表格 {{table}} 的 {{column}}' },
  VALUE_DEFAULT_OF_TABLE: {
    en: 'the default of {{column}} in table {{table}}: it has no row for the values',
    zh: '表格 {{table}} 中 {{column}} 的預設值：沒有符合這些值的列',
  },
  VALUE_DECIDED: { en: 'by row {{row}} of the decision table ({{keys}})', zh: '決策表第 {{row}} 列（{{keys}}）' },
  VALUE_DECIDED_BY_ROWS: { en: 'by rows {{rows}} of the decision table', zh: '決策表第 {{rows}} 列' },
  VALUE_DECIDED_FOR_ANY: { en: 'by row {{row}} of the decision table', zh: '決策表第 {{row}} 列' },
  VALUE_DEFAULT_OF_DECISION: {
    en: 'the default of the decision table: no row matches',
    zh: '決策表的預設值：沒有符合的列',
  },
  // The keys of a row.
  KEY_IS: { en: '{{key}} {{value}}', zh: '{{key}} {{value}}' },
  KEY_FROM_TO: { en: '{{key}} from {{from}} to below {{to}}', zh: '{{key}} 由 {{from}} 至 {{to}} 以下' },
  KEY_FROM: { en: '{{key}} from {{from}}', zh: '{{key}} 由 {{from}} 起' },
  KEY_BELOW: { en: '{{key}} below {{to}}', zh: '{{key}} 低於 {{to}}' },
  KEY_BETWEEN_DATES: { en: '{{key}} from {{from}} to before {{to}}', zh: '{{key}} 由 {{from}} 至 {{to}} 之前' },
  KEY_BEFORE: { en: '{{key}} before {{to}}', zh: '{{key}} 早於 {{to}}' },
  KEY_CONTINUED: { en: '{{key}},', zh: '{{key}}、' },
} as const;
