import { type GalleryElement, prop } from './element-format.ts';

const variant = prop('variant', 'string', 'default', 'The variant of its look');

export const otherElements: readonly GalleryElement[] = [
  {
    id: 'loading-spinner',
    category: 'others',
    label: 'Loading Spinner',
    tag: 'CwLoadingSpinner',
    template: '<CwLoadingSpinner />',
    props: [
      prop('type', 'string', 'circle', 'Its appearance', ['circle', 'dots']),
      prop('size', 'string', 'default', 'Its size', ['sm', 'default', 'lg']),
      prop('delay', 'number', 400, 'Milliseconds until it appears'),
      prop('text', 'string', '', 'The text that screen readers announce'),
      prop('showText', 'boolean', false, 'Also shows the text'),
      prop('block', 'boolean', false, 'Centered across the full width'),
      variant,
    ],
    events: [],
    slots: [],
  },
  {
    id: 'html',
    category: 'others',
    label: 'Html',
    tag: 'CwHtml',
    template: '<CwHtml html="&lt;p&gt;Text with &lt;b&gt;format&lt;/b&gt;&lt;/p&gt;" />',
    props: [
      prop('html', 'string', '', 'HTML; scripts, forms and frames are removed'),
      prop('tag', 'string', 'div', 'The element around it', ['div', 'section', 'article', 'span']),
    ],
    events: [],
    slots: [],
  },
  {
    id: 'button',
    category: 'others',
    label: 'Button',
    tag: 'CwButton',
    template: '<CwButton label="Button" />',
    props: [
      prop('label', 'string', '', 'The text; the default slot replaces it'),
      prop('size', 'string', 'default', 'Its size', ['xs', 'sm', 'default', 'lg', 'xl']),
      prop('color', 'string', 'default', 'Its colors', ['default', 'default-light', 'white', 'error', 'error-light']),
      prop('type', 'string', 'button', 'Its role in a form', ['button', 'submit', 'reset']),
      prop('to', 'location', null, 'The page of the app that it opens'),
      prop('href', 'string', '', 'The address that it opens'),
      prop('target', 'string', '', 'Where the address opens', ['', '_blank']),
      prop('block', 'boolean', false, 'As wide as its container'),
      prop('disabled', 'boolean', false, 'Ignores clicks'),
      prop('loading', 'boolean', false, 'Shows a spinner and ignores clicks'),
      variant,
    ],
    events: [{ name: 'click', description: 'The button was clicked' }],
    slots: ['default', 'prefix', 'suffix'],
  },
];
