// The GraphQL operations that an app sends for signed-in visitors.

const envelope = 'status errors_2 { code message path }';

export const signInDocument = `mutation appSignIn($email: String!) { sendSignInLink(email: $email) { ${envelope} } }`;

export const openSessionDocument = `mutation appOpenLink($code: String!, $secondFactor: String) {
  openVisitorSession(code: $code, secondFactor: $secondFactor) { ${envelope} accessToken expiresAt }
}`;

export const endSessionDocument = `mutation appSignOut { endVisitorSession { ${envelope} } }`;

export const visitorDocument = `query appVisitor {
  visitor { email kind mayReadPolicies mayReadRequests mayChangeRequests documents { id name } }
}`;

const policyFields = `id issuerNumber description status issueDate startDate endDate productName holderName insuredNames
  formattedPremium exclusions`;

export const policiesDocument = `query appPolicies($search: String, $limit: Int, $skip: Int) {
  visitorPolicies(search: $search, limit: $limit, skip: $skip) { totalCount list { ${policyFields} } }
}`;

export const policyDocument = `query appPolicy($id: String!) { visitorPolicy(id: $id) { ${policyFields} } }`;

export const policyPrintDocument = `query appPolicyDocument($policyId: String!, $documentId: String!) {
  visitorDocument(policyId: $policyId, documentId: $documentId) { ${envelope} base64 }
}`;

const requestFields = 'id caseNumber status createdAt productName formattedPremium holderName';

export const requestsDocument = `query appRequests($search: String, $status: String, $limit: Int, $skip: Int) {
  visitorRequests(search: $search, status: $status, limit: $limit, skip: $skip) { totalCount list { ${requestFields} } }
}`;

/** For staff: these fields are hidden from customers. */
export const requestDocument = `query appRequest($id: String!) {
  visitorRequest(id: $id) { ${requestFields} decision outcome referrals { code reason } email telephoneNumber facts { type value } revision }
}`;

export const changeStatusDocument = `mutation appChangeStatus($id: String!, $status: String!, $expectedRevision: String) {
  changeRequestStatus(id: $id, status: $status, expectedRevision: $expectedRevision) { ${envelope} }
}`;
