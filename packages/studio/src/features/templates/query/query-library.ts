/** The queries that a template can be given without writing GraphQL: each reads one list with all that a text may need. */
const value = 'value { stringValue numberValue booleanValue dateValue }';
const facts = `facts { id type ${value} }`;

/** Whoever a contract is with or about: a person, a company, or a thing that is insured. */
const party = `fragment party on entityInterface {
  id
  name
  entityType
  internalCode
  ${facts}
  addresses { type fields }
  contacts { id type value }
  identities { id type value }
  ... on individual {
    englishFirstName
    englishLastName
    chineseFirstName
    chineseLastName
    salutation
    gender
    dateOfBirth
    email
    telephoneNumber
    preferredLanguage
  }
  ... on company {
    registrationNumber
    natureOfBusiness
  }
  ... on object {
    typeId
  }
}`;

const premium = `fragment premium on pricing {
  amount
  currencyCode
  formattedPrice
  originalPrice
  formattedOriginalPrice
  paymentFrequency
  appliedDiscounts { code name formattedNewPrice }
  appliedTaxes { code name formattedFlat formattedNewPrice }
  loadings { codeName { code name } formattedNewPrice }
}`;

const product = 'product { name productId { plan type version } }';

/** What the product covers, for a table: the texts are filled in with the values, in the language of the document. */
const coveredProduct = `product {
        name
        productId { plan type version }
        benefits {
          name
          formattedValue
          formattedDetailedValue
          description
          typeId
          parentTypeId
          options { name formattedValue formattedDetailedValue key }
        }
      }`;

const policies = `query policies($where: policyWhereInput, $limit: Int, $skip: Int, $sort: sortInput) {
  policies(where: $where, limit: $limit, skip: $skip, sort: $sort) {
    totalCount
    list {
      id
      issuerNumber
      status
      issueDate
      startDate
      endDate
      cancellationReason
      contractHolder { ...party }
      contractInsured { ...party }
      otherContractHolders { ...party }
      ${facts}
      premium { ...premium }
      ${coveredProduct}
      referrer { id name internalCode }
      rejectionCodes { code name }
      exclusions { id benefitTypeId benefitOptionKey remark }
    }
  }
}

${party}

${premium}
`;

const cases = `query cases($where: caseWhere, $limit: Int, $skip: Int, $sort: sortInput) {
  cases(where: $where, limit: $limit, skip: $skip, sort: $sort) {
    totalCount
    list {
      id
      caseNumber
      name
      status
      holder { ...party }
      insureds { ...party }
      otherHolders { ...party }
      ${facts}
      proposals {
        id
        name
        proposalNumber
        status
        expiryDate
        isIssued
        isRejected
        totalPrice { ...premium }
        policies {
          id
          issuerNumber
          status
          startDate
          endDate
          premium { ...premium }
          ${product}
        }
      }
    }
  }
}

${party}

${premium}
`;

const transactions = `query transactions($where: transactionWhereInput, $limit: Int, $skip: Int, $sort: sortInput) {
  transactions(where: $where, limit: $limit, skip: $skip, sort: $sort) {
    totalCount
    list {
      id
      transactionNumber
      amount
      currencyCode
      formattedTransaction
      createdAt
      dateTime
      dueDateTime
      method
      status
      ${facts}
      notes { id title content createdAt }
      policy {
        id
        issuerNumber
        status
        startDate
        endDate
        contractHolder { ...party }
        premium { ...premium }
        ${product}
      }
    }
  }
}

${party}

${premium}
`;

export const queryLibrary = { policies, cases, transactions } as const;

export const queryChoices = ['policies', 'cases', 'transactions', 'none'] as const;
export type QueryChoice = (typeof queryChoices)[number];

export function queryOf(choice: QueryChoice): string {
  return choice === 'none' ? '' : queryLibrary[choice];
}

/** Undefined for a query that was written, or changed, by hand. */
export function choiceOf(query: string): QueryChoice | undefined {
  const written = toComparable(query);
  return queryChoices.find((choice) => toComparable(queryOf(choice)) === written);
}

/** Spaces mean nothing in these queries. */
function toComparable(query: string): string {
  return query.trim().replaceAll(/\s+/g, ' ');
}
