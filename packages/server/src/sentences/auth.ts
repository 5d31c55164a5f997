export const authSentences = {
  TOKEN_INVALID: { en: 'Invalid or expired token', zh: '權杖無效或已過期' },
  USER_TAKEN: { en: 'A user with the address {{email}} already exists.', zh: '已有使用地址「{{email}}」的用戶。' },
  USER_UNKNOWN: { en: 'This user does not exist or has been removed.', zh: '找不到此用戶，可能已被移除。' },
  OWN_ACCOUNT: {
    en: 'You cannot deactivate your own account. Another administrator can do this.',
    zh: '你不可停用自己的帳戶。可由另一名管理員停用。',
  },
  LAST_ADMINISTRATOR: {
    en: 'This is the last active administrator of the tenant. Make another active user an administrator first.',
    zh: '這是租戶最後一名啟用中的管理員。請先將另一名啟用中的用戶設為管理員。',
  },
  INVITED_ALREADY: {
    en: 'Only a user who has not chosen a password yet can be invited again.',
    zh: '只可再次邀請尚未設定密碼的用戶。',
  },
  FACTOR_SETUP_NOT_STARTED: {
    en: 'No second factor is being set up, or the setup started more than 30 minutes ago. Start again.',
    zh: '沒有正在進行的雙重認證設定，或設定已開始超過 30 分鐘。請重新開始。',
  },
  FACTOR_SETUP_CODE_WRONG: {
    en: 'This code is incorrect. Enter the one that your authenticator app shows now.',
    zh: '驗證碼不正確。請輸入驗證器應用程式目前顯示的驗證碼。',
  },
  FACTOR_NOT_SET_UP: { en: 'A second factor is not set up.', zh: '尚未設定雙重認證。' },
  FACTOR_REQUIRED_BY_TENANT: {
    en: 'Your tenant requires a second factor. To change to another device, set up a new one: it replaces this one.',
    zh: '你的租戶規定使用雙重認證。如要改用另一部裝置，請重新設定以取代現有設定。',
  },
  FACTOR_OF_YOURSELF_FIRST: {
    en: 'Set up a second factor for yourself first: turning this on signs out everyone who has none.',
    zh: '請先為自己設定雙重認證：開啟此規定會登出所有未有設定的用戶。',
  },
  SIGN_IN_ENDED: { en: 'The sign-in has ended. Sign in again.', zh: '登入已結束。請重新登入。' },
  CURRENT_PASSWORD_MISSING: { en: 'Enter your current password.', zh: '請輸入目前密碼。' },
  SECOND_FACTOR_MISSING: {
    en: 'Enter the code of your authenticator app, or a recovery code.',
    zh: '請輸入驗證器應用程式的驗證碼，或備用碼。',
  },
  CURRENT_PASSWORD_WRONG: { en: 'The current password is incorrect.', zh: '目前密碼不正確。' },
  SECOND_FACTOR_WRONG: {
    en: 'This code is incorrect or has already been used. Enter the one that your authenticator app shows now, or an unused recovery code.',
    zh: '驗證碼不正確或已被使用。請輸入驗證器應用程式目前顯示的驗證碼，或未使用的備用碼。',
  },
  CLIENT_UNKNOWN: {
    en: 'The app {{clientId}} does not exist. Use one of {{clientIds}}.',
    zh: '應用程式「{{clientId}}」不存在。請使用 {{clientIds}} 其中之一。',
  },
  SESSION_UNKNOWN: {
    en: 'This session does not exist or has already ended. Reload the list of sessions.',
    zh: '找不到此登入，可能已經結束。請重新載入登入列表。',
  },
  SIGN_IN_WRONG: { en: 'Incorrect login information', zh: '登入資料不正確' },
  ACCOUNT_EMAIL_MISSING: { en: 'Enter the email address of the account.', zh: '請輸入帳戶的電郵地址。' },
  LINK_USED: {
    en: 'This link has been used, replaced by a newer one, or has expired. Request a new link.',
    zh: '此連結已被使用、已由較新的連結取代，或已過期。請索取新的連結。',
  },
  NEW_PASSWORD_MISSING: { en: 'Enter a new password.', zh: '請輸入新密碼。' },
  PASSWORD_COMBINING_MARKS: {
    en: 'The password has more than 30 combining marks in a row. Use fewer of them.',
    zh: '密碼有超過 30 個連續的組合符號。請減少使用。',
  },
  FACTOR_NEEDED_FOR_VISITORS: {
    en: 'This tenant requires a second factor. Sign in to the studio to set it up.',
    zh: '此租戶規定使用雙重認證。請登入 Studio 進行設定。',
  },
  APP_WITHOUT_SIGN_IN: { en: 'Nobody can sign in to this app.', zh: '此應用程式不設登入。' },
  TENANT_USER_TAKEN: {
    en: 'The tenant {{tenantId}} already has a user {{email}}.',
    zh: '租戶「{{tenantId}}」已有用戶「{{email}}」。',
  },
  TENANT_USER_WITHOUT_FACTOR: {
    en: 'The user {{email}} of the tenant {{tenantId}} has no second factor. Nothing was changed.',
    zh: '租戶「{{tenantId}}」的用戶「{{email}}」沒有雙重認證。沒有作出任何修改。',
  },
  TENANT_USER_UNKNOWN: {
    en: 'The tenant {{tenantId}} has no user {{email}}.',
    zh: '租戶「{{tenantId}}」沒有用戶「{{email}}」。',
  },
  EMAIL_MISSING: { en: 'Enter an email address.', zh: '請輸入電郵地址。' },
  EMAIL_TOO_LONG: { en: 'Use an email address of at most 254 characters.', zh: '請使用最多 254 個字元的電郵地址。' },
  EMAIL_INVALID: {
    en: 'This is not an email address. Enter one such as ada@insurer.example.',
    zh: '這不是電郵地址。請輸入例如 ada@insurer.example 的地址。',
  },
  TOO_MANY_ATTEMPTS: {
    en: 'Too many attempts. Wait {{minutes}} minutes, then try again.',
    zh: '嘗試次數過多。請等候 {{minutes}} 分鐘後再試。',
  },
  TOO_MANY_ATTEMPTS_BRIEFLY: {
    en: 'Too many attempts. Wait a minute, then try again.',
    zh: '嘗試次數過多。請等候 1 分鐘後再試。',
  },
  HOST_CHECKS_MAX: {
    en: 'The limit of {{max}} host checks an hour has been reached. {{advice}}',
    zh: '已達每小時 {{max}} 次主機檢查的上限。{{advice}}',
  },
  PASSWORD_BLANK: {
    en: 'The password is blank. Use several unrelated words, or a random password from a password manager.',
    zh: '密碼是空白的。請使用多個互不相關的詞語，或密碼管理程式產生的隨機密碼。',
  },
  PASSWORD_REPEATED: {
    en: 'The password repeats a few characters. Use several unrelated words, or a random password from a password manager.',
    zh: '密碼只重複少數字元。請使用多個互不相關的詞語，或密碼管理程式產生的隨機密碼。',
  },
  PASSWORD_COMMON: {
    en: 'This is a common password, or a common one with digits or symbols added. Use several unrelated words, or a random password from a password manager.',
    zh: '這是常見密碼，或加上數字或符號的常見密碼。請使用多個互不相關的詞語，或密碼管理程式產生的隨機密碼。',
  },
  PASSWORD_OWN_NAME: {
    en: 'The password contains the name of the account. Use several unrelated words, or a random password from a password manager.',
    zh: '密碼包含帳戶的名稱。請使用多個互不相關的詞語，或密碼管理程式產生的隨機密碼。',
  },
  PASSWORD_PRODUCT_NAME: {
    en: 'The password contains the name of this product. Use several unrelated words, or a random password from a password manager.',
    zh: '密碼包含本產品的名稱。請使用多個互不相關的詞語，或密碼管理程式產生的隨機密碼。',
  },
  PASSWORD_TOO_SHORT: {
    en: 'The password is too short. Use {{min}} to {{max}} characters.',
    zh: '密碼過短。請使用 {{min}} 至 {{max}} 個字元。',
  },
  PASSWORD_TOO_LONG: {
    en: 'The password is too long. Use {{min}} to {{max}} characters.',
    zh: '密碼過長。請使用 {{min}} 至 {{max}} 個字元。',
  },
} as const;
