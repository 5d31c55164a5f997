/** The sentences of differences of logic, and the words in them. */
export const differenceSentences = {
  LOGIC_PART_ADDED: {
    en: 'The {{role}} {{part}} was added to {{within}}.',
    zh: '已在 {{within}} 加入{{role}} {{part}}。',
  },
  LOGIC_PART_ADDED_IN_PLACES: {
    en: 'The {{role}} {{part}} was added in {{count}} places.',
    zh: '已在 {{count}} 處加入{{role}} {{part}}。',
  },
  LOGIC_PART_REMOVED: {
    en: 'The {{role}} {{part}} was removed from {{within}}.',
    zh: '已從 {{within}} 移除{{role}} {{part}}。',
  },
  LOGIC_PART_REMOVED_IN_PLACES: {
    en: 'The {{role}} {{part}} was removed in {{count}} places.',
    zh: '已在 {{count}} 處移除{{role}} {{part}}。',
  },
  LOGIC_PART_REPOSITIONED: {
    en: 'The {{role}} {{part}} was moved within {{within}}.',
    zh: '{{role}} {{part}} 已在 {{within}} 中移動。',
  },
  LOGIC_PARTS_REORDERED: {
    en: 'The order was changed from {{before}} to {{after}}.',
    zh: '次序已由 {{before}} 改為 {{after}}。',
  },
  LOGIC_PART_MOVED: {
    en: '{{part}} was moved from {{from}} to {{within}}.',
    zh: '{{part}} 已從 {{from}} 移至 {{within}}。',
  },
  LOGIC_CHANGED: { en: '{{before}} was changed to {{after}}.', zh: '{{before}} 已改為 {{after}}。' },
  LOGIC_CHANGED_WITHIN: {
    en: '{{before}} was changed to {{after}} in {{within}}.',
    zh: '{{within}} 中的 {{before}} 已改為 {{after}}。',
  },
  LOGIC_CHANGED_IN_PLACES: {
    en: '{{before}} was changed to {{after}} in {{count}} places.',
    zh: '{{count}} 處的 {{before}} 已改為 {{after}}。',
  },
  LOGIC_CHANGED_UNSEEN: {
    en: '{{part}} was changed in a way that its short form does not show.',
    zh: '{{part}} 已更改，但其簡短寫法沒有顯示該項更改。',
  },
  LOGIC_WRAPPED: { en: '{{part}} was wrapped in {{wrapper}}.', zh: '{{part}} 已放入 {{wrapper}}。' },
  LOGIC_WRAPPED_IN_PLACES: {
    en: '{{count}} expressions were wrapped in {{wrapper}}.',
    zh: '{{count}} 個運算式已放入 {{wrapper}}。',
  },
  LOGIC_UNWRAPPED: { en: '{{wrapper}} around {{part}} was removed.', zh: '{{part}} 外層的 {{wrapper}} 已移除。' },
  LOGIC_UNWRAPPED_IN_PLACES: {
    en: '{{wrapper}} was removed in {{count}} places.',
    zh: '{{count}} 處的 {{wrapper}} 已移除。',
  },
  LOGIC_DIFFERENCES_OMITTED: { en: 'Further changes not shown: {{count}}.', zh: '另有 {{count}} 項更改沒有顯示。' },
  // Of decision tables.
  DECISION_ROW_ADDED: { en: 'Row {{row}} added: {{content}}', zh: '已加入第 {{row}} 列：{{content}}' },
  DECISION_ROW_REMOVED: { en: 'Row {{row}} removed: {{content}}', zh: '已移除第 {{row}} 列：{{content}}' },
  DECISION_ROW_MOVED: {
    en: 'Row {{from}} moved to row {{row}}: {{content}}',
    zh: '第 {{from}} 列已移至第 {{row}} 列：{{content}}',
  },
  DECISION_ROW_OF_TABLE: { en: 'Row {{row}}: {{content}}', zh: '第 {{row}} 列：{{content}}' },
  DECISION_COLUMNS_OF_TABLE: {
    en: 'Conditions: {{conditions}}. Outcomes: {{outcomes}}.',
    zh: '條件：{{conditions}}。結果：{{outcomes}}。',
  },
  DECISION_HIT_OF_TABLE: { en: 'When several rows match: {{hit}}', zh: '多列符合時：{{hit}}' },
  DECISION_PRIORITY_OF_TABLE: { en: 'Priority of {{column}}: {{values}}', zh: '{{column}} 的優先次序：{{values}}' },
  DECISION_DEFAULT_OF_TABLE: { en: 'If no row matches: {{outcome}}', zh: '沒有列符合時：{{outcome}}' },
  DECISION_ROWS_OMITTED: { en: 'Further rows: {{count}}', zh: '其餘列數：{{count}}' },
  LOGIC_IN_SHORT: { en: '{{logic}}', zh: '{{logic}}' },
  DECISION_ROW_CHANGED: { en: 'Row {{row}}: {{changes}}', zh: '第 {{row}} 列：{{changes}}' },
  DECISION_ROWS_CHANGED: { en: 'Rows {{rows}}: {{changes}}', zh: '第 {{rows}} 列：{{changes}}' },
  DECISION_MANY_ROWS_CHANGED: {
    en: '{{count}} rows ({{rows}}, …): {{changes}}',
    zh: '{{count}} 列（{{rows}}……）：{{changes}}',
  },
  DECISION_CHANGE_CONTINUED: { en: '{{change}};', zh: '{{change}}；' },
  DECISION_CELL_CHANGED: { en: '{{column}} {{before}} → {{after}}', zh: '{{column}} {{before}} → {{after}}' },
  DECISION_CELL_SET: { en: '{{column}} {{after}}', zh: '{{column}} {{after}}' },
  DECISION_COLUMN_ADDED: { en: 'Column {{column}} added', zh: '已加入欄 {{column}}' },
  DECISION_COLUMN_REMOVED: { en: 'Column {{column}} removed', zh: '已移除欄 {{column}}' },
  DECISION_OUTCOME_ADDED: { en: 'Outcome {{column}} added', zh: '已加入結果 {{column}}' },
  DECISION_OUTCOME_REMOVED: { en: 'Outcome {{column}} removed', zh: '已移除結果 {{column}}' },
  DECISION_COLUMN_RENAMED: {
    en: 'Column {{before}} renamed to {{after}}',
    zh: '欄 {{before}} 已改名為 {{after}}',
  },
  DECISION_COLUMNS_REORDERED: { en: 'Columns reordered: {{columns}}', zh: '欄已重新排列：{{columns}}' },
  DECISION_COLUMN_READS: {
    en: 'Column {{column}} is now {{after}} instead of {{before}}',
    zh: '欄 {{column}} 現為 {{after}}，原為 {{before}}',
  },
  DECISION_PRIORITY_CHANGED: {
    en: 'Priority of {{column}}: {{before}} → {{after}}',
    zh: '{{column}} 的優先次序：{{before}} → {{after}}',
  },
  DECISION_WITHOUT_PRIORITY: { en: 'none', zh: '無' },
  DECISION_HIT_CHANGED: {
    en: 'When several rows match: {{before}} → {{after}}',
    zh: '多列同時符合時：{{before}} → {{after}}',
  },
  DECISION_DEFAULT_CHANGED: {
    en: 'When no row matches: {{before}} → {{after}}',
    zh: '沒有列符合時：{{before}} → {{after}}',
  },
  DECISION_WITHOUT_DEFAULT: { en: 'error', zh: '錯誤' },
  DECISION_HIT_UNIQUE: { en: 'unique', zh: '唯一' },
  DECISION_HIT_ANY: { en: 'any', zh: '任何' },
  DECISION_HIT_PRIORITY: { en: 'priority', zh: '優先次序' },
  DECISION_HIT_FIRST: { en: 'first', zh: '首個' },
  DECISION_HIT_RULE_ORDER: { en: 'rule order', zh: '規則次序' },
  DECISION_HIT_OUTPUT_ORDER: { en: 'output order', zh: '輸出次序' },
  DECISION_HIT_COLLECT: { en: 'collect', zh: '收集' },
  DECISION_HIT_SUM: { en: 'sum', zh: '總和' },
  DECISION_HIT_MINIMUM: { en: 'minimum', zh: '最小值' },
  DECISION_HIT_MAXIMUM: { en: 'maximum', zh: '最大值' },
  DECISION_HIT_COUNT: { en: 'count', zh: '數目' },
  // Of texts, which are compared before they are parsed.
  LOGIC_NOT_JSON: {
    en: 'The logic was changed. Edits are not shown, as one version is not valid JSON.',
    zh: '邏輯已更改。由於其中一個版本不是有效的 JSON，因此沒有顯示各項更改。',
  },
  LOGIC_REFORMATTED: { en: 'Only the formatting of the logic was changed.', zh: '只更改了邏輯的格式。' },
  LOGIC_TOO_LARGE_TO_COMPARE: {
    en: 'The logic was changed. Edits are not shown, as it is too large.',
    zh: '邏輯已更改。由於邏輯太大，因此沒有顯示各項更改。',
  },
  // Words inside the sentences.
  LOGIC_ARGUMENT: { en: 'argument', zh: '參數' },
  LOGIC_BRANCH: { en: 'branch', zh: '分支' },
  LOGIC_CONDITION: { en: 'condition', zh: '條件' },
  LOGIC_FACTOR: { en: 'factor', zh: '因子' },
  LOGIC_ITEM: { en: 'item', zh: '項目' },
  LOGIC_MEMBER: { en: 'entry', zh: '欄位' },
  LOGIC_DEFAULT: { en: 'default result', zh: '預設結果' },
  LOGIC_TERM: { en: 'term', zh: '項' },
} as const;
