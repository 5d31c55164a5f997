// The demo's printed documents: what a customer gets on paper. Data only.
import type { createWkhtmltopdfTemplateInput } from '../../graphql/generated/schema-types.ts';

interface DemoDocument extends createWkhtmltopdfTemplateInput {
  readonly ageDays: number;
}

const policies = `query policies($where: policyWhereInput, $limit: Int, $skip: Int, $sort: sortInput) {
  policies(where: $where, limit: $limit, skip: $skip, sort: $sort) {
    list {
      id
      issuerNumber
      description
      issueDate
      startDate
      endDate
      contractHolder {
        name
        ... on individual {
          salutation
          chineseLastName
          chineseFirstName
          identities {
            type
            value
          }
        }
        ... on company {
          registrationNumber
        }
      }
      contractInsured {
        name
        ... on individual {
          chineseLastName
          chineseFirstName
          dateOfBirth
        }
      }
      premium {
        amount
        currencyCode
        originalPrice
        paymentFrequency
        appliedDiscounts {
          name
          originalPrice
          newPrice
        }
      }
      exclusions {
        remark
      }
      product {
        name
        insurer {
          name
        }
        benefitGraph {
          ...benefit
          options {
            ...benefit
          }
          children {
            ...benefit
          }
        }
      }
    }
  }
}

fragment benefit on benefitGraph {
  name
  value
  currencyCode
  value2 {
    numberValue
  }
}
`;

const style = `<style>
  body { margin: 0; font-family: Arial, sans-serif; font-size: 10pt; line-height: 1.5; color: #1f2937; }
  h1 { margin: 0 0 8pt; font-size: 17pt; color: #0b4a7f; }
  h2 { margin: 16pt 0 6pt; font-size: 11.5pt; break-after: avoid; }
  p { margin: 0 0 8pt; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 5pt 8pt; border: 0.6pt solid #c7d0da; text-align: left; vertical-align: top; }
  thead th { background: #e8f0f7; }
  tr { break-inside: avoid; }
  .part td:first-child { padding-left: 20pt; color: #4b5563; }
  .value { width: 36%; }
  .small { font-size: 9pt; color: #4b5563; }
</style>`;

const person = (variable: string) =>
  `{{ ${variable}.name }}{% if ${variable}.chineseLastName %} {{ ${variable}.chineseLastName }}{{ ${variable}.chineseFirstName }}{% endif %}`;

const limit = (variable: string) =>
  `{% if ${variable}.value2.numberValue %}{% if ${variable}.currencyCode %}{{ ${variable}.currencyCode }} {{ ${variable}.value2.numberValue | number }}{% else %}{% assign count = ${variable}.value2.numberValue | number %}{{ ${variable}.value | replace: "{this}", count }}{% endif %}{% elsif ${variable}.value %}{{ ${variable}.value }}{% else %}By agreement 另議{% endif %}`;

const logo = (tenantId: string) => `/api/v1/files/brand%2Flogo.png?tenantIdIfNoToken=${tenantId}`;

const letterhead = (tenantId: string) => `<style>
  body { margin: 0; font-family: Arial, sans-serif; font-size: 9pt; line-height: 1.4; color: #4b5563; }
  table { width: 100%; border-collapse: collapse; border-bottom: 1.2pt solid #0b4a7f; }
  td { padding: 0 0 7pt; vertical-align: middle; }
</style>
{%- assign policy = policies.list[0] -%}
<table>
  <tr>
    <td>{% if policy.product.insurer.name contains "Victoria Harbour" %}<img src="${logo(tenantId)}" alt="Victoria Harbour Insurance" style="height: 30pt">{% else %}<strong>{{ policy.product.insurer.name }}</strong>{% endif %}</td>
    <td style="text-align: right">Policy no. 保單號碼 {{ policy.issuerNumber }}<br>{% if policy.issueDate %}Issued 簽發日期 {{ policy.issueDate | date }}{% else %}Not issued yet 尚未簽發{% endif %}</td>
  </tr>
</table>`;

const pageNumbers = `<style>
  body { margin: 0; font-family: Arial, sans-serif; font-size: 8pt; color: #4b5563; }
  table { width: 100%; border-collapse: collapse; border-top: 0.6pt solid #c7d0da; }
  td { padding: 6pt 0 0; }
</style>
<table>
  <tr>
    <td>{{ policies.list[0].product.insurer.name }}</td>
    <td style="text-align: right">Page <span class="page"></span> of <span class="topage"></span></td>
  </tr>
</table>`;

const schedule = `<!DOCTYPE html>
<html>
<head>
<title>Policy schedule {{ policies.list[0].issuerNumber }}</title>
${style}
</head>
<body>
{%- assign policy = policies.list[0] -%}
{%- assign holder = policy.contractHolder -%}
<h1>Policy schedule 保單附表</h1>
<p>Dear {% if holder.salutation %}{{ holder.salutation }} {% endif %}${person('holder')},</p>
<p>Thank you for choosing {{ policy.product.insurer.name }}. This schedule is part of policy {{ policy.issuerNumber }} ({{ policy.product.name }}), valid from {{ policy.startDate | date }} to {{ policy.endDate | date }}.</p>
<h2>Insured persons 受保人</h2>
<table>
  <thead><tr><th>Name 姓名</th><th class="value">Date of birth 出生日期</th></tr></thead>
  <tbody>
  {% for insured in policy.contractInsured %}
  <tr><td>${person('insured')}</td><td>{{ insured.dateOfBirth | default: "–" | date }}</td></tr>
  {% endfor %}
  </tbody>
</table>
<h2>Your cover 保障範圍</h2>
<table>
  <thead><tr><th>Benefit 保障項目</th><th class="value">Limit 保障額</th></tr></thead>
  <tbody>
  {% for benefit in policy.product.benefitGraph %}
  {% if benefit.options.size == 0 %}
  <tr><td>{{ benefit.name }}</td><td>${limit('benefit')}</td></tr>
  {% else %}
  {% for option in benefit.options %}
  <tr><td>{{ benefit.name }}: {{ option.name }}</td><td>${limit('option')}</td></tr>
  {% endfor %}
  {% endif %}
  {% for part in benefit.children %}
  <tr class="part"><td>{{ part.name }}</td><td>${limit('part')}</td></tr>
  {% endfor %}
  {% endfor %}
  </tbody>
</table>
{% if policy.exclusions.size > 0 %}
<h2>Not covered 不保事項</h2>
<ul>{% for exclusion in policy.exclusions %}<li>{{ exclusion.remark }}</li>{% endfor %}</ul>
{% endif %}
<h2>Premium 保費</h2>
<table>
  <tbody>
  {% for discount in policy.premium.appliedDiscounts %}
  <tr><td>{{ discount.name }} 折扣</td><td class="value">–{{ discount.originalPrice | minus: discount.newPrice | money: policy.premium.currencyCode }}</td></tr>
  {% endfor %}
  <tr><td><strong>Total premium 總保費</strong></td><td class="value"><strong>{{ policy.premium | money }}</strong></td></tr>
  <tr><td>Payment 繳付方式</td><td class="value">{% case policy.premium.paymentFrequency %}{% when "ANNUALLY" %}Annually 每年{% when "ONE_TIME" %}Single 一次過{% else %}As agreed 按協議{% endcase %}</td></tr>
  </tbody>
</table>
<p class="small" style="margin-top: 10pt">The levy collected by the Insurance Authority is included in the premium. 保費已包括保險業監管局收取的徵費。</p>
<p class="small">本附表為保單的一部分，請妥善保存。</p>
</body>
</html>`;

const letter = `<!DOCTYPE html>
<html>
<head>
<title>Welcome letter {{ policies.list[0].issuerNumber }}</title>
${style}
</head>
<body>
{%- assign policy = policies.list[0] -%}
{%- assign holder = policy.contractHolder -%}
<p style="margin: 18pt 0 24pt"><strong>${person('holder')}</strong><br>{{ policy.issueDate | default: policy.startDate | date: "long" }}</p>
<p>Dear {% if holder.salutation %}{{ holder.salutation }} {% endif %}{{ holder.name }},</p>
<h1>Welcome to {{ policy.product.name }}</h1>
<p>Your policy <strong>{{ policy.issuerNumber }}</strong> is in place. It covers you from {{ policy.startDate | date: "long" }} to {{ policy.endDate | date: "long" }}, and the premium of {{ policy.premium | money }} is settled the way you chose.</p>
<p>With this letter comes your policy schedule. Look through it in the first 21 days: until then you can cancel and have your premium back in full.</p>
<table style="margin: 14pt 0">
  <tbody>
  <tr><td>Claims and questions 索償及查詢</td><td class="value">+852 3000 0100</td></tr>
  <tr><td>Emergency, day and night 24 小時緊急支援</td><td class="value">+852 3000 0199</td></tr>
  </tbody>
</table>
<p>{% if holder.chineseLastName %}{{ holder.chineseLastName }}{{ holder.chineseFirstName }}{% if holder.salutation == "Mr" %}先生{% else %}女士{% endif %}{% else %}{{ holder.name }}{% endif %}：您的保單已生效。請細閱隨函附上的保單附表；如有更改，請於 21 日內通知我們。</p>
<p style="margin-top: 24pt">Yours sincerely,</p>
<p><strong>Customer Care 客戶服務部</strong><br>{{ policy.product.insurer.name }}</p>
<p class="small" style="margin-top: 30pt">This letter is protected. It opens with the first seven letters and digits of your identity card number, or with the registration number of your company. 本函以身份證號碼首七個字元或公司註冊編號開啟。</p>
</body>
</html>`;

const letterPassword = `{%- assign holder = policies.list[0].contractHolder -%}
{%- if holder.registrationNumber -%}{{ holder.registrationNumber }}
{%- else -%}{%- for identity in holder.identities -%}{%- if identity.type == "hkid" -%}{{ identity.value | slice: 0, 7 }}{%- endif -%}{%- endfor -%}
{%- endif -%}`;

export function demoDocuments(tenantId: string): readonly DemoDocument[] {
  return [
    {
      name: 'Policy schedule 保單附表',
      description: 'Schedule with insured persons, benefits and premium.',
      logicalId: 'policy_schedule',
      ageDays: 66,
      graphQlQuery: policies,
      html: schedule,
      marginSettings: { top: 34, right: 18, bottom: 24, left: 18 },
      headerSettings: { html: letterhead(tenantId), spacing: 6 },
      footerSettings: { html: pageNumbers, spacing: 4 },
    },
    {
      name: 'Welcome letter',
      description: 'Goes out with the schedule; opens with the identity card number of the policyholder.',
      logicalId: 'welcome_letter',
      ageDays: 27,
      graphQlQuery: policies,
      html: letter,
      passwordLiquid: letterPassword,
      marginSettings: { top: 34, right: 22, bottom: 24, left: 22 },
      headerSettings: { html: letterhead(tenantId), spacing: 6 },
      footerSettings: {
        left: '{{ policies.list[0].issuerNumber }}',
        right: '[page] / [topage]',
        fontName: 'Arial',
        fontSize: 8,
        line: true,
        spacing: 4,
      },
    },
  ];
}
