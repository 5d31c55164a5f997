import { period, person, style } from './demo-paper.ts';

/** An address is the JSON text of its lines. */
const addressLines = `{% for address in holder.addresses limit: 1 %}{% assign keys = "line1,line2,line3,city,country" | split: "," %}{% for key in keys %}{% assign mark = key | prepend: '"' | append: '":"' %}{% if address.fields contains mark %}<br>{{ address.fields | split: mark | last | split: '"' | first }}{% endif %}{% endfor %}{% endfor %}`;

export const letter = `<!DOCTYPE html>
<html>
<head>
<title>Letter about {{ policies.list[0].issuerNumber }}</title>
${style}
</head>
<body style="font-size: 10pt; line-height: 1.5">
{%- assign policy = policies.list[0] -%}
{%- assign holder = policy.contractHolder -%}
<p style="margin: 14pt 0 20pt"><strong>${person('holder')}</strong>{% if holder.addresses %}${addressLines}{% endif %}</p>
<p style="margin: 0 0 20pt">{% if policy.status == "ISSUED" %}{{ policy.issueDate | date: "long", "Asia/Hong_Kong" }}{% else %}{{ policy.lastModifiedAt | date: "long", "Asia/Hong_Kong" }}{% endif %}</p>
<h1>{% case policy.status %}{% when "ISSUED" %}Welcome 歡迎投保{% when "PENDING" %}We have your application 已收到您的投保申請{% when "CANCELLED" %}Your policy is cancelled 您的保單已取消{% when "DECLINED" %}Your application 您的投保申請{% else %}Your policy 您的保單{% endcase %}</h1>
<p>Dear {% if holder.salutation and holder.englishLastName %}{{ holder.salutation }} {{ holder.englishLastName }}{% else %}Customer{% endif %},</p>
{% case policy.status %}
{% when "ISSUED" %}
<p>Thank you for choosing us. Your policy {{ policy.issuerNumber }} is issued. With this letter comes your policy schedule; look through it, and let us know within 21 days if anything is to be changed.</p>
{% when "PENDING" %}
<p>Thank you for applying. We are looking at application {{ policy.issuerNumber }} and will write to you as soon as it is decided. You are not covered until the policy is issued.</p>
{% when "CANCELLED" %}
<p>Your policy {{ policy.issuerNumber }} is cancelled and no longer covers you. If you have a question about it, call us at the number below.</p>
{% when "DECLINED" %}
<p>Thank you for applying. We are sorry that we cannot offer you the cover of application {{ policy.issuerNumber }}. You are not covered under it, and there is no premium to pay.</p>
{% else %}
<p>Below are the details of policy {{ policy.issuerNumber }}. If you have a question about it, call us at the number below.</p>
{% endcase %}
<p style="margin-top: 14pt">{% if holder.chineseLastName %}{{ holder.chineseLastName }}{{ holder.chineseFirstName }}{% if holder.salutation == "Mr" %}先生{% elsif holder.salutation %}女士{% endif %}{% else %}尊貴的客戶{% endif %}：</p>
{% case policy.status %}
{% when "ISSUED" %}
<p>感謝您選用我們的服務。您的保單 {{ policy.issuerNumber }} 已簽發。請細閱隨函附上的保單附表；如需更改，請於 21 日內通知我們。</p>
{% when "PENDING" %}
<p>感謝您的投保申請。我們正在處理申請 {{ policy.issuerNumber }}，有結果後將盡快去信通知。保單簽發前，保障尚未生效。</p>
{% when "CANCELLED" %}
<p>您的保單 {{ policy.issuerNumber }} 已取消，保障亦已終止。如有查詢，請致電下列號碼。</p>
{% when "DECLINED" %}
<p>感謝您的投保申請。很抱歉，我們未能接納申請 {{ policy.issuerNumber }}，保障不會生效，您亦毋須繳付保費。</p>
{% else %}
<p>保單 {{ policy.issuerNumber }} 的資料如下。如有查詢，請致電下列號碼。</p>
{% endcase %}
<table style="margin: 16pt 0">
  <tbody>
  <tr><td class="label">Product 保障計劃</td><td>{{ policy.product.name }}</td></tr>
  {% unless policy.status == "CANCELLED" or policy.status == "DECLINED" %}
  <tr><td class="label">Period of cover 保障期</td><td>${period}</td></tr>
  <tr><td class="label">Premium 保費</td><td>{{ policy.premium | money }}</td></tr>
  {% endunless %}
  <tr><td class="label">{% if policy.status == "ISSUED" %}Claims and questions 索償及查詢{% else %}Questions 查詢{% endif %}</td><td>+852 3000 0100</td></tr>
  {% if policy.status == "ISSUED" %}
  <tr><td class="label">Emergency 緊急支援</td><td>+852 3000 0199, day and night 24 小時</td></tr>
  {% endif %}
  </tbody>
</table>
<p style="margin-top: 20pt">Yours sincerely, 謹啟</p>
<p><strong>Customer Care 客戶服務部</strong><br>{{ policy.product.insurer.name }}</p>
<p class="small" style="margin-top: 26pt">This letter opens with the first seven characters of your identity card number or with your company registration number.<br>本函以身份證號碼首七個字元或公司註冊編號開啟。</p>
</body>
</html>`;

export const letterPassword = `{%- assign holder = policies.list[0].contractHolder -%}
{%- if holder.registrationNumber -%}{{ holder.registrationNumber }}
{%- else -%}{%- for identity in holder.identities -%}{%- if identity.type == "hkid" -%}{{ identity.value | slice: 0, 7 }}{%- endif -%}{%- endfor -%}
{%- endif -%}`;
