export const benefitsSentences = {
  BENEFIT_NULL: {
    en: 'This benefit is null. Send a benefit, or omit it.',
    zh: '此保障為 null。請傳送保障，或將其省略。',
  },
  PARENT_KEYS_MAX: {
    en: 'There are {{count}} parent option keys; a benefit can have at most {{max}}.',
    zh: '現有 {{count}} 個上層選項鍵，每項保障最多可有 {{max}} 個。',
  },
  BENEFIT_VALUE_ROUNDED: {
    en: 'The value contains an integer that was rounded in transit. Send it as valueJsonString.',
    zh: '值含有在傳送中被約整的整數。請以 valueJsonString 傳送。',
  },
  BENEFITS_MAX: {
    en: 'There would be {{count}} benefits; a product can have at most {{max}}.',
    zh: '保障將有 {{count}} 項，每個產品最多可有 {{max}} 項。',
  },
  BENEFIT_BENEATH_ITSELF: {
    en: 'The benefit {{typeId}} cannot be moved beneath itself. Choose a parent outside its branch.',
    zh: '保障「{{typeId}}」不可移到自己之下。請選擇其分支以外的上層。',
  },
  BENEFIT_BRANCH_TOO_DEEP: {
    en: 'The branch of benefit {{typeId}} would reach level {{level}}; benefits can be nested up to {{max}} levels.',
    zh: '保障「{{typeId}}」的分支將達第 {{level}} 層，保障最多可有 {{max}} 層。',
  },
  OPTION_BEFORE_FOREIGN: {
    en: 'An option of benefit {{typeId}} can only be positioned before another option of that benefit.',
    zh: '保障「{{typeId}}」的選項只可放在同一保障的另一個選項之前。',
  },
  SIBLING_UNKNOWN: {
    en: 'The benefit {{siblingTypeId}} to position it before does not exist.',
    zh: '找不到要放在其前的保障「{{siblingTypeId}}」。',
  },
  SIBLING_OF_OTHER_PARENT: {
    en: 'The benefit {{typeId}} can only be positioned before a benefit with the same parent.',
    zh: '保障「{{typeId}}」只可放在同一上層的保障之前。',
  },
  BENEFIT_HAS_ONLY_OPTIONS: {
    en: 'The benefit {{typeId}} has only options, so this can only be changed on an option. Send its option key.',
    zh: '保障「{{typeId}}」只有選項，因此只可在選項上修改。請傳送選項鍵。',
  },
  PARENT_BENEFIT_UNKNOWN: {
    en: 'The parent benefit {{parentTypeId}} does not exist.',
    zh: '上層保障「{{parentTypeId}}」不存在。',
  },
  BENEFIT_CYCLE: {
    en: 'The branch of benefit {{typeId}} contains a cycle. Choose another parent for one of its benefits, or none.',
    zh: '保障「{{typeId}}」的分支形成循環。請為其中一項保障選擇另一個上層，或不設上層。',
  },
  BENEFIT_TOO_DEEP: {
    en: 'The benefit {{typeId}} is on level {{level}}; benefits can be nested up to {{max}} levels.',
    zh: '保障「{{typeId}}」在第 {{level}} 層，保障最多可有 {{max}} 層。',
  },
  BENEFIT_TAKEN: {
    en: 'The {{benefit}} already exists. Each needs its own type id and option key.',
    zh: '{{benefit}}已經存在。每項須有各自的類型 ID 及選項鍵。',
  },
  BENEFIT_TWICE: {
    en: 'The {{benefit}} is already at position {{position}}. Each needs its own type id and option key.',
    zh: '{{benefit}}已在位置 {{position}}。每項須有各自的類型 ID 及選項鍵。',
  },
  BENEFIT_AT_TOP: {
    en: 'The benefit {{typeId}} is already at the top; all its options must have the same parent.',
    zh: '保障「{{typeId}}」已在最上層；其所有選項須有相同的上層。',
  },
  BENEFIT_UNDER_OTHER: {
    en: 'The benefit {{typeId}} is already under {{parent}}; all its options must have the same parent.',
    zh: '保障「{{typeId}}」已在「{{parent}}」之下；其所有選項須有相同的上層。',
  },
  BENEFIT_BEFORE_UNKNOWN: {
    en: 'The {{benefit}} to position it before does not exist.',
    zh: '找不到要放在其前的{{benefit}}。',
  },
  BENEFIT_UNKNOWN: { en: 'There is no {{benefit}}.', zh: '沒有{{benefit}}。' },
  BENEFIT_NOT_FORMATTED: {
    en: 'The {{benefit}} cannot be formatted: its value, its text and the result may have {{max}} characters each. Shorten the text, or read rawData.',
    zh: '無法格式化{{benefit}}：其值、文字及結果各最多可有 {{max}} 個字元。請縮短文字，或讀取 rawData。',
  },
  BENEFIT_NAMED: { en: 'benefit {{typeId}}', zh: '保障「{{typeId}}」' },
  OPTION_NAMED: { en: 'option {{optionKey}} of benefit {{typeId}}', zh: '保障「{{typeId}}」的選項「{{optionKey}}」' },
} as const;
