// Limits the damage of a vulnerability in the browser: the account of its processes, and whether the kernel confines those
// that lay out documents.

/** An account without privileges. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface Confinement {
  /** Undefined for the server's own account. */
  readonly account: Account | undefined;
  readonly hasSandbox: boolean;
}

/** In the order in which they are tried. Chromium has no sandbox for root. */
export function toConfinements(isRoot: boolean, account: Account | undefined): readonly Confinement[] {
  const withAndWithout = (whom: Account | undefined) =>
    [true, false].map((hasSandbox): Confinement => ({ account: whom, hasSandbox }));
  if (!isRoot) return withAndWithout(undefined);
  return [...(account === undefined ? [] : withAndWithout(account)), { account: undefined, hasSandbox: false }];
}

/** A warning for the operator; undefined if nothing is missing. */
export function toConfinementWarning({ account, hasSandbox }: Confinement, isRoot: boolean): string | undefined {
  if (hasSandbox) return undefined;
  if (isRoot && account === undefined) {
    return (
      'The browser that prints documents runs as root and without its sandbox: a document that exploits a flaw of the ' +
      'browser would have every right on this machine. Start the server with an account without rights, or allow it to ' +
      'start programs as another account (CAP_SETUID and CAP_SETGID).'
    );
  }
  return (
    'The browser that prints documents runs without its sandbox, because this system does not allow one. ' +
    'Allow unprivileged user namespaces: user.max_user_namespaces above 0, and on Ubuntu ' +
    'kernel.apparmor_restrict_unprivileged_userns=0 or a profile for the browser; in a container a seccomp profile that ' +
    'permits them.'
  );
}
