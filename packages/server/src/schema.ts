// Joins the features into one schema: their .graphql files and resolvers.
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { apiKeysResolvers } from './features/api-keys/api-keys.resolvers.ts';
import { appLifecycleResolvers } from './features/app-lifecycle/app-lifecycle.resolvers.ts';
import { appsResolvers } from './features/apps/apps.resolvers.ts';
import { authResolvers } from './features/auth/auth.resolvers.ts';
import { secondFactorResolvers } from './features/auth/second-factor/second-factor.resolvers.ts';
import { loginsResolvers } from './features/auth/logins/logins.resolvers.ts';
import { sessionsResolvers } from './features/auth/sessions/sessions.resolvers.ts';
import { visitorsResolvers } from './features/auth/visitors/visitors.resolvers.ts';
import { casesResolvers } from './features/cases/cases.resolvers.ts';
import { codesResolvers } from './features/codes/codes.resolvers.ts';
import { componentFailuresResolvers } from './features/component-failures/component-failures.resolvers.ts';
import { componentsResolvers } from './features/components/components.resolvers.ts';
import { filesResolvers } from './features/files/files.resolvers.ts';
import { historyResolvers } from './features/history/history.resolvers.ts';
import { inputProposalsResolvers } from './features/input-proposals/input-proposals.resolvers.ts';
import { inputsResolvers } from './features/inputs/inputs.resolvers.ts';
import { insurersResolvers } from './features/insurers/insurers.resolvers.ts';
import { l10nResolvers } from './features/l10n/l10n.resolvers.ts';
import { logicResolvers } from './features/logic/logic.resolvers.ts';
import { mailResolvers } from './features/mail/mail.resolvers.ts';
import { sendingResolvers } from './features/notifications/notifications.resolvers.ts';
import { partiesResolvers } from './features/parties/parties.resolvers.ts';
import { portalsResolvers } from './features/portals/portals.resolvers.ts';
import { policiesResolvers } from './features/policies/policies.resolvers.ts';
import { pricingResolvers } from './features/pricing/pricing.resolvers.ts';
import { rateTablesResolvers } from './features/rate-tables/rate-tables.resolvers.ts';
import { releaseTransferResolvers } from './features/release-transfer/release-transfer.resolvers.ts';
import { releasesResolvers } from './features/releases/releases.resolvers.ts';
import { benefitsResolvers } from './features/benefits/benefits.resolvers.ts';
import { itemUsesResolvers } from './features/item-uses/item-uses.resolvers.ts';
import { productUsesResolvers } from './features/product-uses/product-uses.resolvers.ts';
import { productContentResolvers } from './features/product-content/product-content.resolvers.ts';
import { productsResolvers } from './features/products/products.resolvers.ts';
import { tableUsesResolvers } from './features/table-uses/table-uses.resolvers.ts';
import type { TemplateKinds } from './features/templates/template-kind.ts';
import { createTemplatesResolvers } from './features/templates/templates.resolvers.ts';
import { tenantsResolvers } from './features/tenants/tenants.resolvers.ts';
import { questionsResolvers } from './features/questions/questions.resolvers.ts';
import { requestsResolvers } from './features/requests/requests.resolvers.ts';
import { transactionsResolvers } from './features/transactions/transactions.resolvers.ts';
import { decisionTablesResolvers } from './features/decision-tables/decision-tables.resolvers.ts';
import { plainLogicResolvers } from './features/plain-logic/plain-logic.resolvers.ts';
import { underwritingResolvers } from './features/underwriting/underwriting.resolvers.ts';
import { usageResolvers } from './features/usage/usage.resolvers.ts';
import { countAnswers } from './graphql/limits/answer-size.ts';
import { problemResolvers } from './graphql/problems.ts';
import type { RequestContext } from './request/context.ts';
import { capLists } from './graphql/schema/field-rules.ts';
import { addScalarMethods } from './graphql/schema/scalars.ts';
import { withoutSdlDirectives } from './graphql/schema/sdl-directives.ts';
import { typeDefinitions } from './graphql/schema/type-definitions.ts';

interface SchemaOptions {
  /** Whether the definitions are validated, which takes a third of the time. Those of a release have been. */
  readonly isValidated?: boolean;
}

export function createSchema(templateKinds: TemplateKinds, { isValidated = true }: SchemaOptions = {}): GraphQLSchema {
  const schema = makeExecutableSchema<RequestContext>({
    assumeValidSDL: !isValidated,
    // Instead of creating the schema again with the resolvers.
    updateResolversInPlace: true,
    typeDefs: [...typeDefinitions],
    resolvers: [
      problemResolvers,
      authResolvers,
      secondFactorResolvers,
      loginsResolvers,
      sessionsResolvers,
      visitorsResolvers,
      tenantsResolvers,
      mailResolvers,
      sendingResolvers,
      insurersResolvers,
      productUsesResolvers,
      itemUsesResolvers,
      productsResolvers,
      productContentResolvers,
      benefitsResolvers,
      inputsResolvers,
      rateTablesResolvers,
      tableUsesResolvers,
      inputProposalsResolvers,
      pricingResolvers,
      codesResolvers,
      decisionTablesResolvers,
      plainLogicResolvers,
      underwritingResolvers,
      questionsResolvers,
      l10nResolvers,
      logicResolvers,
      apiKeysResolvers,
      filesResolvers,
      historyResolvers,
      partiesResolvers,
      policiesResolvers,
      casesResolvers,
      requestsResolvers,
      portalsResolvers,
      transactionsResolvers,
      usageResolvers,
      appLifecycleResolvers,
      appsResolvers,
      componentsResolvers,
      componentFailuresResolvers,
      releaseTransferResolvers,
      releasesResolvers,
      ...createTemplatesResolvers(templateKinds),
    ],
  });
  requireAccessOfOperations(schema);
  addScalarMethods(schema);
  capLists(schema);
  countAnswers(schema);
  return withoutSdlDirectives(schema);
}

/** A resolver that was not created by operations.ts would be available to everyone. */
function requireAccessOfOperations(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const { name, extensions } of Object.values(type?.getFields() ?? {})) {
      if (extensions['access'] !== undefined) continue;
      throw new Error(`The operation ${name} names no right. Make its resolver with a function of operations.ts.`);
    }
  }
}
