// A website that sells the products of its app: their benefits, a price, and a request.
import type { AppTemplate } from '../app-template.ts';
import { homePage } from './home-page.ts';
import { productPage } from './product-page.ts';
import { productSource } from './product-source.ts';
import { quoteFields } from './quote-fields.ts';
import { quotePage } from './quote-page.ts';
import { siteFrame } from './site-frame.ts';
import { summaryPage } from './summary-page.ts';
import { formTexts } from './form-texts.ts';
import { pageTexts } from './page-texts.ts';
import { thankYouPage } from './thank-you-page.ts';

export const distributionWebsite: AppTemplate = {
  components: [siteFrame, productSource, quoteFields, homePage, productPage, quotePage, summaryPage, thankYouPage],
  pages: [
    { path: '/', name: 'Home', component: 'HomePage', title: 'home.title', description: 'home.lead' },
    {
      path: '/products/:plan/:type/:version?',
      name: 'Product',
      component: 'ProductPage',
      title: 'product.title',
      description: 'product.lead',
    },
    {
      path: '/quote/:plan/:type/:version?',
      name: 'Quote',
      component: 'QuotePage',
      title: 'quote.title',
      description: 'quote.lead',
    },
    {
      path: '/summary',
      name: 'Summary',
      component: 'SummaryPage',
      title: 'summary.title',
      description: 'home.lead',
      robots: 'noindex',
    },
    {
      path: '/thank-you',
      name: 'ThankYou',
      component: 'ThankYouPage',
      title: 'thanks.title',
      description: 'home.lead',
      robots: 'noindex',
    },
  ],
  texts: { ...pageTexts, ...formTexts },
};
