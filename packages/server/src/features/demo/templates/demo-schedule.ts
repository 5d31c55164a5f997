import { period, person, style } from './demo-paper.ts';

/** An amount in words if the benefit has them, such as an amount per six hours. */
const limit = (variable: string) =>
  `{% assign amount = ${variable}.value2.numberValue %}{% if amount %}{% assign amount = amount | number %}{% if ${variable}.currencyCode %}{% assign amount = amount | prepend: " " | prepend: ${variable}.currencyCode %}{% endif %}{{ ${variable}.detailedValue | default: ${variable}.value | default: amount | replace: "{this|C1}", amount | replace: "{this}", amount }}{% else %}{{ ${variable}.value }}{% endif %}`;

export const schedule = `<!DOCTYPE html>
<html>
<head>
<title>Policy schedule {{ policies.list[0].issuerNumber }}</title>
${style}
</head>
<body>
{%- assign policy = policies.list[0] -%}
{%- assign holder = policy.contractHolder -%}
{%- for fact in policy.facts -%}
{%- case fact.type -%}
{%- when "personal_accident" -%}{%- assign plan = fact.value.stringValue -%}
{%- when "winterSports" -%}{%- assign hasWinterSports = fact.value.booleanValue -%}
{%- when "deductible" -%}{%- assign deductible = fact.value.numberValue -%}
{%- endcase -%}
{%- endfor -%}
<h1>Policy schedule 保單附表</h1>
<table>
  <tbody>
  <tr><td class="label">Policyholder 保單持有人</td><td>${person('holder')}</td></tr>
  <tr><td class="label">Product 保障計劃</td><td>{{ policy.product.name }}</td></tr>
  <tr><td class="label">Period of cover 保障期</td><td>${period}</td></tr>
  <tr><td class="label">Status 狀況</td><td>{% case policy.status %}{% when "ISSUED" %}Issued 已簽發{% when "PENDING" %}Applied for; no cover until the policy is issued<br>申請處理中；保單簽發前並無保障{% when "CANCELLED" %}Cancelled; no cover 已取消；並無保障{% when "DECLINED" %}Declined; no cover 不獲接納；並無保障{% else %}{{ policy.status | default: "–" }}{% endcase %}</td></tr>
  </tbody>
</table>
<h2>Insured persons 受保人</h2>
<table>
  <thead><tr><th>Name 姓名</th><th class="value">Date of birth 出生日期</th></tr></thead>
  <tbody>
  {% for insured in policy.contractInsured %}
  <tr><td>${person('insured')}</td><td>{{ insured.dateOfBirth | default: "–" | date: "long" }}</td></tr>
  {% endfor %}
  </tbody>
</table>
<h2>Cover 保障範圍</h2>
<table>
  <thead><tr><th>Benefit 保障項目</th><th class="value">Limit 保障額</th></tr></thead>
  <tbody>
  {% for benefit in policy.product.benefitGraph %}
  {% if benefit.typeId == "deductible" and deductible %}
  <tr><td>{{ benefit.name }}</td><td>{% if deductible == 0 %}None 無{% else %}{{ policy.premium.currencyCode }} {{ deductible | number }}{% endif %}</td></tr>
  {% elsif benefit.typeId == "winter_sports" and hasWinterSports %}
  <tr><td>{{ benefit.name }}</td><td>Included 包括</td></tr>
  {% elsif benefit.isValueInput %}
  {% elsif benefit.options.size > 0 %}
  {% for option in benefit.options %}
  {% if option.optionKey == plan %}
  <tr><td>{{ benefit.name }} – {{ option.name }}</td><td>${limit('option')}</td></tr>
  {% endif %}
  {% endfor %}
  {% elsif benefit.value %}
  <tr><td>{{ benefit.name }}</td><td>${limit('benefit')}</td></tr>
  {% else %}
  <tr><td class="group" colspan="2">{{ benefit.name }}</td></tr>
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
<div class="whole">
<h2>Premium 保費</h2>
<table>
  <tbody>
  {% for discount in policy.premium.appliedDiscounts %}
  <tr><td>Discount 折扣 – {{ discount.name }}</td><td class="value">–{{ discount.originalPrice | minus: discount.newPrice | money: policy.premium.currencyCode }}</td></tr>
  {% endfor %}
  <tr><td><strong>Total premium 總保費</strong></td><td class="value"><strong>{{ policy.premium | money }}</strong></td></tr>
  <tr><td>Payment 繳付方式</td><td class="value">{% case policy.premium.paymentFrequency %}{% when "ANNUALLY" %}Yearly 每年{% when "ONE_TIME" %}Single payment 一次過{% else %}As agreed 按協議{% endcase %}</td></tr>
  </tbody>
</table>
<p class="small" style="margin: 7pt 0 0">The premium includes the Insurance Authority levy. Once issued, this schedule is part of the policy; keep it safe.<br>保費已包括保險業監管局徵費。保單簽發後，本附表即為保單的一部分，請妥善保存。</p>
</div>
</body>
</html>`;
