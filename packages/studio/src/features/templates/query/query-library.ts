/**
 * Ready-made queries for templates, so that users need not write GraphQL: each reads one list with everything that a
 * text may need.
 */
const value = 'value { stringValue numberValue booleanValue dateValue }';
const facts = `facts { id type ${value} }`;

/** A party that a contract is with or about: a person, a company, or an insured thing. */
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

/** The product's coverage, for a table: the texts have their values filled in, in the document's language. */
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

/** Undefined for a query that was written or edited by hand. */
export function choiceOf(query: string): QueryChoice | undefined {
  const written = toComparable(query);
  return queryChoices.find((choice) => toComparable(queryOf(choice)) === written);
}

/** Whitespace is insignificant in these queries. */
function toComparable(query: string): string {
  return query.trim().replaceAll(/\s+/g, ' ');
}
