import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { demoTemplates, readDemoTemplate } from '../../features/demo/demo-templates.service.ts';
import { templateFileFormat } from '../../features/templates/transfer/template-file.ts';
import { validateStoredQuery } from '../documents/stored-query.ts';
import { isUsableInTemplates } from './template-fields.ts';
import { typeDefinitions } from './type-definitions.ts';

/** Fields that are not listed cannot be used. Before adding one, decide whether documents may show it, and to whom. */
const usable = {
  emailMjmlTemplate:
    'createdAt createdBy description id lastModifiedAt lastModifiedBy logicalId name type templateView revision',
  functionTemplate:
    'createdAt createdBy description id lastModifiedAt lastModifiedBy logicalId name type templateView revision',
  pdfDrawingTemplate:
    'createdAt createdBy description id lastModifiedAt lastModifiedBy logicalId name type templateView revision',
  Query: 'cases insurers policies products_2 products templates transactions',
  address: 'type fields',
  appliedDefault: 'path valueJsonString',
  benefit:
    'typeId parentTypeId name description value detailedValue formattedValue formattedDetailedValue rawData currencyCode isOptional isValueInput options',
  benefitGraph:
    'typeId name description value detailedValue rawData value2 currencyCode isOptional isValueInput optionKey parentOptionKeys options children parentTypeId formattedValue formattedDetailedValue hasOnlyOptions revision',
  benefitOption:
    'benefitTypeId key name description value detailedValue formattedValue formattedDetailedValue rawData currencyCode',
  case: 'id caseNumber name status holder insureds otherHolders proposals facts createdAt lastModifiedAt appId locale assignedTo notes revision',
  caseNote: 'id content author createdAt',
  cases: 'list totalCount totalCountIsLowerBound endCursor',
  codeRule:
    'code name description calculationLogic revision createdAt createdBy lastModifiedAt lastModifiedBy plainCalculationLogic',
  company:
    'id name entityType internalCode facts addresses contacts identities createdAt registrationNumber natureOfBusiness',
  contact: 'id type value',
  discount:
    'id code name order ratio flat calculationLogic isManual originalPrice newPrice formattedFlat formattedOriginalPrice formattedNewPrice',
  dynamicTemplate:
    'createdAt createdBy description dynamicValues id lastModifiedAt lastModifiedBy logicalId name type templateView revision',
  dynamicValue: 'value valueId valueJsonString',
  entityInterface: 'id name entityType internalCode facts addresses contacts identities createdAt',
  exclusion: 'id benefitTypeId benefitOptionKey benefitParentTypeId remark createdAt',
  fact: 'id type value',
  identity: 'id type value',
  individual:
    'id name entityType internalCode facts addresses contacts identities createdAt englishFirstName englishLastName chineseFirstName chineseLastName salutation gender dateOfBirth email telephoneNumber preferredLanguage occupation maritalStatus',
  indicativePrice:
    'type amount currencyCode originalPrice formattedPrice formattedOriginalPrice appliedDiscounts appliedTaxes',
  inputWarning: 'code message reason paramsJsonString path',
  insurer: 'id name detailedName logoUrls createdAt lastModifiedAt revision',
  internal: 'id name entityType internalCode facts addresses contacts identities createdAt',
  keyValue: 'key value',
  l10nText: 'key locale value revision lastModifiedAt',
  loading:
    'id codeName order ratio flat currencyCode calculationJsonLogic originalPrice newPrice formattedOriginalPrice formattedNewPrice',
  loadingCodeName: 'code name',
  login: 'id username',
  logoUrls: 'typeA typeB typeC',
  note: 'id content title createdAt',
  notificationTemplate:
    'createdAt createdBy description id lastModifiedAt lastModifiedBy localizedHtml localizedTexts logicalId name type templateView revision',
  object: 'id name entityType internalCode facts addresses contacts identities createdAt typeId',
  policies: 'list totalCount totalCountIsLowerBound endCursor',
  policy:
    'id issuerNumber description status issueDate startDate endDate cancellationReason contractHolder contractInsured otherContractHolders facts premium product referrer rejectionCodes exclusions createdAt lastModifiedAt',
  priceExplanation: 'steps isCut',
  priceExplanationStep: 'depth sign text valueJsonString path table row',
  pricing:
    'amount amountLogic originalPrice currencyCode formattedPrice formattedOriginalPrice discountCodes discounts appliedDiscounts appliedTaxes loadings missingVariables unknownValues warnings appliedDefaults unknownCodes explanation indicativePrices paymentFrequency createdAt createdBy lastModifiedAt lastModifiedBy revision plainAmountLogic',
  product:
    'productId name description insurer status effectiveFrom createdAt createdBy lastModifiedAt lastModifiedBy revision benefitGraph benefits benefitTexts discountCodes loadingCodes pricing',
  productId: 'plan type version',
  products: 'list totalCount',
  proposal:
    'id name proposalNumber status policies totalPrice expiryDate isIssued isRejected createdAt product decision outcome rejectionCodes referrals valuesJsonString',
  referral: 'code reason',
  rejectionCodeName: 'code name',
  scalarValue: 'arrayValue booleanValue dateValue numberValue objectValue stringValue',
  smsTemplate:
    'bodyLiquid createdAt createdBy description id lastModifiedAt lastModifiedBy logicalId name type templateView revision',
  unknownValue: 'path value choices nearest',
  tax: 'code name order ratio flat originalPrice newPrice formattedFlat formattedOriginalPrice formattedNewPrice',
  templateInterface:
    'createdAt createdBy description id lastModifiedAt lastModifiedBy logicalId name type templateView revision',
  templates: 'list totalCount',
  transaction:
    'id transactionNumber amount currencyCode formattedTransaction dateTime dueDateTime method status facts notes policy createdAt lastModifiedAt',
  transactions: 'list totalCount totalCountIsLowerBound endCursor',
  wkhtmltopdfTemplate:
    'html createdAt createdBy description id lastModifiedAt lastModifiedBy logicalId name type templateView revision',
};

test('templates may use exactly these fields', () => {
  const types = Object.values(buildSchema(typeDefinitions.join('\n')).getTypeMap());
  const found = types
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .map((type) => {
      const fields = Object.values(type.getFields()).filter((field) => isUsableInTemplates(type, field));
      return [type.name, fields.map(({ name }) => name).join(' ')] as const;
    })
    .filter(([, fields]) => fields !== '');
  expect(Object.fromEntries(found)).toEqual(usable);
});

test.each(demoTemplates)('the query of the demo template $name may be stored', ({ name }) => {
  const { templates } = templateFileFormat.shape.parse(JSON.parse(readDemoTemplate(name, 'demo')));
  expect(templates).toHaveLength(1);
  const problems = templates.flatMap(({ graphQlQuery }) =>
    graphQlQuery === null ? [] : validateStoredQuery(graphQlQuery, 'graphQlQuery'),
  );
  expect(problems).toEqual([]);
});
