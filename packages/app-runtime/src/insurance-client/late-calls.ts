// Calls that most pages never make, loaded on first use: those of visitors, and those at the end of a visit.
import { toInsuranceError } from './insurance-error.ts';
import type { FurtherCalls, FurtherParts } from './further-calls.ts';

export function createLateCalls(parts: FurtherParts): FurtherCalls {
  let loading: Promise<FurtherCalls> | undefined;
  const load = async () => {
    // A single instance, because it stores what it has submitted.
    loading ??= import('./further-calls.ts').then(({ createFurtherCalls }) => createFurtherCalls(parts));
    try {
      return await loading;
    } catch {
      loading = undefined;
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
        // On a shared device, the next user must not be signed in, even if the server cannot be reached.
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
    document: async (...given) => (await load()).document(...given),
    submitRequest: async (...given) => (await load()).submitRequest(...given),
  };
}
