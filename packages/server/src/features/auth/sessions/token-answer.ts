import { UserError } from '../../../errors/user-error.ts';
import { accessTokenLifetimeSeconds } from './access-token.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The API reports sign-in failures in the token, so that old clients show them. */
export interface TokenAnswer {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly expiresIn?: number;
  readonly tokenType?: string;
  readonly error?: string;
  readonly errorDescription?: string;
  readonly errorPath?: string;
  readonly enrolmentToken?: string;
}

export function toTokenAnswer(tokens: Tokens): TokenAnswer {
  return { ...tokens, expiresIn: accessTokenLifetimeSeconds, tokenType: 'Bearer' };
}

/** Runs the work; an expected failure becomes the token's error. */
export async function answerToken(work: () => Promise<TokenAnswer>): Promise<TokenAnswer> {
  try {
    return await work();
  } catch (error) {
    const [problem] = error instanceof UserError ? error.problems : [];
    if (problem === undefined) throw error;
    const { code, message, path } = problem;
    return { error: code, errorDescription: message, ...(path !== undefined && { errorPath: path }) };
  }
}
