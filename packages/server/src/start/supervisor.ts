// The optional process that started this one and restarts it when it dies (scripts/supervisor.mjs).

export type ServerState = { readonly state: 'ready'; readonly port: number } | { readonly state: 'stopping' };

/** Does nothing without a supervisor. */
export function reportToSupervisor(state: ServerState): void {
  if (process.connected) process.send?.(state);
}

/** Otherwise a server whose supervisor has ended would keep its port and data folder with no way to stop it. */
export function onSupervisorEnd(stop: () => void): void {
  process.once('disconnect', stop);
}
