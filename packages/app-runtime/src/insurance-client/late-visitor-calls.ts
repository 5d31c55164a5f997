// The calls of visitors, without their code until one of them is used: most visits of a website need none.
import { toInsuranceError } from './insurance-error.ts';
import type { VisitorCalls, VisitorParts } from './visitor-calls.ts';

export function createLateVisitorCalls(parts: VisitorParts): VisitorCalls {
  const load = async () => {
    try {
      return (await import('./visitor-calls.ts')).createVisitorCalls(parts);
    } catch {
      throw toInsuranceError([{ code: 'NETWORK', message: '' }], parts.say);
    }
  };
  return {
    isSignedIn: () => parts.tokens.get() !== undefined,
    signIn: async (...given) => (await load()).signIn(...given),
    openLink: async (...given) => (await load()).openLink(...given),
    async signOut() {
      try {
        await (await load()).signOut();
      } finally {
        // On a shared device the next person must not be signed in, even if the server could not be reached.
        parts.tokens.clear();
      }
    },
    visitor: async (...given) => (await load()).visitor(...given),
    policies: async (...given) => (await load()).policies(...given),
    policy: async (...given) => (await load()).policy(...given),
    policyDocument: async (...given) => (await load()).policyDocument(...given),
    requests: async (...given) => (await load()).requests(...given),
    request: async (...given) => (await load()).request(...given),
    changeRequestStatus: async (...given) => (await load()).changeRequestStatus(...given),
  };
}
