// The process that started this one and starts it again when it dies (scripts/supervisor.mjs); there may be none.

export type ServerState = { readonly state: 'ready'; readonly port: number } | { readonly state: 'stopping' };

/** Nothing happens without a supervisor. */
export function reportToSupervisor(state: ServerState): void {
  if (process.connected) process.send?.(state);
}

/** A server that nobody can stop any more by stopping its supervisor would hold its port and its data folder for ever. */
export function onSupervisorEnd(stop: () => void): void {
  process.once('disconnect', stop);
}
