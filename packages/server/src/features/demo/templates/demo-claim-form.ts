// The demo's PDF drawing: a claim form, prefilled with the policy's known data. Data only.
import type { addPdfDrawingInput } from '../../../graphql/generated/schema-types.ts';
import { person } from './demo-paper.ts';

const graphQlQuery = `query policies($where: policyWhereInput, $limit: Int, $skip: Int, $sort: sortInput) {
  policies(where: $where, limit: $limit, skip: $skip, sort: $sort) {
    list {
      id
      issuerNumber
      startDate
      endDate
      contractHolder {
        name
        ... on individual {
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
        }
      }
      facts {
        type
        value {
          booleanValue
        }
      }
      premium {
        amount
        currencyCode
        paymentFrequency
      }
      product {
        name
      }
    }
  }
}
`;

type Place = readonly [x: number, y: number, width: number, height: number];

function toBox([x, y, width, height]: Place) {
  return { page: 1, point1: { x, y }, point2: { x: x + width, y: y + height } };
}

/** Replaces a field of the form. */
function field(fieldName: string, place: Place, liquidSource: string): addPdfDrawingInput {
  const [x, y, width, height] = place;
  return {
    ...toBox([x + 6, y + 2, width - 12, height - 4]),
    liquidSource,
    font: { familyName: 'Arial', emSize: 11 },
    verticalAlignment: 'CENTER',
    isShrunkToFit: true,
    fieldName,
  };
}

function tick([x, y]: readonly [x: number, y: number], liquidSource: string): addPdfDrawingInput {
  return { ...toBox([x, y, 12, 12]), kind: 'CHECK_MARK', liquidSource };
}

const policy = 'policies.list[0]';
const holder = `${policy}.contractHolder`;

const drawings: readonly addPdfDrawingInput[] = [
  {
    ...toBox([425, 44, 120, 32]),
    kind: 'PICTURE',
    pictureFileKey: 'brand/logo.png',
    textAlignment: 'RIGHT',
    verticalAlignment: 'CENTER',
  },
  field('policy.number', [50, 166, 240, 24], `{{ ${policy}.issuerNumber }}`),
  field('policy.product', [305, 166, 240, 24], `{{ ${policy}.product.name }}`),
  field('holder.name', [50, 212, 240, 24], `{% assign holder = ${holder} %}${person('holder')}`),
  field(
    'holder.identity',
    [305, 212, 240, 24],
    `{% if ${holder}.registrationNumber %}{{ ${holder}.registrationNumber }}{% else %}{{ ${holder}.identities[0].value | default: "–" }}{% endif %}`,
  ),
  field('policy.period', [50, 258, 240, 24], `{{ ${policy}.startDate | date }} – {{ ${policy}.endDate | date }}`),
  field('policy.premium', [305, 258, 240, 24], `{{ ${policy}.premium | money }}`),
  field(
    'policy.insured',
    [50, 304, 495, 36],
    `{% for insured in ${policy}.contractInsured %}${person('insured')}{% unless forloop.last %}, {% endunless %}{% endfor %}`,
  ),
  tick([50, 352], `{% if ${policy}.premium.paymentFrequency == "ANNUALLY" %}yes{% endif %}`),
  tick([211, 352], `{% if ${policy}.premium.paymentFrequency == "ONE_TIME" %}yes{% endif %}`),
  tick(
    [372, 352],
    `{% for fact in ${policy}.facts %}{% if fact.type == "winterSports" and fact.value.booleanValue %}yes{% endif %}{% endfor %}`,
  ),
];

export const demoClaimForm = {
  ageDays: 25,
  input: {
    name: 'Travel claim form 索償表格',
    description: 'The claim form, with what is known of the policy; the customer fills in the rest.',
    logicalId: 'travel_claim_form',
    fileKey: 'forms/travel claim form.pdf',
    graphQlQuery,
  },
  pageCount: 1,
  drawings,
} as const;
