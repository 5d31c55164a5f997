export const releaseSentences = {
  RELEASE_APPS_MISSING: { en: 'Choose the apps to release.', zh: '請選擇要發佈的應用程式。' },
  RELEASE_APPS_MAX: {
    en: 'A release can have at most {{max}} apps; this one has {{count}}.',
    zh: '發佈最多可有 {{max}} 個應用程式，此發佈有 {{count}} 個。',
  },
  TIME_NOT_IN_ZONE: {
    en: 'This time does not exist in {{zone}}, because the clocks change. Choose another, or send it with an offset.',
    zh: '因時鐘調整，{{zone}} 沒有此時間。請選擇另一個時間，或連同時差傳送。',
  },
  TIME_PASSED: {
    en: 'This time has passed. Choose a later one, or publish the release.',
    zh: '此時間已過。請選擇較後的時間，或立即發佈。',
  },
  TIME_TOO_LATE: { en: 'Choose a time within the next year.', zh: '請選擇一年之內的時間。' },
  TIME_ZONE_UNKNOWN: {
    en: 'This is not a time zone. Use one such as Asia/Hong_Kong.',
    zh: '這不是時區。請使用例如 Asia/Hong_Kong 的時區。',
  },
  OTHER_RELEASE_LIVE: {
    en: 'Another release has gone live since this list was read. Reload it, then decide again.',
    zh: '讀取此列表之後，另一個發佈已上線。請重新載入，然後再作決定。',
  },
  RELEASE_UNKNOWN: { en: 'There is no release with this id.', zh: '沒有使用此 ID 的發佈。' },
  RELEASE_LIVE: {
    en: 'This release is live. Publish another one first, then delete it.',
    zh: '此發佈正在線上。請先發佈另一個，然後刪除此發佈。',
  },
  RELEASE_NOT_LIVE: {
    en: 'This release is not live, so there is nothing to roll back.',
    zh: '此發佈不在線上，因此沒有可還原的內容。',
  },
  NO_EARLIER_RELEASE: {
    en: '{{name}} has no release that was published before this one.',
    zh: '「{{name}}」在此之前沒有已發佈的版本。',
  },
  FIRST_RELEASE_NOT_ROLLED_BACK: {
    en: 'This release holds everything as it was when releases were switched on. Rolling it back would take all of it offline. To take single items offline, publish a release that retires them.',
    zh: '此發佈包含啟用發佈時的所有內容。還原此發佈會使所有內容下線。如要將個別項目下線，請發佈一個停用這些項目的發佈。',
  },
  SCHEDULER_MAY_NOT_PUBLISH: {
    en: 'The user who scheduled this release may no longer publish all of its items. Somebody who may publish them can schedule it again.',
    zh: '排程此發佈的使用者已無權發佈其所有項目。有權發佈這些項目的人可重新排程。',
  },
  RELEASE_NOT_SCHEDULED: { en: 'This release is not scheduled.', zh: '此發佈沒有排程。' },
  RELEASE_APP_UNKNOWN: { en: 'There is no app {{itemId}}.', zh: '沒有應用程式「{{itemId}}」。' },
  RELEASE_MOVED_WITHOUT_RELEASES: {
    en: 'Changes take effect at once in this tenant, so that its releases hold apps alone. Switch to releases in Administration, or export products and templates one by one.',
    zh: '此租戶的更改即時生效，其發佈只包含應用程式。請在「管理」中改用發佈流程，或逐一匯出產品及範本。',
  },
  RELEASE_DOCUMENT_UNNAMED: {
    en: 'The document {{name}}, which visitors of an app can print, has no logical id, so another tenant cannot find it. Give it a logical id, and update the items of the release.',
    zh: '應用程式訪客可列印的文件「{{name}}」沒有邏輯 ID，其他租戶無法找到它。請為其設定邏輯 ID，並更新發佈的項目。',
  },
  APP_TEXT_FOREIGN: {
    en: 'The key of a text of this app begins with {{prefix}}. Export the release again.',
    zh: '此應用程式的文字鍵以 {{prefix}} 開頭。請重新匯出發佈。',
  },
  RELEASES_OFF: {
    en: 'Changes take effect at once in this tenant, so that only apps can be released. Products, templates and components can be released once the tenant works with releases.',
    zh: '此租戶的更改即時生效，因此只可發佈應用程式。租戶改用發佈流程後，才可發佈產品、範本及元件。',
  },
  RELEASE_ITEMS_MAX: {
    en: 'A release can have at most {{max}} items; this one has {{count}}.',
    zh: '發佈最多可有 {{max}} 個項目，此發佈有 {{count}} 個。',
  },
  RELEASE_ITEM_TWICE: {
    en: '{{itemId}} is to be both published and retired. Choose one of the two.',
    zh: '「{{itemId}}」同時列為發佈及停用。請選擇其中一項。',
  },
  RELEASE_ITEM_UNKNOWN: {
    en: 'There is no {{kind}} “{{itemId}}”. It may have been deleted.',
    zh: '沒有 {{kind}}「{{itemId}}」，可能已被刪除。',
  },
  RELEASE_RETIRES_NOTHING: {
    en: '{{itemId}} cannot be retired, because it is not live.',
    zh: '「{{itemId}}」不在線上，因此無法停用。',
  },
  RELEASE_ITEM_TOO_LARGE: {
    en: '“{{name}}” is too large for a state in history, and so for a release. Make it smaller, and save it.',
    zh: '「{{name}}」太大，無法在歷史記錄中儲存狀態，因此亦無法發佈。請縮減其內容並儲存。',
  },
  RELEASE_WAS_PUBLISHED: {
    en: 'This release has been live, so its items no longer change. Create another release.',
    zh: '此發佈曾經上線，其項目不可再更改。請建立另一個發佈。',
  },
  RELEASE_ITEM_DELETED: {
    en: '“{{name}}” has been deleted since, so it cannot be published. Restore it from the trash, or take the items of the release anew without it.',
    zh: '「{{name}}」已被刪除，因此無法發佈。請從垃圾桶還原，或重新擷取不含該項目的發佈項目。',
  },
  RELEASE_STATE_MISSING: {
    en: 'State {{number}} of “{{name}}” no longer exists, is damaged, or was stored by a later version of the server. Take the items of the release anew.',
    zh: '「{{name}}」的狀態 {{number}} 已不存在、已損壞，或由較新版本的伺服器儲存。請重新擷取發佈的項目。',
  },
  RELEASE_NEEDS: {
    en: '“{{name}}” names the {{kind}} “{{id}}”, which would not be live. Add it to the release, or remove it from “{{name}}”.',
    zh: '「{{name}}」使用 {{kind}}「{{id}}」，但後者不會在線上。請將其加入發佈，或從「{{name}}」移除。',
  },
  RELEASE_BREAKS_LIVE: {
    en: '“{{name}}” is live and names the {{kind}} “{{id}}”, which would no longer be live. Add a changed “{{name}}” to the release, or leave this item as it is.',
    zh: '「{{name}}」在線上並使用 {{kind}}「{{id}}」，但後者將不再在線上。請將已更改的「{{name}}」加入發佈，或保留此項目。',
  },
  RELEASE_NAME_TAKEN: {
    en: '“{{name}}” and “{{other}}” would be live with the same name, logical id or effective date. Change one of them, and take the items of the release anew.',
    zh: '「{{name}}」與「{{other}}」將以相同的名稱、邏輯 ID 或生效日期上線。請更改其中一項，然後重新擷取發佈的項目。',
  },
  RELEASE_ITEM_EARLIER: {
    en: '“{{name}}” is live in state {{liveNumber}}, and this release has the earlier state {{number}}. Take its items anew, or confirm that customers are to get the earlier state again.',
    zh: '「{{name}}」的線上狀態為 {{liveNumber}}，此發佈包含較早的狀態 {{number}}。請重新擷取項目，或確認客戶將重新看到較早的狀態。',
  },
  RELEASE_APP_SHOWS_OTHER: {
    en: 'The pages of “{{name}}” show the component “{{component}}” in state {{number}}, while state {{liveNumber}} would be live. Add the app to the release, or take its items anew, so that customers see that state.',
    zh: '「{{name}}」的頁面顯示元件「{{component}}」的狀態 {{number}}，而線上狀態將為 {{liveNumber}}。請將應用程式加入發佈，或重新擷取項目，讓客戶看到該狀態。',
  },
  RELEASE_NEEDS_APPROVALS: {
    en: 'This release has {{approvals}} of {{required}} required approvals. Only people who changed nothing in it may approve it.',
    zh: '此發佈需要 {{required}} 個批准，現有 {{approvals}} 個。只有沒有更改其內容的人可以批准。',
  },
  RELEASE_REJECTED: {
    en: '{{name}} has rejected this release. Change its items and take them anew, or ask {{name}} to approve it.',
    zh: '{{name}} 已拒絕此發佈。請更改其項目並重新擷取，或請 {{name}} 批准。',
  },
  RELEASE_APPROVERS_TOO_FEW: {
    en: 'This release requires more approvals ({{required}}) than there are people who may approve it or have done so ({{possible}}). Give more users the role Approver, or lower the number of required approvals.',
    zh: '此發佈需要 {{required}} 個批准，但可批准或已批准的只有 {{possible}} 人。請給予更多用戶「批核者」角色，或減少所需的批准數目。',
  },
  RELEASE_ITEMS_CHANGED: {
    en: 'The items of this release have changed since it was read. Reload it, then decide again.',
    zh: '讀取此發佈之後，其項目有所更改。請重新載入，然後再作決定。',
  },
  LIVE_RELEASE_NOT_REVIEWED: {
    en: 'This release is live, so it can be neither approved nor rejected. Roll it back instead if it is wrong.',
    zh: '此發佈正在線上，因此不可批准或拒絕。如內容有誤，請將其還原。',
  },
  OWN_RELEASE_NOT_APPROVED: {
    en: 'You created this release, chose its items, or saved changes in it, so somebody else has to approve it.',
    zh: '你建立了此發佈、選擇了其項目，或儲存了其中的更改，因此須由其他人批准。',
  },
  APPROVALS_OFF: {
    en: 'Changes take effect at once in this tenant, so releases are neither approved nor rejected.',
    zh: '此租戶的更改即時生效，因此發佈無須批准，亦不可拒絕。',
  },
  APPROVAL_REQUESTED_RECENTLY: {
    en: 'Approvals of these items were requested less than a minute ago. Wait before you request them again.',
    zh: '不足一分鐘前已請求批准這些項目。請稍候再試。',
  },
  RELEASE_NEEDS_NO_APPROVAL: {
    en: 'This release needs no approvals, so none can be requested. Publish it.',
    zh: '此發佈無須批准，因此無法請求批准。請直接發佈。',
  },
  RELEASE_WITHOUT_APPROVERS: {
    en: 'Nobody else may approve this release. Ask an administrator to give a user the role Approver.',
    zh: '沒有其他人可批准此發佈。請管理員給予用戶「批核者」角色。',
  },
  RELEASE_HAS_MORE_DIFFERENCES: {
    en: 'There are more differences. Open the release to see all of them.',
    zh: '尚有其他差異。請開啟發佈以檢視全部。',
  },
  RELEASE_RETIRES: { en: '“{{name}}” is retired.', zh: '「{{name}}」將停用。' },
  RELEASE_ADDS: { en: '“{{name}}” is new.', zh: '「{{name}}」是新項目。' },
  RELEASE_EDITS: { en: '“{{item}}”, {{thing}}: {{edit}}', zh: '「{{item}}」，{{thing}}：{{edit}}' },
  RELEASE_ADDS_TO: { en: '“{{item}}”: {{thing}} is added.', zh: '「{{item}}」：新增 {{thing}}。' },
  RELEASE_CHANGES: { en: '“{{item}}”: {{thing}} is changed.', zh: '「{{item}}」：更改 {{thing}}。' },
  RELEASE_MOVES: { en: '“{{item}}”: {{thing}} is moved.', zh: '「{{item}}」：移動 {{thing}}。' },
  RELEASE_REMOVES: { en: '“{{item}}”: {{thing}} is removed.', zh: '「{{item}}」：移除 {{thing}}。' },
  APPROVALS_ONCE_PER_KIND: {
    en: 'Name each kind only once.',
    zh: '每個類型只可列出一次。',
  },
  APPROVALS_OF_UNKNOWN_KIND: {
    en: 'This is not a kind of item that can be released. Use one of {{kinds}}.',
    zh: '這不是可發佈的項目類型。請使用以下其中一個：{{kinds}}。',
  },
  APPROVALS_OUT_OF_RANGE: {
    en: 'Choose a number of approvals from 0 to {{max}}.',
    zh: '請選擇 0 至 {{max}} 個批准。',
  },
  FEWER_APPROVALS_WITHOUT_REASON: {
    en: 'Changes would need fewer approvals than they do now. Give a reason. All administrators receive it by email.',
    zh: '更改所需的批准將會減少。請提供原因，所有管理員將會收到電郵通知。',
  },
  APPROVALS_WITHOUT_PEOPLE: {
    en: 'You cannot require more approvals ({{count}}) than there are other people who may approve releases ({{people}}). Give more users the role Approver first.',
    zh: '無法要求 {{count}} 個批准，因為只有 {{people}} 位其他用戶可批准發佈。請先給予更多用戶「批核者」角色。',
  },
  LIVE_ITEM_NOT_DELETED: {
    en: '“{{name}}” is live with the release “{{release}}”, so it cannot be deleted. Retire it with another release first.',
    zh: '「{{name}}」隨發佈「{{release}}」在線上，因此無法刪除。請先以另一個發佈將其停用。',
  },
  ITEMS_DIFFER_FROM_LIVE: {
    en: '{{count}} items differ from what is live, such as: {{names}}. Release them, or restore their live states, and try again.',
    zh: '有 {{count}} 個項目與線上內容不同，例如：{{names}}。請發佈這些項目或還原其線上狀態，然後再試。',
  },
  RELEASE_TOO_LARGE: {
    en: 'The configuration, components, texts and pages of the apps in this release total more than 64 MiB. Release fewer apps at a time.',
    zh: '此發佈中各應用程式的設定、元件、文字及頁面合共超過 64 MiB。請減少每次發佈的應用程式。',
  },
  RELEASE_CONTENT_TOO_NEW: {
    en: 'A later version of the server created this release. Update this server to read it.',
    zh: '此發佈由較新版本的伺服器建立。請更新此伺服器以讀取。',
  },
  RELEASE_CONTENT_DAMAGED: {
    en: 'These parts of the release are damaged in the database: {{parts}}. Restore them from a backup, or create a new release.',
    zh: '此發佈的以下部分在資料庫中已損壞：{{parts}}。請從備份還原，或建立新的發佈。',
  },
  STATE_UNREADABLE: {
    en: 'State {{number}} of the {{kind}} “{{itemId}}” cannot be read. Its damaged parts: {{parts}}. Restore them from a backup, or update this server if a newer version has stored it.',
    zh: '無法讀取 {{kind}} “{{itemId}}” 的狀態 {{number}}。已損壞的部分：{{parts}}。請從備份還原；若由較新版本的伺服器儲存，請更新此伺服器。',
  },
  PERSPECTIVE_INVALID: {
    en: 'The header X-Perspective must be sent once, as “working”, “live” or “release” followed by a space and the id of a release.',
    zh: '標頭 X-Perspective 只可傳送一次，其值須為「working」、「live」，或「release」加空格及發佈的 ID。',
  },
  PERSPECTIVE_NOT_FOR_CALLER: {
    en: 'Only signed-in users of the studio and the API may send the header X-Perspective. Send the request without it to read what is live.',
    zh: '只有已登入的工作室及 API 使用者可傳送標頭 X-Perspective。請移除該標頭，以讀取線上的內容。',
  },
  PERSPECTIVE_OF_OTHER_ORIGIN: {
    en: 'Pages of other origins may not send the header X-Perspective. Send the request without it.',
    zh: '其他來源的頁面不可傳送標頭 X-Perspective。請移除該標頭。',
  },
  RELEASED_APP_WITHOUT_PAGES: {
    en: 'The app has no pages. Add at least one.',
    zh: '應用程式沒有頁面。請新增至少一個。',
  },
  RELEASED_COMPONENT_UNKNOWN: {
    en: 'The page {{page}} shows the component {{component}}, which does not exist.',
    zh: '頁面「{{page}}」顯示的元件「{{component}}」並不存在。',
  },
  RELEASED_COMPONENT_NOT_LIVE: {
    en: 'The page {{page}} shows the component {{component}}, which is neither live nor part of the release. Add it to the release.',
    zh: '頁面「{{page}}」顯示的元件「{{component}}」不在線上，也不在此發佈中。請將其加入發佈。',
  },
  RELEASED_COMPONENT_DEPRECATED: {
    en: 'The component {{name}} is deprecated. Replace it, or change its status.',
    zh: '元件「{{name}}」已棄用。請更換元件，或更改其狀態。',
  },
  FRAMEWORK_UNAVAILABLE: {
    en: 'There is no compiler for {{framework}} available. The component {{name}} is written for it.',
    zh: '沒有適用於 {{framework}} 的編譯器，而元件「{{name}}」以其編寫。',
  },
  RELEASED_TEXTS_TOO_LONG: {
    en: "The texts of the app's locales have {{length}} characters; at most {{most}} are allowed.",
    zh: '應用程式各語言的文字有 {{length}} 個字元，上限為 {{most}} 個。',
  },
  RELEASED_FILES_MAX: {
    en: 'The app names {{count}} files; at most {{max}} are allowed.',
    zh: '應用程式使用 {{count}} 個檔案，上限為 {{max}} 個。',
  },
  RELEASED_FILES_TOO_LARGE: {
    en: 'The files that the app uses total more than 64 MiB. Use smaller ones.',
    zh: '應用程式使用的檔案合共超過 64 MiB。請使用較小的檔案。',
  },
  RELEASED_ASSETS_TOO_LARGE: {
    en: 'The files that browsers load for the app have {{bytes}} bytes; the maximum is 128 MiB.',
    zh: '瀏覽器為應用程式載入的檔案有 {{bytes}} 個位元組，上限為 128 MiB。',
  },
  OTHER_RELEASES_CHANGED: {
    en: 'Other releases changed while this one was created. Create it again.',
    zh: '建立此發佈期間，其他發佈有所變更。請再次建立。',
  },
  APP_DELETED: {
    en: 'The app has been deleted, so it cannot go live.',
    zh: '應用程式已被刪除，因此無法上線。',
  },
  RELEASED_DOCUMENT_UNKNOWN: {
    en: "The document template {{id}} does not exist. Create it, or remove it from visitors in the app's configuration.",
    zh: '文件模板「{{id}}」並不存在。請建立該模板，或從應用程式設定的訪客部分移除。',
  },
  RELEASED_PRODUCT_DELETED: {
    en: 'The product {{product}} no longer exists. Remove it from the products of the app.',
    zh: '產品「{{product}}」已不存在。請從應用程式的產品中移除。',
  },
  RELEASED_FILE_UNKNOWN: {
    en: 'The file {{key}} does not exist or is private. Upload it or make it public, then release again.',
    zh: '檔案「{{key}}」並不存在或未公開。請上載或公開檔案，然後再次發佈。',
  },
} as const;
