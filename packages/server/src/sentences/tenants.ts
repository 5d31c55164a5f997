export const tenantSentences = {
  HOST_CHECK_RUNNING: {
    en: 'Another host is being checked right now. Try again in a few seconds.',
    zh: '正在檢查另一個主機。請於數秒後再試。',
  },
  HOST_UNPROVEN: {
    en: 'Prove that {{host}} is yours, then add it again. Either publish the DNS record {{recordName}} of type TXT, or serve the file https://{{host}}{{filePath}} (or http://) as plain text without a redirect. Content of the record or file: {{text}}',
    zh: '請證明 {{host}} 屬於你，然後再次新增。請發佈 TXT 類型的 DNS 記錄 {{recordName}}，或以純文字提供檔案 https://{{host}}{{filePath}}（或 http://），且不轉址。記錄或檔案的內容：{{text}}',
  },
  HOST_SHOWED_APP: {
    en: '{{host}} showed an app, and pages of it that are still open could read what the studio stores in browsers. Use another host for the studio, or add this one from {{day}} on.',
    zh: '{{host}} 曾顯示應用程式，其仍開啟的頁面可讀取 Studio 儲存於瀏覽器的內容。請為 Studio 使用另一個主機，或於 {{day}} 起新增此主機。',
  },
  HOST_NOT_OF_TENANT: { en: 'This tenant does not have this host.', zh: '此租戶沒有此主機。' },
  HOST_IN_USE_BY_YOU: {
    en: 'You are using the studio at {{host}}. Sign in at another address of the server, then remove it there.',
    zh: '你正在使用位於 {{host}} 的 Studio。請在伺服器的另一個網址登入，然後在該處移除。',
  },
  HOST_MISSING: {
    en: 'Enter a host name, such as studio.example.com.',
    zh: '請輸入主機名稱，例如 studio.example.com。',
  },
  HOST_NOT_ALONE: {
    en: 'Enter the name alone, without http:// and without a path.',
    zh: '請只輸入名稱，不含 http:// 及路徑。',
  },
  HOST_TAKEN: { en: '{{host}} already belongs to {{tenantId}}.', zh: '{{host}} 已屬於「{{tenantId}}」。' },
  HOST_UNKNOWN: { en: 'There is no host {{host}}.', zh: '沒有主機「{{host}}」。' },
  HOST_UNUSABLE: {
    en: 'This host name cannot be used. Enter a full domain name of yours that is not in use yet.',
    zh: '無法使用此主機名稱。請輸入屬於你而尚未使用的完整網域名稱。',
  },
  HOST_OF_APP: {
    en: '{{host}} is a host of the app {{apps}}. Remove it there first.',
    zh: '{{host}} 是應用程式「{{apps}}」的主機。請先在該處移除。',
  },
  HOST_WITHOUT_CONFIG: {
    en: 'There is no configuration for this host. An administrator can add it with: npm run admin -- host add',
    zh: '此主機沒有設定。管理員可以此指令新增：npm run admin -- host add',
  },
  NEW_HOST_FORBIDDEN: {
    en: 'Only administrators can give an app a host that the tenant does not have yet. Choose one of the tenant’s hosts, or contact your administrator.',
    zh: '只有管理員可讓應用程式使用租戶尚未擁有的主機。請選擇租戶的其中一個主機，或聯絡管理員。',
  },
  APP_HOST_IN_USE_BY_YOU: {
    en: 'You are using the studio at {{host}}. Choose another host for the app.',
    zh: '你正在使用位於 {{host}} 的 Studio。請為應用程式選擇另一個主機。',
  },
  APP_HOST_IN_USE_BY_USERS: {
    en: 'Users are signed in to the studio at {{host}}, and scripts of an app there could act as them. Choose another host, or have them sign out there first.',
    zh: '有用戶登入了位於 {{host}} 的 Studio，該處應用程式的指令碼可冒用其身分。請選擇另一個主機，或先讓他們在該處登出。',
  },
  APP_HOST_UNPROVEN: {
    en: '{{host}} is not a proven host of this tenant. Add it under Administration, Hosts first, then give it to the app.',
    zh: '{{host}} 不是此租戶已證明擁有的主機。請先在「管理」的「主機」新增，然後讓應用程式使用。',
  },
  TENANT_ID_INVALID: {
    en: 'A tenant id has 1 to 64 letters, digits, _ and -, and begins with a letter or digit.',
    zh: '租戶 ID 由 1 至 64 個英文字母、數字、_ 及 - 組成，並以字母或數字開首。',
  },
  TENANT_TAKEN: { en: 'The tenant {{tenantId}} already exists.', zh: '租戶「{{tenantId}}」已經存在。' },
  TENANT_UNKNOWN: {
    en: 'The tenant {{tenantId}} does not exist. Add it first: npm run admin -- tenant add {{tenantId}}',
    zh: '租戶「{{tenantId}}」並不存在。請先新增：npm run admin -- tenant add {{tenantId}}',
  },
  ORIGIN_UNKNOWN: {
    en: 'Pages of this origin may not call this server. An administrator can add its host to a tenant.',
    zh: '此來源的網頁不可呼叫此伺服器。管理員可將其主機加入租戶。',
  },
} as const;
