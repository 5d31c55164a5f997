export const componentsSentences = {
  COMPONENT_NAME_INVALID: {
    en: 'A component name is PascalCase: letters and digits that begin with a capital, such as QuoteForm.',
    zh: '元件名稱為 PascalCase：以大寫字母開首的英文字母及數字，例如 QuoteForm。',
  },
  COMPONENT_NAME_RESERVED: {
    en: 'The name {{name}} belongs to {{owner}}. Choose another, such as {{name}}Part.',
    zh: '名稱「{{name}}」屬於 {{owner}}。請選擇另一個，例如 {{name}}Part。',
  },
  RENAMED_TEMPLATE_UNREADABLE: {
    en: 'The template of {{name}} cannot be read (line {{line}}), so the new name cannot be entered there. Correct that template first.',
    zh: '無法讀取「{{name}}」的模板（第 {{line}} 行），因此無法在其中寫入新名稱。請先更正該模板。',
  },
  RENAMED_TOO_LARGE: {
    en: '{{name}} would be too large with the new name. Shorten that component, or choose a shorter name.',
    zh: '使用新名稱後，「{{name}}」會過大。請縮短該元件，或選擇較短的名稱。',
  },
  RENAMED_USERS_MAX: {
    en: 'The component is used by {{count}} components; it can be renamed only while at most {{max}} use it.',
    zh: '此元件由 {{count}} 個元件使用；最多由 {{max}} 個元件使用時才可改名。',
  },
  RENAMED_BYTES_MAX: {
    en: 'The components that use this one total {{size}} MB; at most {{max}} MB can be renamed.',
    zh: '使用此元件的元件合共 {{size}} MB；最多可改名 {{max}} MB。',
  },
  COMPONENT_JSON_MISSING: { en: 'The JSON of the component is required.', zh: '必須提供元件的 JSON。' },
  COMPONENT_JSON_NOT_OBJECT: {
    en: 'The JSON of the component must be a JSON object.',
    zh: '元件的 JSON 必須為 JSON 物件。',
  },
  COMPONENT_SCRIPT_NOT_TEXT: {
    en: "The editorScript must be the text of the component's script.",
    zh: 'editorScript 必須為元件指令碼的文字。',
  },
  COMPONENT_USES_MAX: {
    en: 'The component uses {{count}} other components; at most {{max}} are allowed.',
    zh: '元件使用 {{count}} 個其他元件，上限為 {{max}} 個。',
  },
  COMPONENT_IN_USE: {
    en: '{{name}} is used by {{places}}. Remove it there first.',
    zh: '「{{name}}」由 {{places}} 使用。請先在該處移除。',
  },
  COMPONENT_UNKNOWN: { en: 'There is no component with this id.', zh: '沒有使用此 ID 的元件。' },
  COMPONENT_TAKEN: {
    en: 'A component {{name}} already exists; names are not case-sensitive. Choose another name.',
    zh: '元件「{{name}}」已經存在；名稱不分大小寫。請選擇另一個名稱。',
  },
  NAME_OCCURS_TWICE: { en: '{{name}} occurs more than once.', zh: '「{{name}}」出現超過一次。' },
  RENAMED_SCRIPT_UNREADABLE: {
    en: 'The script of {{name}} cannot be read, so the new name cannot be entered there. Correct that script first.',
    zh: '無法讀取「{{name}}」的指令碼，因此無法在其中寫入新名稱。請先更正該指令碼。',
  },
  RENAMED_NAME_TAKEN: {
    en: 'The script of {{name}} uses the name {{to}} for something else. Choose another name.',
    zh: '「{{name}}」的指令碼已將名稱「{{to}}」用於其他用途。請選擇另一個名稱。',
  },
  RENAMED_COMPUTED: {
    en: '{{name}} computes which component it shows, and its script contains the text {{from}}. Change that text first.',
    zh: '「{{name}}」以計算決定顯示的元件，而其指令碼含有文字「{{from}}」。請先更改該文字。',
  },
  IN_APP: { en: 'the app {{appId}} ({{pages}})', zh: '應用程式「{{appId}}」（{{pages}}）' },
  IN_COMPONENT: { en: 'the component {{name}}', zh: '元件「{{name}}」' },
  LISTED: { en: '{{first}}, {{others}}', zh: '{{first}}、{{others}}' },
} as const;
