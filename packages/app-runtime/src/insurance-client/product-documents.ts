// The GraphQL operations of product-calls.ts. They request only what a guest may read.

const productFields = 'productId { plan type version } name description insurer { id name }';

export const productsDocument = `query appProducts($where: productWhereInput, $limit: Int) {
  products_2(where: $where, limit: $limit) {
    list { ${productFields} benefits {
      typeId parentTypeId name description formattedValue formattedDetailedValue rawData currencyCode isOptional isValueInput
      options { key name description formattedValue }
    } }
  }
}`;

const questionFields = `name label type fallbackJsonString choices { value name } hasOtherAnswers
  declaredType help exampleJsonString minimum maximum unit unitText`;

export const questionnaireDocument = `query appQuestionnaire($where: productWhereInput, $values: String) {
  products_2(where: $where, limit: 1) {
    list { questionnaire(valuesJsonString: $values) {
      hasPrice questions { ${questionFields} items { ${questionFields} } } inputs { path isAsked isRequired isRefused message }
    } }
  }
}`;

export const priceDocument = `query appPrice($where: productWhereInput, $values: String, $discountCodes: [String]) {
  products_2(where: $where, limit: 1) {
    list {
      pricing(valuesJsonString: $values, discountCodes: $discountCodes) {
        amount currencyCode formattedPrice originalPrice formattedOriginalPrice discountCodes missingVariables
        unknownValues { path value nearest }
      }
    }
  }
}`;

export const underwriteDocument = `query appUnderwriting($where: productWhereInput, $values: String!) {
  products_2(where: $where, limit: 1) {
    list { underwritingDecision(valuesJsonString: $values) { status decision outcome rejectionCodes errors errors_2 { code message path } } }
  }
}`;
