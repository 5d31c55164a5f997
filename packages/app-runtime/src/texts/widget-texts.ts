// The texts of the widgets and of the runtime's own pages, in English. An app's texts can override them under the key
// widgets.<name>, and include their translations (widget-translations.ts).

import { specialCareTexts } from '../catalogue/elements/special-care-texts.ts';

export const widgetTexts = {
  required: 'required',
  select: 'Please select',
  noOptions: 'No options',
  selectedCount: '{count} selected',
  increase: 'Increase {label}',
  decrease: 'Decrease {label}',
  openCalendar: 'Choose a date',
  changeDate: 'Change the date, {date}',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  day: 'Day',
  dateFormat: 'DD/MM/YYYY',
  invalidDate: 'Enter a valid date as DD/MM/YYYY.',
  dateOutside: 'This date cannot be selected.',
  loading: 'Loading…',
  close: 'Close',
  dismiss: 'Dismiss',
  success: 'Success',
  error: 'Error',
  warning: 'Warning',
  neutral: 'Note',
  specialCareTitle: specialCareTexts.title,
  specialCareText: specialCareTexts.text,
  renderFailure: 'This part of the page cannot be displayed.',
  pageLoadFailure: 'This page could not be loaded. Check your connection and reload the page.',
  reload: 'Reload page',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is no page at this address.',
  home: 'Go to the home page',
  network: 'There is no connection to the server. Check your connection and try again.',
  timeout: 'The server took too long to respond. Please try again.',
  server: 'There was an unexpected error, please try again later.',
  session: 'Your session has expired. Please reload the page.',
  busy: 'There are too many requests at the moment. Please try again in a few minutes.',
  charactersLeft: '{count} characters left',
} as const;

export type WidgetText = keyof typeof widgetTexts;
