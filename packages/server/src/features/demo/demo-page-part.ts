// The header and the footer of the demo's documents, stored as the studio stores them: a whole document with the script
// that fills in page variables. It shows them without, and a first save then changes nothing.

const head = `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<style>p { margin: 0 }</style>
<script>
function subst() {
  var vars = {};
  var pairs = document.location.search.substring(1).split('&');
  for (var i = 0; i < pairs.length; i++) {
    var pair = pairs[i].split('=', 2);
    vars[pair[0]] = decodeURIComponent(pair[1] || '');
  }
  var names = ['page', 'frompage', 'topage', 'webpage', 'section', 'subsection', 'date', 'isodate', 'time', 'title', 'doctitle', 'sitepage', 'sitepages'];
  for (var n = 0; n < names.length; n++) {
    var elements = document.getElementsByClassName(names[n]);
    for (var e = 0; e < elements.length; e++) elements[e].textContent = vars[names[n]];
  }
}
</script>
</head>
<body style="border: 0; margin: 0" onload="subst()">
`;
const foot = '\n</body>\n</html>\n';

const logo = (tenantId: string) => `/api/v1/files/brand%2Flogo.png?tenantIdIfNoToken=${tenantId}`;

export function letterhead(tenantId: string): string {
  return `${head}<style>
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
</table>${foot}`;
}

export const pageNumbers = `${head}<style>
  body { font-family: Arial, sans-serif; font-size: 8pt; line-height: 1.4; color: #4b5563; }
  table { width: 100%; border-collapse: collapse; border-top: 0.6pt solid #c7d0da; }
  td { padding: 6pt 0 0; }
</style>
<table>
  <tr>
    <td>{{ policies.list[0].product.insurer.name }}</td>
    <td style="text-align: right">Page <span class="page"></span> of <span class="topage"></span> · 第 <span class="page"></span> 頁，共 <span class="topage"></span> 頁</td>
  </tr>
</table>${foot}`;
