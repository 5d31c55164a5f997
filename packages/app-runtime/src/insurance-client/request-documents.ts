// The GraphQL operations of request-calls.ts. They request only what a guest may read.

export const submitDocument = `mutation submitRequest($input: caseInput!) {
  submitRequest(input: $input) {
    status errors_2 { code message path } caseNumber decision outcome rejectionCodes
    price { amount currencyCode formattedPrice originalPrice formattedOriginalPrice }
  }
}`;

export const printDocument = `query appDocument($templateId: String!, $input: templateRenderParametersInput) {
  renderWkhtmltopdfTemplate(templateId: $templateId, input: $input) { status base64 errors_2 { code message } }
}`;
