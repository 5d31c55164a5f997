// A website for policyholders: they sign in by an email link, open their policies and download documents.
import type { AppTemplate } from '../app-template.ts';
import { policiesPage } from '../portal/policies-page.ts';
import { policyPage } from '../portal/policy-page.ts';
import { portalFrame } from '../portal/portal-frame.ts';
import { portalTexts } from '../portal/portal-texts.ts';
import { signInPage } from '../portal/sign-in-page.ts';
import { visitorSource } from '../portal/visitor-source.ts';
import { ownRequestsPage } from './own-requests-page.ts';

export const clientPortal: AppTemplate = {
  components: [
    portalFrame([
      { path: '/', text: 'policies.title' },
      { path: '/requests', text: 'requests.title' },
    ]),
    visitorSource,
    signInPage,
    policiesPage({ hasSearch: false }),
    policyPage('/'),
    ownRequestsPage,
  ],
  pages: [
    { path: '/', name: 'Policies', component: 'PoliciesPage', title: 'policies.title' },
    { path: '/policies/:id', name: 'Policy', component: 'PolicyPage', title: 'policy.title' },
    { path: '/requests', name: 'Requests', component: 'OwnRequestsPage', title: 'requests.title' },
    { path: '/sign-in', name: 'SignIn', component: 'SignInPage', title: 'signIn.title' },
  ],
  visitors: { kind: 'customers', documents: ['policy_schedule'] },
  texts: {
    ...portalTexts,
    footer: {
      en: '{appName}. Terms, conditions and exclusions of the policy apply.',
      zh: '{appName}。須受保單條款、細則及不保事項約束。',
    },
    'policies.title': { en: 'My policies', zh: '我的保單' },
    'policies.count': { en: 'Policies: {count}', zh: '保單數目：{count}' },
    'policies.none': {
      en: 'We have no policies under your email address.',
      zh: '你的電郵地址下沒有保單。',
    },
    'policy.back': { en: 'Back to my policies', zh: '返回我的保單' },
    'requests.title': { en: 'My requests', zh: '我的申請' },
    'requests.none': {
      en: 'We have no requests under your email address.',
      zh: '你的電郵地址下沒有申請。',
    },
  },
};
