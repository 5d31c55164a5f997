// Customers sign in to an app by a link, which is sent to holders of a policy or a request.
import type { MutationsendSignInLinkArgs } from '../../graphql/generated/schema-types.ts';
import type { RequestContext } from '../../request/context.ts';
import { sendLinkToVisitor } from '../auth/visitors/sign-in-links.service.ts';
import { isCaseHolder } from '../cases/cases.service.ts';
import { isPolicyHolder } from '../policies/policies.service.ts';

export function sendSignInLink(args: MutationsendSignInLinkArgs, context: RequestContext): Promise<void> {
  return sendLinkToVisitor(
    args,
    context,
    async (...customer) => (await isPolicyHolder(...customer)) || (await isCaseHolder(...customer)),
  );
}
