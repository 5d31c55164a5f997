// Shared by the demo's printed documents. Labels and sentences are in both languages; names of products and
// benefits, dates and amounts are in the reader's locale and stand alone, never within a sentence.

export const style = `<style>
  body { margin: 0; font-family: Arial, sans-serif; font-size: 9.5pt; line-height: 1.4; color: #1f2937; }
  h1 { margin: 0 0 8pt; font-size: 16pt; color: #0b4a7f; }
  h2 { margin: 11pt 0 4pt; font-size: 11pt; break-after: avoid; }
  p { margin: 0 0 7pt; }
  ul { margin: 0; padding-left: 14pt; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 2.6pt 7pt; border: 0.6pt solid #c7d0da; text-align: left; vertical-align: top; }
  thead th { background: #e8f0f7; }
  tr { break-inside: avoid; }
  .label { width: 34%; color: #4b5563; }
  .value { width: 46%; }
  .group { font-weight: bold; background: #f6f8fa; }
  .part { break-before: avoid; }
  .part td:first-child { padding-left: 18pt; color: #4b5563; }
  .whole { break-inside: avoid; }
  .small { font-size: 8.5pt; color: #4b5563; }
</style>`;

export const person = (variable: string) =>
  `{{ ${variable}.name }}{% if ${variable}.chineseLastName %} {{ ${variable}.chineseLastName }}{{ ${variable}.chineseFirstName }}{% endif %}`;

export const period = '{{ policy.startDate | date: "long" }} – {{ policy.endDate | date: "long" }}';
