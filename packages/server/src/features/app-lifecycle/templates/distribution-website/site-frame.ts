import { pageFrame } from '../page-frame.ts';

export const siteFrame = pageFrame({ name: 'SiteFrame', width: 'max-w-5xl', space: 'sm:py-12' });
