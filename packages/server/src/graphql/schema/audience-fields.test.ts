import { isObjectType, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { templateKinds } from '../../template-kinds.ts';
import { pickFieldsOf } from './audience-fields.ts';
import { createSchema } from '../../schema.ts';

/**
 * Fields that are not listed cannot be used. Before adding one, decide whether everyone on the Internet may
 * read it.
 */
const open = {
  Mutation: 'submitRequest sendSignInLink openVisitorSession',
  Query: 'products_2 products',
  benefit:
    'typeId parentTypeId name description value detailedValue formattedValue formattedDetailedValue rawData currencyCode isOptional isValueInput options',
  benefitGraph:
    'typeId name description value detailedValue rawData value2 currencyCode isOptional isValueInput optionKey parentOptionKeys options children parentTypeId formattedValue formattedDetailedValue hasOnlyOptions revision',
  benefitOption:
    'benefitTypeId key name description value detailedValue formattedValue formattedDetailedValue rawData currencyCode',
  caseResult: 'status errors errors_2 caseNumber price decision outcome rejectionCodes',
  discount:
    'id code name order ratio flat originalPrice newPrice formattedFlat formattedOriginalPrice formattedNewPrice',
  errors: 'code message path',
  insurer: 'id name detailedName logoUrls',
  keyValue: 'key value',
  loading: 'id codeName order ratio flat currencyCode originalPrice newPrice formattedOriginalPrice formattedNewPrice',
  loadingCodeName: 'code name',
  logoUrls: 'typeA typeB typeC',
  pricing:
    'amount originalPrice currencyCode formattedPrice formattedOriginalPrice discountCodes appliedDiscounts appliedTaxes loadings missingVariables unknownValues unknownCodes paymentFrequency',
  product: 'productId name description insurer status underwritingDecision pricing questionnaire benefitGraph benefits',
  productId: 'plan type version',
  products: 'list totalCount',
  scalarValue: 'arrayValue booleanValue dateValue numberValue objectValue stringValue',
  tax: 'code name order ratio flat originalPrice newPrice formattedFlat formattedOriginalPrice formattedNewPrice',
  result: 'status errors errors_2',
  questionnaire: 'hasPrice questions inputs',
  question:
    'name label type fallbackJsonString choices hasOtherAnswers items declaredType help exampleJsonString minimum maximum unit unitText',
  askedInput: 'path isAsked isRequired isRefused message',
  questionChoice: 'value name',
  underwritingDecision: 'status errors errors_2 decision outcome rejectionCodes',
  unknownValue: 'path value nearest',
  visitorToken: 'status errors errors_2 accessToken expiresAt',
};

const schema = createSchema(templateKinds);
const part = pickFieldsOf('guests', schema);

/** Fields available in addition to the types open to guests. */
const openToStaff = {
  Mutation: 'endVisitorSession changeRequestStatus',
  Query: 'visitor visitorPolicies visitorPolicy visitorRequests visitorRequest',
  documentOfApp: 'id name',
  errors: open.errors,
  result: open.result,
  visitor: 'email kind mayReadPolicies mayReadRequests mayChangeRequests documents',
  visitorFact: 'type value',
  visitorPolicies: 'list totalCount totalCountIsLowerBound',
  visitorPolicy:
    'id issuerNumber description status issueDate startDate endDate productName holderName insuredNames formattedPremium exclusions',
  visitorRequest:
    'id caseNumber status createdAt productName formattedPremium decision outcome referrals holderName email telephoneNumber facts revision',
  visitorRequests: 'list totalCount totalCountIsLowerBound',
  referral: 'code reason',
};

const { visitorFact: _facts, referral: _referral, ...alike } = openToStaff;
const openToCustomers = {
  ...alike,
  Mutation: 'endVisitorSession',
  Query: 'visitor visitorPolicies visitorPolicy visitorRequests visitorDocument',
  printedDocument: 'status errors errors_2 base64 name',
  visitorRequest: 'id caseNumber status createdAt productName formattedPremium holderName',
};

test.each([
  ['guests', open],
  ['customers', openToCustomers],
  ['staff', openToStaff],
] as const)('%s may use these fields and no others', (audience, expected) => {
  const found = Object.values(pickFieldsOf(audience, schema).getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .map((type) => [type.name, Object.keys(type.getFields()).toSorted()]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([name, fields]) => [name, fields.split(' ').toSorted()])),
  );
});

test('the partial schema reveals no logic, authors or codes that were not requested', () => {
  expect(printSchema(part)).not.toMatch(
    /amountLogic|calculationLogic|calculationJsonLogic|underwritingRules|By: login/,
  );
});
