/** The demo user's sign-in in every demo tenant. It is public, so it only works on this machine. */
export const demoSignIn = { email: 'admin@coverwright.test', password: 'coverwright-demo' } as const;

/** Approves releases in the demo tenant that has them; otherwise as the demo user. */
export const demoApprover = { email: 'approver@coverwright.test', password: demoSignIn.password } as const;
