// Policies and requests in portals: a few fields each, regardless of what is stored.
import type { Json } from '@coverwright/rules';
import type { Case } from '../cases/cases.service.ts';
import { nameOf, type Party } from '../parties/parties.service.ts';
import type { Policy } from '../policies/policies.service.ts';

export interface Told {
  readonly productName: string | null;
  readonly formattedPremium: string | null;
}

export function toPortalPolicy(policy: Policy, told: Told) {
  const { id, issuerNumber, description, status, issueDate, startDate, endDate } = policy;
  const { contractHolder, contractInsured, exclusions } = policy;
  return {
    ...told,
    id,
    issuerNumber,
    description,
    status,
    issueDate,
    startDate,
    endDate,
    holderName: toName(contractHolder),
    insuredNames: (contractInsured ?? []).flatMap((party) => toName(party) ?? []),
    exclusions: (exclusions ?? []).flatMap((exclusion) => exclusion?.remark ?? []),
  };
}

export function toPortalRequest(request: Case, told: Told) {
  const { id, caseNumber, status, createdAt, holder, facts, proposals } = request;
  return {
    ...told,
    id,
    caseNumber,
    status,
    createdAt,
    decision: proposals?.[0]?.decision,
    outcome: proposals?.[0]?.outcome,
    referrals: proposals?.[0]?.referrals,
    holderName: toName(holder),
    email: holder?.email,
    telephoneNumber: holder?.telephoneNumber,
    facts: (facts ?? []).flatMap((fact) =>
      typeof fact?.type === 'string' ? [{ type: fact.type, value: toText(fact.value) }] : [],
    ),
  };
}

function toName(party: Party | null | undefined): string | null {
  return party ? nameOf(party) : null;
}

function toText(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
