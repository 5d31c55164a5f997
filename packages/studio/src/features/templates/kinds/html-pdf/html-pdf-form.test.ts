import { describe, expect, it, test } from 'vitest';
import {
  fromTemplate,
  numberFields,
  permissions,
  readHtmlPdfForm,
  readNumber,
  toHtmlPdfInput,
  typedNumber,
  validateHtmlPdf,
  withNumber,
  type HtmlPdfForm,
} from './html-pdf-form.ts';
import { wrapPart } from '@coverwright/insurance/page-part';

const part = { left: null, center: '[page]', right: null, line: true, fontName: 'Arial', fontSize: 9, htmUrl: null };
const template = {
  html: '<p>\r\n&amp; {{ a }} </p>\n',
  passwordLiquid: '{{ hkid }}',
  password: null,
  ownerPasswordLiquid: 'owner',
  permissions: ['COPY', 'PRINT'],
  marginSettings: { top: 12.5, right: null, bottom: 10, left: 0 },
  headerSettings: { ...part, html: wrapPart('<b>Head</b>'), spacing: 1.8 },
  footerSettings: null,
  orientation: 'LANDSCAPE',
  pageSize: null,
  isTagged: true,
  isFitToPage: true,
  minimumPrintSizePercent: 70,
  graphQlQuery: '{ policies { list { id } } }',
} as const;
const form: HtmlPdfForm = fromTemplate({ name: ' A ', logicalId: ' a ', description: ' d ' }, template);

test('a template is shown with defaults for settings that are not set', () => {
  expect(form.margins).toEqual({ top: '12.5', right: '0', bottom: '10', left: '0' });
  expect(form.pageSize).toBe('A4');
  expect(form.header).toEqual({ html: '<b>Head</b>', spacing: '1.8', kept: part });
  expect(form.footer).toEqual({ html: '', spacing: '0', kept: {} });
});

test('the input contains the exact body, and all settings from other programs', () => {
  const input = toHtmlPdfInput(form);
  expect(input.html).toBe(template.html);
  expect(input.headerSettings).toEqual(template.headerSettings);
  expect(input.footerSettings).toEqual({ html: '', spacing: 0 });
  expect(input).toMatchObject({ name: 'A', logicalId: 'a', description: ' d ', passwordLiquid: '{{ hkid }}' });
  expect(input).toMatchObject({ orientation: 'LANDSCAPE', pageSize: 'A4', isTagged: true, isFitToPage: true });
  expect(input).toMatchObject({ minimumPrintSizePercent: 70 });
});

test('a plain password is shown as equivalent Liquid, and sent only as such', () => {
  const older = fromTemplate(form, { ...template, passwordLiquid: '', password: 'a{{b{%c' });
  expect(older.passwordLiquid).toBe('a{{ "{" }}{b{{ "{" }}%c');
  // The server treats spaces as a password that renders empty.
  expect(fromTemplate(form, { ...template, passwordLiquid: ' ', password: 'a' }).passwordLiquid).toBe(' ');
  expect(toHtmlPdfInput(older)).toMatchObject({ passwordLiquid: older.passwordLiquid, password: null });
  expect(toHtmlPdfInput({ ...older, passwordLiquid: '' })).toMatchObject({ passwordLiquid: '', password: null });
});

test('restrictions are sent only with an owner password, and only if something is forbidden', () => {
  expect(form.permissions).toEqual(['PRINT', 'COPY']);
  expect(toHtmlPdfInput(form)).toMatchObject({ ownerPasswordLiquid: 'owner', permissions: ['PRINT', 'COPY'] });
  expect(toHtmlPdfInput({ ...form, permissions: [] }).permissions).toEqual([]);
  expect(toHtmlPdfInput({ ...form, permissions }).permissions).toBeNull();
  expect(toHtmlPdfInput({ ...form, ownerPasswordLiquid: '' })).toMatchObject({
    ownerPasswordLiquid: '',
    permissions: null,
  });
  expect(fromTemplate(form, { ...template, permissions: null }).permissions).toEqual(permissions);
});

test('a draft from an older version has no owner password, no restrictions and its original size', () => {
  const { ownerPasswordLiquid, permissions: chosen, isFitToPage, minimumPrintSize, ...older } = form;
  expect([ownerPasswordLiquid, chosen, isFitToPage, minimumPrintSize]).toEqual([
    'owner',
    ['PRINT', 'COPY'],
    true,
    '70',
  ]);
  expect(readHtmlPdfForm(older)).toEqual({
    ...form,
    ownerPasswordLiquid: '',
    permissions,
    isFitToPage: false,
    minimumPrintSize: '50',
  });
});

describe('the minimum print size', () => {
  test.each([
    ['45', true, 45],
    ['20', true, 20],
    ['', true, null],
    ['45', false, 45],
    ['20', false, null],
  ])('typed as %j, fitting %j, is sent as %j', (minimumPrintSize, isFitToPage, sent) => {
    expect(toHtmlPdfInput({ ...form, minimumPrintSize, isFitToPage }).minimumPrintSizePercent).toBe(sent);
  });

  test('is a number while its field is shown', () => {
    const pathsOf = (isFitToPage: boolean) =>
      validateHtmlPdf({ ...form, minimumPrintSize: 'x', isFitToPage }, 'Wrong').map(({ path }) => path);
    expect(pathsOf(true)).toEqual(['minimumPrintSizePercent']);
    expect(pathsOf(false)).toEqual([]);
  });
});

describe('a number', () => {
  it.each([
    ['1.8', 1.8],
    ['1.', 1],
    ['.5', 0.5],
    [' 10 ', 10],
    ['0', 0],
  ])('%j is %d', (typed, value) => expect(readNumber(typed)).toBe(value));

  it.each(['', ' ', '.', '1,8', '-1', '1e3', 'ten', '1.2.3', 'Infinity', '0x10'])('cannot be %j', (typed) =>
    expect(readNumber(typed)).toBeUndefined(),
  );

  it.each(numberFields)('stays in %s as typed', (field) => {
    for (const typed of ['', '1.', '1,8']) expect(typedNumber(withNumber(form, field, typed), field)).toBe(typed);
  });

  it('that is invalid is reported at its own field', () => {
    const wrong = withNumber(withNumber(form, 'marginSettings.left', ''), 'footerSettings.spacing', '1,8');
    expect(validateHtmlPdf(wrong, 'No number')).toEqual([
      { code: 'INVALID', message: 'No number', path: 'marginSettings.left' },
      { code: 'INVALID', message: 'No number', path: 'footerSettings.spacing' },
    ]);
    expect(validateHtmlPdf(form, 'No number')).toEqual([]);
  });
});

test('a draft is restored as it was typed', () => {
  const typed = withNumber(form, 'marginSettings.top', '1.');
  expect(readHtmlPdfForm(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
});

test.each([
  ['of another kind', { ...form, html: undefined }],
  ['without a header', { ...form, header: '<p>' }],
  ['with margins that are numbers', { ...form, margins: { top: 1, right: 1, bottom: 1, left: 1 } }],
  ['with a page that there is not', { ...form, pageSize: 'A9' }],
  ['that is nothing', null],
])('a draft %s is ignored', (_, draft) => {
  expect(readHtmlPdfForm(draft)).toBeUndefined();
});
