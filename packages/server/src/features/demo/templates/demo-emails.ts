// The demo's emails: a renewal, in English and in Chinese, with the policy schedule attached. Data only.
import { type DemoMessage, policies } from './demo-messages.ts';

export interface DemoEmail extends DemoMessage {
  readonly subject: string;
  readonly mjml: string;
  readonly unsubscribeUrl: string;
  /** The attached document, by its logical id. */
  readonly attached: { readonly logicalId: string; readonly fileName: string };
}

interface RenewalTexts {
  readonly lang: string;
  readonly title: string;
  readonly preview: string;
  readonly greeting: string;
  readonly opening: string;
  readonly rows: Readonly<Record<'policy' | 'product' | 'ends' | 'premium', string>>;
  readonly insured: string;
  readonly person: string;
  readonly button: string;
  readonly attached: string;
  readonly closing: string;
  readonly reason: string;
}

const policy = 'policies.list[0]';

const renewal = (texts: RenewalTexts) => `<mjml lang="${texts.lang}">
  <mj-head>
    <mj-title>${texts.title}</mj-title>
    <mj-preview>${texts.preview}</mj-preview>
    <mj-attributes>
      <mj-all font-family="Arial, 'PingFang HK', 'Microsoft JhengHei', sans-serif" />
      <mj-text font-size="16px" line-height="25px" color="#1f2933" />
      <mj-table font-size="15px" line-height="24px" color="#1f2933" />
      <mj-class name="quiet" font-size="13px" line-height="20px" color="#52606d" />
    </mj-attributes>
    <mj-style>
      @media (prefers-color-scheme: dark) {
        .paper, .paper table { background: #1f2933 !important; }
        .paper div, .paper td { color: #e4e7eb !important; }
      }
    </mj-style>
  </mj-head>
  <mj-body background-color="#f4f5f7">
    <mj-section background-color="#eef4f8" padding="24px 0">
      <mj-column>
        <mj-image src="/api/v1/files/brand/logo.png" alt="{{ ${policy}.product.insurer.name }}" width="72px" padding="0" />
      </mj-column>
    </mj-section>
    <mj-section background-color="#ffffff" css-class="paper" padding="24px 8px 8px">
      <mj-column>
        <mj-text font-size="24px" line-height="32px"><strong>${texts.title}</strong></mj-text>
        <mj-text>${texts.greeting}</mj-text>
        <mj-text>${texts.opening}</mj-text>
        <mj-table>
          <tr><td>${texts.rows.policy}</td><td align="right">{{ ${policy}.issuerNumber }}</td></tr>
          <tr><td>${texts.rows.product}</td><td align="right">{{ ${policy}.product.name }}</td></tr>
          <tr><td>${texts.rows.ends}</td><td align="right">{{ ${policy}.endDate | date: "long" }}</td></tr>
          <tr><td>${texts.rows.premium}</td><td align="right"><strong>{{ ${policy}.premium | money }}</strong></td></tr>
        </mj-table>
      </mj-column>
    </mj-section>
    {% if ${policy}.contractInsured.size > 1 %}
    <mj-section background-color="#ffffff" css-class="paper" padding="0 8px">
      <mj-column>
        <mj-text>${texts.insured}</mj-text>
        <mj-text><ul>{% for person in ${policy}.contractInsured %}<li>${texts.person}</li>{% endfor %}</ul></mj-text>
      </mj-column>
    </mj-section>
    {% endif %}
    <mj-section background-color="#ffffff" css-class="paper" padding="0 8px 24px">
      <mj-column>
        <mj-button background-color="#087e8b" color="#ffffff" font-size="16px" href="https://www.harbour-insurance.example/renew?policy={{ ${policy}.issuerNumber | url_encode }}">${texts.button}</mj-button>
        <mj-text>${texts.attached}</mj-text>
        <mj-text>${texts.closing}<br />{{ ${policy}.product.insurer.name }}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section padding="8px">
      <mj-column>
        <mj-text mj-class="quiet" align="center">${texts.reason}</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>
`;

const unsubscribeUrl = `https://www.harbour-insurance.example/unsubscribe?policy={{ ${policy}.issuerNumber | url_encode }}`;
const chineseName = (of: string) =>
  `{% if ${of}.chineseLastName %}{{ ${of}.chineseLastName }}{{ ${of}.chineseFirstName }}{% else %}{{ ${of}.name }}{% endif %}`;

export const demoEmails: readonly DemoEmail[] = [
  {
    name: 'Renewal email',
    description: 'Sent 30 days before cover ends, with the policy schedule attached.',
    logicalId: 'renewal_email',
    ageDays: 16,
    graphQlQuery: policies,
    subject: `Your policy {{ ${policy}.issuerNumber }} renews on {{ ${policy}.endDate | date: "long" }}`,
    unsubscribeUrl,
    attached: { logicalId: 'policy_schedule', fileName: `Policy schedule {{ ${policy}.issuerNumber }}` },
    mjml: renewal({
      lang: 'en',
      title: 'Your cover ends soon',
      preview: `Renew by {{ ${policy}.endDate | date: "long" }} and your cover continues without a gap.`,
      greeting: `Dear {{ ${policy}.contractHolder.name }},`,
      opening: `Thank you for being with {{ ${policy}.product.insurer.name }}. These are the details of your cover:`,
      rows: { policy: 'Policy', product: 'Product', ends: 'Cover ends', premium: 'Premium' },
      insured: 'The renewal covers:',
      person: '{{ person.name }}',
      button: 'Renew my policy',
      attached: 'Your current policy schedule is attached as a PDF.',
      closing: 'Kind regards,',
      reason: 'You receive this email because you hold a policy with us.',
    }),
  },
  {
    name: '續保電郵',
    description: 'Renewal email, for customers who read Chinese.',
    logicalId: 'renewal_email_zh',
    ageDays: 15,
    graphQlQuery: policies,
    subject: `您的保單 {{ ${policy}.issuerNumber }} 將於 {{ ${policy}.endDate | date: "long" }} 到期`,
    unsubscribeUrl,
    attached: { logicalId: 'policy_schedule', fileName: `保單附表 {{ ${policy}.issuerNumber }}` },
    mjml: renewal({
      lang: 'zh-HK',
      title: '您的保障即將到期',
      preview: `請於 {{ ${policy}.endDate | date: "long" }} 前續保，保障便可無間斷延續。`,
      greeting: `{% assign holder = ${policy}.contractHolder %}${chineseName('holder')}，您好：`,
      opening: `感謝您選用{{ ${policy}.product.insurer.name }}。您的保障詳情如下：`,
      rows: { policy: '保單', product: '產品', ends: '保障到期日', premium: '保費' },
      insured: '續保的受保人：',
      person: chineseName('person'),
      button: '為保單續期',
      attached: '現有的保單附表已以 PDF 附上。',
      closing: '此致',
      reason: '您收到此電郵，是因為您持有本公司的保單。',
    }),
  },
];
