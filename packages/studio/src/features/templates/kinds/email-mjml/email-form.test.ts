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

test('the source is sent unchanged, names and addresses without surrounding spaces', () => {
  expect(toEmailInput(form)).toEqual({
    ...form,
    name: 'Renewal',
    logicalId: 'renewal',
    unsubscribeUrl: 'https://insurer.example/{{ id }}',
  });
});

test('a draft is restored as it was typed', () => {
  expect(readEmailForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
});

test.each([
  ['of another kind', { ...form, mjml: undefined }],
  ['without a subject', { ...form, subject: null }],
  ['that is nothing', null],
])('a draft %s is ignored', (_, draft) => {
  expect(readEmailForm(draft)).toBeUndefined();
});
