/** The content of a new HTML-to-PDF template: a page that can be printed immediately and demonstrates Liquid. */
import type { createWkhtmltopdfTemplateInput } from '../../../../api/generated/operations.ts';
import { defaultMarginsMm } from './html-pdf-form.ts';

const sampleHtml = `<div style="padding: 0 15mm; font-family: arial, helvetica, sans-serif; font-size: 14px;">
{% assign customer = 'Ms Wong Ka Yan' %}
{% assign benefits = 'Medical expenses, Trip cancellation, Baggage loss' | split: ', ' %}
<h1 style="font-size: 24px;">Certificate of insurance</h1>
<p>Issued on {{ 'now' | date: '%d/%m/%Y' }}</p>
<p>Dear {{ customer }},</p>
<p>Thank you for choosing us. Your cover has {{ benefits.size }} benefits:</p>
<table style="border-collapse: collapse; width: 100%;" border="1" cellpadding="6">
<thead>
<tr>
<th style="text-align: left;">No.</th>
<th style="text-align: left;">Benefit</th>
</tr>
</thead>
<tbody>
{% for benefit in benefits %}
<tr>
<td>{{ forloop.index }}</td>
<td>{{ benefit }}</td>
</tr>
{% endfor %}
</tbody>
</table>
<p>Choose a query in the settings, then fill in this page from a policy, a case or a transaction.</p>
</div>
`;

export const newDocument = {
  html: sampleHtml,
  graphQlQuery: '',
  marginSettings: defaultMarginsMm,
  headerSettings: { html: '', spacing: 0 },
  footerSettings: { html: '', spacing: 0 },
} as const satisfies createWkhtmltopdfTemplateInput;
