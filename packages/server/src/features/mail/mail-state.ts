// The delivery state of a mail, for each of its recipients. Pure.
import { isJsonObject } from '@coverwright/rules';

export type RecipientKind = 'TO' | 'CC' | 'BCC';

export interface Recipient {
  readonly address: string;
  readonly kind: RecipientKind;
  readonly state: 'WAITING' | 'ACCEPTED' | 'REFUSED';
  /** The mail server's response for a refused recipient. */
  readonly reason?: string | undefined;
}

export type MailProgress = 'QUEUED' | 'SENDING' | 'HANDING_OVER' | 'SENT' | 'FAILED' | 'UNCERTAIN';

export interface MailMarks {
  readonly sentAt: Date | undefined;
  readonly failedAt: Date | undefined;
  readonly uncertainAt: Date | undefined;
  readonly handingOverAt: Date | undefined;
  readonly isClaimed: boolean;
}

export function toProgress({ sentAt, failedAt, uncertainAt, handingOverAt, isClaimed }: MailMarks): MailProgress {
  if (sentAt !== undefined) return 'SENT';
  if (failedAt !== undefined) return 'FAILED';
  if (uncertainAt !== undefined) return 'UNCERTAIN';
  if (handingOverAt !== undefined) return 'HANDING_OVER';
  return isClaimed ? 'SENDING' : 'QUEUED';
}

/** The stored recipients; a mail sent by the server itself has one. */
export function readRecipients(stored: unknown, only: string): Recipient[] {
  if (!Array.isArray(stored)) return [{ address: only, kind: 'TO', state: 'WAITING' }];
  return stored.filter(isJsonObject).flatMap(({ address, kind, state, reason }) =>
    typeof address === 'string'
      ? [
          {
            address,
            kind: kind === 'CC' || kind === 'BCC' ? kind : 'TO',
            state: state === 'ACCEPTED' || state === 'REFUSED' ? state : 'WAITING',
            ...(typeof reason === 'string' && { reason }),
          },
        ]
      : [],
  );
}

export function waitingAddresses(recipients: readonly Recipient[]): string[] {
  return recipients.filter(({ state }) => state === 'WAITING').map(({ address }) => address);
}
