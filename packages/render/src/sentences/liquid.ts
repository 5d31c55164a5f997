export const liquidSentences = {
  // The rendering as a whole.
  LIQUID_BUSY: {
    en: 'Too many texts are being rendered at the moment. Try again shortly.',
    zh: '目前正在產生太多文字。請稍後再試。',
  },
  LIQUID_BUSY_TENANT: {
    en: 'Too many texts of your tenant are waiting to be rendered. Try again shortly.',
    zh: '你的租戶等候產生的文字過多。請稍後再試。',
  },
  LIQUID_BUSY_USER: {
    en: 'Too many of your texts are waiting to be rendered. Try again when some of them are done.',
    zh: '你等候產生的文字過多。請待部分文字完成後再試。',
  },
  LIQUID_CANCELED: { en: 'Rendering was canceled.', zh: '產生文字的工作已取消。' },
  LIQUID_DATA_MAX: { en: 'The data is larger than {{mebibytes}} MiB.', zh: '資料超過 {{mebibytes}} MiB。' },
  LIQUID_DATA_UNREADABLE: { en: 'The data cannot be read: {{fault}}', zh: '無法讀取資料：{{fault}}' },
  LIQUID_MEMORY_MAX: {
    en: 'This produces more text or longer lists than one rendering can hold in memory.',
    zh: '此處產生的文字或列表超出一次處理的記憶體上限。',
  },
  LIQUID_OUTPUT_MAX: {
    en: 'The rendered text is longer than {{mebibytes}} MiB.',
    zh: '產生的文字超過 {{mebibytes}} MiB。',
  },
  LIQUID_STOPPED: { en: 'Rendering stopped: {{fault}}', zh: '產生文字的工作已停止：{{fault}}' },
  LIQUID_TEMPLATE_MAX: {
    en: 'The template is longer than {{count}} characters.',
    zh: '模板超過 {{count}} 個字元。',
  },
  LIQUID_TIME_MAX: {
    en: 'The rendering took too long. A loop may repeat too often.',
    zh: '產生文字的時間過長。可能有迴圈重複過多。',
  },
  LIQUID_TOTAL_TIME_MAX: {
    en: 'The rendering took too long. A loop may repeat too often, or the template, of {{count}} characters, may be too large.',
    zh: '產生文字的時間過長。可能有迴圈重複過多，或模板（{{count}} 個字元）過大。',
  },
  // Tags.
  LIQUID_ASSIGN_FORM: {
    en: '`assign` is written `{% assign name = value %}`.',
    zh: '`assign` 的寫法是 `{% assign name = value %}`。',
  },
  LIQUID_BLOCKS_DEPTH_MAX: {
    en: 'Blocks may be nested up to {{depth}} levels deep.',
    zh: '區塊最多可有 {{depth}} 層。',
  },
  LIQUID_BLOCK_NOT_BEGUN: {
    en: '`{{name}}` has no matching `{{begin}}` before it.',
    zh: '`{{name}}` 之前沒有對應的 `{{begin}}`。',
  },
  LIQUID_BLOCK_NOT_CLOSED: {
    en: '`{{name}}` is never closed: `{% end{{name}} %}` is missing.',
    zh: '`{{name}}` 沒有結束：欠缺 `{% end{{name}} %}`。',
  },
  LIQUID_CAPTURE_FORM: {
    en: '`capture` is written `{% capture name %}`.',
    zh: '`capture` 的寫法是 `{% capture name %}`。',
  },
  LIQUID_COMMENT_FORM: {
    en: 'Every line of this comment begins with `#`.',
    zh: '此註解的每一行須以 `#` 開頭。',
  },
  LIQUID_CYCLE_FORM: {
    en: "`cycle` is written `{% cycle 'one', 'two' %}`.",
    zh: "`cycle` 的寫法是 `{% cycle 'one', 'two' %}`。",
  },
  LIQUID_ELSE_TWICE: { en: 'There can be only one `else`.', zh: '只可有一個 `else`。' },
  LIQUID_ELSIF_AFTER_ELSE: { en: '`elsif` comes before `else`.', zh: '`elsif` 須在 `else` 之前。' },
  LIQUID_FOR_FORM: {
    en: '`for` is written `{% for item in list %}`.',
    zh: '`for` 的寫法是 `{% for item in list %}`。',
  },
  LIQUID_LOOP_HAS_MORE: {
    en: '`{{name}}` accepts neither a filter nor anything else here: prepare the list with `assign` before it.',
    zh: '`{{name}}` 在此不接受篩選器或其他內容：請先以 `assign` 準備列表。',
  },
  LIQUID_LOOP_PARAMETER_NOT_WHOLE: {
    en: '`{{name}}` of `{{tag}}` must be a whole number, but this is "{{value}}".',
    zh: '`{{tag}}` 的 `{{name}}` 必須為整數，但此處是「{{value}}」。',
  },
  LIQUID_LOOP_PARAMETER_UNKNOWN: {
    en: '`{{tag}}` has no parameter "{{name}}". It takes {{known}}.',
    zh: '`{{tag}}` 沒有參數「{{name}}」。可用的參數是 {{known}}。',
  },
  LIQUID_OUTPUT_NOT_CLOSED: {
    en: 'This `{{brackets}}` is never closed: `}}` is missing.',
    zh: '此 `{{brackets}}` 沒有結束：欠缺 `}}`。',
  },
  LIQUID_PARTS_UNSUPPORTED: {
    en: '`{{name}}` is not supported: a template cannot include other templates or files.',
    zh: '不支援 `{{name}}`：模板不能包含其他模板或檔案。',
  },
  LIQUID_PART_MISPLACED: {
    en: '`{{name}}` is only allowed inside {{blocks}}.',
    zh: '`{{name}}` 只可用於 {{blocks}} 之內。',
  },
  LIQUID_TABLEROW_FORM: {
    en: '`tablerow` is written `{% tablerow item in list %}`.',
    zh: '`tablerow` 的寫法是 `{% tablerow item in list %}`。',
  },
  LIQUID_TAG_HAS_MORE: { en: 'This tag must not contain anything else.', zh: '此標籤不可包含其他內容。' },
  LIQUID_TAG_NAMELESS: {
    en: 'A tag begins with its name, such as `{% if … %}`.',
    zh: '標籤以其名稱開頭，例如 `{% if … %}`。',
  },
  LIQUID_TAG_NOT_CLOSED: {
    en: 'This `{%` is never closed: `%}` is missing.',
    zh: '此 `{%` 沒有結束：欠缺 `%}`。',
  },
  LIQUID_TAG_UNKNOWN: { en: 'There is no tag "{{name}}".', zh: '沒有標籤「{{name}}」。' },
  LIQUID_WHEN_FORM: {
    en: 'The values of `when` are separated by `,` or `or`.',
    zh: '`when` 的值以 `,` 或 `or` 分隔。',
  },
  LIQUID_WHEN_WITHOUT_VALUE: {
    en: 'A `when` of this `case` has no value.',
    zh: '此 `case` 有一個 `when` 沒有值。',
  },
  // Values and filters.
  LIQUID_ADDRESS_NOT_ENCODED: { en: 'This is not an encoded web address.', zh: '這不是已編碼的網址。' },
  LIQUID_BRACKET_NOT_CLOSED: {
    en: 'This `[` is never closed: `]` is missing.',
    zh: '此 `[` 沒有結束：欠缺 `]`。',
  },
  LIQUID_CANNOT_EVALUATE: { en: 'This could not be evaluated: {{fault}}', zh: '無法計算此處：{{fault}}' },
  LIQUID_DATE_DIRECTIVE_UNKNOWN: {
    en: '`date` has no directive "{{directive}}".',
    zh: '`date` 沒有格式代碼「{{directive}}」。',
  },
  LIQUID_FILTER_NAMED_VALUE_UNKNOWN: {
    en: '`{{filter}}` has no value named "{{name}}".',
    zh: '`{{filter}}` 沒有名為「{{name}}」的值。',
  },
  LIQUID_FILTER_NAMELESS: {
    en: 'The name of a filter is missing after `|`.',
    zh: '`|` 之後欠缺篩選器的名稱。',
  },
  LIQUID_FILTER_NEEDS_VALUE: {
    en: 'The filter `{{name}}` needs a value after `:`.',
    zh: '篩選器 `{{name}}` 需要在 `:` 之後有一個值。',
  },
  LIQUID_FILTER_TAKES_NO_VALUE: {
    en: '`{{filter}}` takes no value after it.',
    zh: '`{{filter}}` 之後不可有值。',
  },
  LIQUID_FILTER_UNKNOWN: { en: 'There is no filter "{{name}}".', zh: '沒有篩選器「{{name}}」。' },
  LIQUID_FILTER_VALUES_AT_MOST: {
    en: '`{{filter}}` takes at most {{most}} values after `:`, and has {{given}}.',
    zh: '`{{filter}}` 在 `:` 之後最多可有 {{most}} 個值，但有 {{given}} 個。',
  },
  LIQUID_FILTER_VALUES_COUNT: {
    en: '`{{filter}}` takes {{count}} values after `:`, and has {{given}}.',
    zh: '`{{filter}}` 在 `:` 之後須有 {{count}} 個值，但有 {{given}} 個。',
  },
  LIQUID_FILTER_VALUES_RANGE: {
    en: '`{{filter}}` takes {{least}} to {{most}} values after `:`, and has {{given}}.',
    zh: '`{{filter}}` 在 `:` 之後須有 {{least}} 至 {{most}} 個值，但有 {{given}} 個。',
  },
  LIQUID_FILTER_VALUE_AT_MOST: {
    en: '`{{filter}}` takes at most 1 value after `:`, and has {{given}}.',
    zh: '`{{filter}}` 在 `:` 之後最多可有 1 個值，但有 {{given}} 個。',
  },
  LIQUID_FILTER_VALUE_COUNT: {
    en: '`{{filter}}` takes 1 value after `:`, and has {{given}}.',
    zh: '`{{filter}}` 在 `:` 之後須有 1 個值，但有 {{given}} 個。',
  },
  LIQUID_FILTER_VALUES_FORM: {
    en: 'After the name of a filter comes `:` and its values, or nothing.',
    zh: '篩選器名稱之後須為 `:` 及其值，或沒有任何內容。',
  },
  LIQUID_NESTED_TOO_DEEPLY: { en: 'This is nested too deeply.', zh: '此處的層數過多。' },
  LIQUID_NOT_BASE64: { en: 'This is not valid Base64 text.', zh: '這不是有效的 Base64 文字。' },
  LIQUID_OPERATOR_MISSING: {
    en: 'An operator is missing here: two values are side by side.',
    zh: '此處欠缺運算子：兩個值並列。',
  },
  LIQUID_PIPE_MISSING: {
    en: 'The text after the value does not belong here: a filter begins with `|`.',
    zh: '值之後的文字不屬於此處：篩選器以 `|` 開頭。',
  },
  LIQUID_RANGE_FORM: { en: 'A range is written `(1..5)`.', zh: '範圍的寫法是 `(1..5)`。' },
  LIQUID_TEXT_MISPLACED: { en: 'This text does not belong here.', zh: '此文字不屬於此處。' },
  LIQUID_VALUE_MISSING: { en: 'A value is missing here.', zh: '此處欠缺值。' },
  LIQUID_VALUE_MISSING_AFTER: { en: 'A value is missing after this.', zh: '此處之後欠缺值。' },
  LIQUID_VALUE_MISSING_BEFORE: {
    en: 'A value is missing before `{{operator}}`.',
    zh: '`{{operator}}` 之前欠缺值。',
  },
  LIQUID_VALUE_MISSING_OR_WRONG: {
    en: 'A value is missing here, or is not written correctly.',
    zh: '此處欠缺值，或值的寫法不正確。',
  },
  LIQUID_ZONE_UNKNOWN: { en: 'There is no time zone "{{zone}}".', zh: '沒有時區「{{zone}}」。' },
  // Data that a filter cannot process.
  LIQUID_CONCAT_NEEDS_LIST: {
    en: '`concat` needs a list, but this is "{{value}}".',
    zh: '`concat` 需要列表，但此處是「{{value}}」。',
  },
  LIQUID_DIVIDED_BY_FORM: {
    en: '`divided_by` takes a number, and `true` after it for a whole result.',
    zh: '`divided_by` 接受一個數字，其後可加 `true` 以取得整數。',
  },
  LIQUID_DIVISION_BY_ZERO: {
    en: '`{{filter}}` cannot divide by 0 or by a value that is not a number.',
    zh: '`{{filter}}` 不能除以 0 或非數字的值。',
  },
  LIQUID_FILTER_LOOKS_IN_OBJECTS: {
    en: '`{{filter}}` looks for "{{property}}" in objects, but found {{found}}.',
    zh: '`{{filter}}` 在物件中尋找「{{property}}」，但找到的是「{{found}}」。',
  },
  LIQUID_FILTER_NEEDS_NUMBER: {
    en: '`{{filter}}` needs a number, but this is "{{value}}".',
    zh: '`{{filter}}` 需要數字，但此處是「{{value}}」。',
  },
  LIQUID_FILTER_NEEDS_PLAIN_NUMBER: {
    en: '`{{filter}}` needs a number, but this is "{{value}}". Calculate with the amount itself, and format the result last.',
    zh: '`{{filter}}` 需要數字，但此處是「{{value}}」。請以金額本身計算，最後才設定結果的格式。',
  },
  LIQUID_FILTER_NEEDS_WHOLE_NUMBER: {
    en: '`{{filter}}` needs a whole number, but this is "{{value}}".',
    zh: '`{{filter}}` 需要整數，但此處是「{{value}}」。',
  },
  LIQUID_MAP_NEEDS_OBJECTS: {
    en: '`map` reads "{{property}}" from objects, but found {{found}}.',
    zh: '`map` 從物件讀取「{{property}}」，但找到的是「{{found}}」。',
  },
  LIQUID_MONEY_NEEDS_CURRENCY: {
    en: '`money` needs a currency code such as HKD, but this is "{{currency}}".',
    zh: '`money` 需要貨幣代碼，例如 HKD，但此處是「{{currency}}」。',
  },
  LIQUID_NUMBER_DIGITS: {
    en: '`number` takes 0 to 20 digits after the point.',
    zh: '`number` 接受 0 至 20 個小數位。',
  },
  LIQUID_NUMBER_TOO_LONG: {
    en: '`{{filter}}` cannot calculate with {{number}}, which has more digits than a calculation keeps. Use a number with fewer.',
    zh: '`{{filter}}` 無法以 {{number}} 計算，其位數超出計算可保留的位數。請使用位數較少的數字。',
  },
  LIQUID_RESULT_TOO_LARGE: {
    en: 'The result is above 9,007,199,254,740,991, where a calculation loses digits.',
    zh: '結果大於 9,007,199,254,740,991，計算會失去部分數位。',
  },
  LIQUID_SLICE_FORM: {
    en: '`slice` takes whole numbers: where to begin, and how many.',
    zh: '`slice` 接受整數：起始位置及數目。',
  },
  LIQUID_SORT_INCOMPARABLE: {
    en: '`sort` cannot compare "{{one}}" with "{{other}}". Sort by a property, or compare texts with `sort_natural`.',
    zh: '`sort` 無法比較「{{one}}」與「{{other}}」。請按屬性排序，或以 `sort_natural` 比較文字。',
  },
  // Output that differs from the intent.
  LIQUID_ITEM_LACKS_FIELD: {
    en: 'An item of the list has no {{field}}: nothing is shown for {{path}}.',
    zh: '列表中有項目沒有 {{field}}：{{path}} 的位置不會顯示任何內容。',
  },
  LIQUID_NOT_A_DATE: {
    en: '"{{text}}" is not a date, and is shown as it is. Write dates as YYYY-MM-DD or DD/MM/YYYY.',
    zh: '「{{text}}」不是日期，會按原樣顯示。請以 YYYY-MM-DD 或 DD/MM/YYYY 書寫日期。',
  },
  LIQUID_OBJECT_SHOWN: {
    en: 'This is an object or a list of objects, and is shown as JSON. Show one of its fields.',
    zh: '這是物件或物件的列表，會以 JSON 顯示。請顯示其中一個欄位。',
  },
} as const;
