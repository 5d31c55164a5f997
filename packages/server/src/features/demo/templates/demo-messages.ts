// The demo's text messages, and the notifications about its sales. Data only.

export interface DemoMessage {
  readonly name: string;
  readonly description: string;
  readonly logicalId: string;
  readonly ageDays: number;
  readonly graphQlQuery: string;
}

export interface DemoSms extends DemoMessage {
  readonly bodyLiquid: string;
}

export interface DemoNotification extends DemoMessage {
  readonly html: { readonly en: string; readonly zh: string };
}

export const policies = `query policies($where: policyWhereInput, $limit: Int, $skip: Int, $sort: sortInput) {
  policies(where: $where, limit: $limit, skip: $skip, sort: $sort) {
    list {
      id
      issuerNumber
      startDate
      endDate
      cancellationReason
      contractHolder {
        name
        ... on individual {
          salutation
          englishLastName
          chineseLastName
          chineseFirstName
        }
      }
      contractInsured {
        name
        ... on individual {
          chineseLastName
          chineseFirstName
        }
      }
      premium {
        amount
        currencyCode
      }
      product {
        name
        insurer {
          name
        }
      }
    }
  }
}
`;

const transactions = `query transactions($where: transactionWhereInput, $limit: Int, $skip: Int, $sort: sortInput) {
  transactions(where: $where, limit: $limit, skip: $skip, sort: $sort) {
    list {
      id
      transactionNumber
      amount
      currencyCode
      dueDateTime
      policy {
        issuerNumber
      }
    }
  }
}
`;

const cases = `query cases($where: caseWhere, $limit: Int, $skip: Int, $sort: sortInput) {
  cases(where: $where, limit: $limit, skip: $skip, sort: $sort) {
    list {
      id
      caseNumber
      holder {
        name
      }
      proposals {
        expiryDate
        totalPrice {
          amount
          currencyCode
        }
      }
    }
  }
}
`;

export const demoSms: readonly DemoSms[] = [
  {
    name: 'Payment due reminder',
    description: 'Sent 7 days before a premium is due.',
    logicalId: 'payment_due_reminder',
    ageDays: 90,
    graphQlQuery: transactions,
    bodyLiquid:
      '{%- assign due = transactions.list[0] -%}Reminder: {{ due.amount | money: due.currencyCode }} for policy {{ due.policy.issuerNumber }} is due on {{ due.dueDateTime | date: "long", "Asia/Hong_Kong" }}. If you have paid already, there is nothing to do.',
  },
  {
    name: 'Policy issued',
    description: 'Sent once a policy is issued.',
    logicalId: 'policy_issued',
    ageDays: 84,
    graphQlQuery: policies,
    bodyLiquid:
      'Dear {{ policies.list[0].contractHolder.name }}, your policy {{ policies.list[0].issuerNumber }} ({{ policies.list[0].product.name }}) is issued. You are covered from {{ policies.list[0].startDate | date }} to {{ policies.list[0].endDate | date }}.',
  },
  {
    name: '保單已簽發',
    description: 'Policy issued, for customers who read Chinese.',
    logicalId: 'policy_issued_zh',
    ageDays: 83,
    graphQlQuery: policies,
    bodyLiquid:
      '{%- assign policy = policies.list[0] -%}{%- assign holder = policy.contractHolder -%}{% if holder.chineseLastName %}{{ holder.chineseLastName }}{{ holder.chineseFirstName }}{% if holder.salutation == "Mr" %}先生{% else %}女士{% endif %}{% else %}{{ holder.name }}{% endif %}：您的保單 {{ policy.issuerNumber }} 已簽發，保障期由 {{ policy.startDate | date }} 至 {{ policy.endDate | date }}。',
  },
  {
    name: 'Claim received',
    description: 'Sent when a claim is received; the request contains the claim.',
    logicalId: 'claim_received',
    ageDays: 61,
    graphQlQuery: policies,
    bodyLiquid:
      'We have received your claim{% if claim.number %} {{ claim.number }}{% endif %} under policy {{ policies.list[0].issuerNumber }}. You will hear from us within {{ claim.workingDays | default: 5 }} working days.',
  },
  {
    name: 'Offer ends soon',
    description: 'Sent a week before an offer ends.',
    logicalId: 'offer_ends',
    ageDays: 34,
    graphQlQuery: cases,
    bodyLiquid:
      'Dear {{ cases.list[0].holder.name }}, our offer {{ cases.list[0].caseNumber }} at {{ cases.list[0].proposals[0].totalPrice | money }} is valid until {{ cases.list[0].proposals[0].expiryDate | date: "long" }}.',
  },
];

const renewalRows = (texts: Readonly<Record<'policy' | 'product' | 'ends' | 'premium' | 'insured', string>>) =>
  `<table style="border-collapse: collapse;" border="1" cellpadding="6">
<tbody>
<tr><td>${texts.policy}</td><td>{{ policies.list[0].issuerNumber }}</td></tr>
<tr><td>${texts.product}</td><td>{{ policies.list[0].product.name }}</td></tr>
<tr><td>${texts.ends}</td><td>{{ policies.list[0].endDate | date: "long" }}</td></tr>
<tr><td>${texts.premium}</td><td>{{ policies.list[0].premium | money }}</td></tr>
{% for person in policies.list[0].contractInsured %}<tr><td>${texts.insured}</td><td>{{ person.name }}</td></tr>{% endfor %}
</tbody>
</table>`;

export const demoNotifications: readonly DemoNotification[] = [
  {
    name: 'Renewal notice',
    description: 'Sent 30 days before cover ends.',
    logicalId: 'renewal_notice',
    ageDays: 72,
    graphQlQuery: policies,
    html: {
      en: `<h2>Your cover ends soon</h2>
<p>Dear {{ policies.list[0].contractHolder.name }},</p>
<p>Thank you for being with {{ policies.list[0].product.insurer.name }}. These are the details of your cover:</p>
${renewalRows({ policy: 'Policy', product: 'Product', ends: 'Cover ends', premium: 'Premium', insured: 'Insured' })}
<p>Reply before that day and your cover continues without a gap.</p>`,
      zh: `<h2>您的保障即將到期</h2>
<p>{% if policies.list[0].contractHolder.chineseLastName %}{{ policies.list[0].contractHolder.chineseLastName }}{{ policies.list[0].contractHolder.chineseFirstName }}{% else %}{{ policies.list[0].contractHolder.name }}{% endif %}，您好：</p>
<p>感謝您選用{{ policies.list[0].product.insurer.name }}。您的保障詳情如下：</p>
${renewalRows({ policy: '保單', product: '產品', ends: '保障到期日', premium: '保費', insured: '受保人' })}
<p>請於到期日前回覆，保障便可無間斷延續。</p>`,
    },
  },
  {
    name: 'Policy cancelled',
    description: 'Confirms a cancellation to the policyholder.',
    logicalId: 'policy_cancelled',
    ageDays: 20,
    graphQlQuery: policies,
    html: {
      en: `<p>Dear {{ policies.list[0].contractHolder.name }},</p>
<p>your policy <strong>{{ policies.list[0].issuerNumber }}</strong> has been cancelled{% if policies.list[0].cancellationReason %}: {{ policies.list[0].cancellationReason }}{% else %}.{% endif %}</p>
<p>What you have paid, {{ policies.list[0].premium | money }}, comes back the way it was paid.</p>`,
      zh: `<p>{{ policies.list[0].contractHolder.name }}，您好：</p>
<p>您的保單 <strong>{{ policies.list[0].issuerNumber }}</strong> 已取消{% if policies.list[0].cancellationReason %}，原因：{{ policies.list[0].cancellationReason }}{% else %}。{% endif %}</p>
<p>已繳保費 {{ policies.list[0].premium | money }} 將循原付款方式退還。</p>`,
    },
  },
];
