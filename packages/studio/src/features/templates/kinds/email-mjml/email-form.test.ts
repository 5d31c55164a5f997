import { expect, test } from 'vitest';
import { readEmailForm, toEmailInput, type EmailForm } from './email-form.ts';

const form: EmailForm = {
  name: ' Renewal ',
  logicalId: ' renewal ',
  description: ' d ',
  mjml: '<mjml>\n</mjml>\n',
  subject: ' {{ policies.list[0].issuerNumber }} ',
  unsubscribeUrl: ' https://insurer.example/{{ id }} ',
  graphQlQuery: '{ policies { list { id } } }',
};

test('the source is sent to the letter, names and addresses without the blanks around them', () => {
  expect(toEmailInput(form)).toEqual({
    ...form,
    name: 'Renewal',
    logicalId: 'renewal',
    unsubscribeUrl: 'https://insurer.example/{{ id }}',
  });
});

test('a draft is read back as it was typed', () => {
  expect(readEmailForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
});

test.each([
  ['of another kind', { ...form, mjml: undefined }],
  ['without a subject', { ...form, subject: null }],
  ['that is nothing', null],
])('a draft %s is not read', (_, draft) => {
  expect(readEmailForm(draft)).toBeUndefined();
});
