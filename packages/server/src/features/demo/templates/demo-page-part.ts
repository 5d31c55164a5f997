// The header and footer of the demo's documents, stored in the studio's format, so that a first save changes
// nothing.
import { wrapPart } from '@coverwright/insurance/page-part';

const logo = (tenantId: string) => `/api/v1/files/brand%2Flogo.png?tenantIdIfNoToken=${tenantId}`;

export function letterhead(tenantId: string): string {
  return wrapPart(`<style>
  body { font-family: Arial, sans-serif; font-size: 9pt; line-height: 1.4; color: #4b5563; }
  table { width: 100%; border-collapse: collapse; border-bottom: 1.2pt solid #0b4a7f; }
  td { padding: 0 0 7pt; vertical-align: middle; }
</style>
{%- assign policy = policies.list[0] -%}
<table>
  <tr>
    <td>{% if policy.product.insurer.name contains "Victoria Harbour" %}<img src="${logo(tenantId)}" alt="Victoria Harbour Insurance" style="height: 30pt">{% else %}<strong>{{ policy.product.insurer.name }}</strong>{% endif %}</td>
    <td style="text-align: right">Policy no. 保單號碼 {{ policy.issuerNumber }}<br>{% if policy.issueDate %}Issued 簽發日期 {{ policy.issueDate | date: "long", "Asia/Hong_Kong" }}{% else %}Not issued 未簽發{% endif %}</td>
  </tr>
</table>`);
}

export const pageNumbers = wrapPart(`<style>
  body { font-family: Arial, sans-serif; font-size: 8pt; line-height: 1.4; color: #4b5563; }
  table { width: 100%; border-collapse: collapse; border-top: 0.6pt solid #c7d0da; }
  td { padding: 6pt 0 0; }
</style>
<table>
  <tr>
    <td>{{ policies.list[0].product.insurer.name }}</td>
    <td style="text-align: right">Page <span class="page"></span> of <span class="topage"></span> · 第 <span class="page"></span> 頁，共 <span class="topage"></span> 頁</td>
  </tr>
</table>`);
