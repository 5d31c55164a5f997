// The demo's printed customer documents. Data only.
import type { createWkhtmltopdfTemplateInput } from '../../../graphql/generated/schema-types.ts';
import { letterhead, pageNumbers } from './demo-page-part.ts';
import { schedule } from './demo-schedule.ts';
import { letter, letterPassword } from './demo-welcome-letter.ts';

interface DemoDocument extends createWkhtmltopdfTemplateInput {
  readonly ageDays: number;
}

const policies = `query policies($where: policyWhereInput, $limit: Int, $skip: Int, $sort: sortInput) {
  policies(where: $where, limit: $limit, skip: $skip, sort: $sort) {
    list {
      id
      issuerNumber
      status
      lastModifiedAt
      issueDate
      startDate
      endDate
      contractHolder {
        name
        addresses {
          fields
        }
        ... on individual {
          salutation
          englishLastName
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
      facts {
        type
        value {
          stringValue
          numberValue
          booleanValue
        }
      }
      premium {
        amount
        currencyCode
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
  typeId
  optionKey
  isValueInput
  name
  value
  detailedValue
  currencyCode
  value2 {
    numberValue
  }
}
`;

export function demoDocuments(tenantId: string): readonly DemoDocument[] {
  const paper = {
    pageSize: 'A4',
    orientation: 'PORTRAIT',
    isTagged: false,
    marginSettings: { top: 32, right: 18, bottom: 20, left: 18 },
    headerSettings: { html: letterhead(tenantId), spacing: 6 },
    footerSettings: { html: pageNumbers, spacing: 4 },
  } as const;
  return [
    {
      name: 'Policy schedule 保單附表',
      description: 'Schedule with insured persons, benefits and premium.',
      logicalId: 'policy_schedule',
      ageDays: 66,
      graphQlQuery: policies,
      html: schedule,
      passwordLiquid: '',
      ...paper,
    },
    {
      name: 'Welcome letter',
      description: 'Letter to the policyholder about the policy; the password is the identity card number.',
      logicalId: 'welcome_letter',
      ageDays: 27,
      graphQlQuery: policies,
      html: letter,
      passwordLiquid: letterPassword,
      ...paper,
    },
  ];
}
