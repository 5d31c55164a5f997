// A website where staff see incoming requests and policies, with the rights of their own accounts.
import type { AppTemplate } from '../app-template.ts';
import { policiesPage } from '../portal/policies-page.ts';
import { policyPage } from '../portal/policy-page.ts';
import { portalFrame } from '../portal/portal-frame.ts';
import { portalTexts } from '../portal/portal-texts.ts';
import { signInPage } from '../portal/sign-in-page.ts';
import { visitorSource } from '../portal/visitor-source.ts';
import { requestPage } from './request-page.ts';
import { requestsPage } from './requests-page.ts';

export const adminPortal: AppTemplate = {
  components: [
    portalFrame([
      { path: '/', text: 'requests.title' },
      { path: '/policies', text: 'policies.title' },
    ]),
    visitorSource,
    signInPage,
    requestsPage,
    requestPage,
    policiesPage({ hasSearch: true }),
    policyPage('/policies'),
  ],
  pages: [
    { path: '/', name: 'Requests', component: 'RequestsPage', title: 'requests.title' },
    { path: '/requests/:id', name: 'Request', component: 'RequestPage', title: 'request.title' },
    { path: '/policies', name: 'Policies', component: 'PoliciesPage', title: 'policies.title' },
    { path: '/policies/:id', name: 'Policy', component: 'PolicyPage', title: 'policy.title' },
    { path: '/sign-in', name: 'SignIn', component: 'SignInPage', title: 'signIn.title' },
  ],
  visitors: { kind: 'staff', documents: [] },
  texts: {
    ...portalTexts,
    footer: { en: '{appName}. For staff only.', zh: '{appName}。只供員工使用。' },
    'policies.title': { en: 'Policies', zh: '保單' },
    'policies.search': { en: 'Number, name or email address of the holder', zh: '保單編號、持有人姓名或電郵' },
    'policies.count': { en: 'Policies: {count}', zh: '保單數目：{count}' },
    'policies.none': { en: 'There are no policies yet.', zh: '尚未有保單。' },
    'policy.back': { en: 'Back to the policies', zh: '返回保單列表' },
    'requests.title': { en: 'Requests', zh: '申請' },
    'requests.search': { en: 'Number, name, email or telephone', zh: '編號、姓名、電郵或電話' },
    'requests.status': { en: 'Status', zh: '狀態' },
    'requests.all': { en: 'All', zh: '全部' },
    'requests.count': { en: 'Requests: {count}', zh: '申請數目：{count}' },
    'requests.none': { en: 'No requests have come in yet.', zh: '尚未收到申請。' },
    'request.title': { en: 'Request', zh: '申請' },
    'request.back': { en: 'Back to the requests', zh: '返回申請列表' },
    'request.none': { en: 'There is no such request.', zh: '找不到此申請。' },
    'request.product': { en: 'Product', zh: '產品' },
    'request.decision': { en: 'Decision', zh: '核保結果' },
    'request.email': { en: 'Email address', zh: '電郵地址' },
    'request.telephone': { en: 'Telephone number', zh: '電話號碼' },
    'request.facts': { en: 'What the customer entered', zh: '客戶提供的資料' },
    'request.status': { en: 'Status', zh: '狀態' },
    'request.save': { en: 'Save', zh: '儲存' },
    'request.saved': { en: 'The status has been saved.', zh: '狀態已儲存。' },
    'request.conflict': {
      en: 'Someone else has changed this request. Reload the page to see the current version.',
      zh: '此申請已被其他人更改，請重新載入頁面查看最新內容。',
    },
    'decision.accept': { en: 'Accepted', zh: '接納' },
    'decision.decline': { en: 'Declined', zh: '不接納' },
  },
};
