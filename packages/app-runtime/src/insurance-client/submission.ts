// Sends each request only once: however often a button is pressed, and even after a lost connection, the same content
// has the same key, which lets the server recognize duplicates.

export interface Submission<Result> {
  submit(content: unknown, ownKey: string | undefined, send: (key: string) => Promise<Result>): Promise<Result>;
}

/** @param newKey returns a unique text */
export function createSubmission<Result>(newKey: () => string): Submission<Result> {
  const keys = new Map<string, string>();
  const running = new Map<string, Promise<Result>>();

  return {
    async submit(content, ownKey, send) {
      const fingerprint = JSON.stringify(content);
      const key = ownKey ?? keys.get(fingerprint) ?? newKey();
      keys.set(fingerprint, key);
      const alreadyRunning = running.get(key);
      if (alreadyRunning) return alreadyRunning;
      const result = send(key).finally(() => running.delete(key));
      running.set(key, result);
      return result;
    },
  };
}
