import { counts } from '../../graphql/counts.ts';
import { envelopedInSteps, mutation, mutationInSteps, query } from '../../graphql/operations.ts';
import { loadDocument, printDocument } from './policy-documents.service.ts';
import * as service from './portals.service.ts';
import { sendSignInLink } from './sign-in-links.service.ts';

export const portalsResolvers = {
  Query: {
    visitor: query(service.getVisitor, 'visitor'),
    visitorPolicies: query(service.listOwnPolicies, 'visitor'),
    visitorPolicy: query(service.findOwnPolicy, 'visitor'),
    visitorRequests: query(service.listOwnRequests, 'visitor'),
    visitorRequest: query(service.findOwnRequest, 'visitor'),
    visitorDocument: envelopedInSteps(loadDocument, printDocument, { right: 'visitor' }),
  },
  Mutation: {
    changeRequestStatus: mutation(service.changeRequestStatus, 'visitor'),
    sendSignInLink: mutationInSteps(sendSignInLink, 'guest'),
  },
  visitorPolicies: counts(service.countOwnPolicies),
  visitorRequests: counts(service.countOwnRequests),
};
