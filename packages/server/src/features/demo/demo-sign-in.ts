/** Of the demo user in every demo tenant; known to everybody, so it only works on this machine. */
export const demoSignIn = { email: 'admin@coverwright.test', password: 'coverwright-demo' } as const;
