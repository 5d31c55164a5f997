import { byDesign, notApplicable, operator, partly, server, type Statement, story, tested } from './requirement.ts';

const signIn = 'features/auth/sign-in/sign-in.api.test.ts';
const passwords = 'features/auth/passwords/passwords.api.test.ts';
const logins = 'features/auth/logins/logins.api.test.ts';
const sessions = 'features/auth/sessions/sessions.api.test.ts';
const factor = 'features/auth/second-factor/second-factor.api.test.ts';
const factorProof = 'features/auth/second-factor/second-factor-proof.api.test.ts';
const openSession = 'features/auth/sessions/open-session.api.test.ts';
const factorRequired = 'features/auth/second-factor/second-factor-required.api.test.ts';
const matrix = 'graphql/access-matrix.api.test.ts';

export const chapters6To9: readonly Statement[] = [
  tested(
    '6.1.1',
    'limits of sign-in are documented, and lock nobody out',
    'docs/limits.md.',
    server(signIn, 'from many addresses do not lock out the owner'),
  ),
  tested(
    '6.1.2 6.2.11',
    'words that are not allowed as passwords',
    'The account’s own name, the demo password, and lists of common passwords and words.',
    server(
      'features/auth/passwords/weak-password.test.ts',
      'a short name is refused as the password and allowed within a word',
    ),
  ),
  tested(
    '6.1.3 6.3.4',
    'all ways to authenticate are documented and equally strong',
    'A session, or an API key for prices and decisions: docs/security.md. The matrix calls everything without either.',
    server(matrix, '%s returns 401 for an API key'),
    server('http/route-access.api.test.ts', 'every route has an expectation'),
  ),
  tested(
    '6.2.1 6.2.9',
    'password length',
    '12 to 128 characters.',
    server(passwords, 'counts 12 to 128 characters as users do, and a refused password does not use up the link'),
  ),
  tested(
    '6.2.2 6.2.3',
    'changing a password requires the old one',
    '',
    server(passwords, 'changes it, and ends all other sessions'),
    server(passwords, 'refuses a wrong current password at its path'),
  ),
  tested(
    '6.2.4',
    'common passwords are refused',
    '',
    server(
      'features/auth/passwords/weak-password.test.ts',
      'each of the 49,000 most used passwords is refused, even when padded to the required length',
    ),
  ),
  tested(
    '6.2.5',
    'any character may be used',
    '',
    server('features/auth/passwords/password.test.ts', 'accepts 128 characters of any Unicode plane'),
  ),
  tested(
    '6.2.6 6.2.7',
    'password fields',
    'Masked, shown on request; password managers and pasting work.',
    story('auth/sign-in-and-out.spec.ts', 'the keyboard reaches the button that shows the password'),
  ),
  tested(
    '6.2.8',
    'passwords are compared as typed',
    'In one Unicode form, without truncation.',
    server('features/auth/passwords/password.test.ts', 'is the same for every Unicode form of a character'),
    server(
      'features/auth/sign-in/sign-in-lengths.api.test.ts',
      'a password of more than 128 characters fails, even if normalisation would yield the correct one',
    ),
  ),
  byDesign('6.2.10', 'passwords do not expire', 'Nobody is forced to change one.'),
  partly(
    '6.2.12',
    'breached passwords',
    'Checked against bundled lists, not against a breach service: the server makes no such calls.',
    server(passwords, 'refuses a new password that is easy to guess'),
  ),
  tested(
    '6.3.1',
    'guessing is bounded',
    '',
    server(
      signIn,
      'for one account from one address are refused with the time to wait, even if the next one is correct',
    ),
    server(signIn, 'cannot be hidden behind a forged address'),
  ),
  tested(
    '6.3.2',
    'no default accounts',
    'The demo’s accounts work on this machine only, and a start elsewhere with them is refused.',
    server(signIn, 'accepts demo accounts only on a loopback host, at sign-in and afterwards'),
  ),
  partly(
    '6.3.3',
    'a second factor',
    'An authenticator app, which a tenant can require for all users; by default it is optional.',
    server(factorRequired, 'guides a user without one through enrolment, which completes the sign-in'),
    server(factorRequired, 'lets an enrolment token do nothing but enrol, on every transport'),
    server(openSession, 'after the password was verified, a sign-in %s'),
  ),
  byDesign(
    '6.4.1',
    'initial passwords',
    'The invited person chooses one with a link of seven days that works once, or the operator types one.',
  ),
  byDesign('6.4.2', 'no hints or questions', 'There are none.'),
  tested(
    '6.4.3',
    'recovery',
    'By a link of 30 minutes that works once.',
    server(passwords, 'refuses a code after 30 minutes'),
    server(factor, 'is also required after a password reset'),
    server(passwords, 'sets the new password once, and ends every session of the user'),
    story('auth/reset-by-mail.spec.ts', 'a forgotten password can be replaced once through the mailed link'),
  ),
  operator(
    '6.4.4',
    'a lost second factor',
    'A recovery code replaces it; otherwise an administrator resets it after verifying the user’s identity.',
    server(
      factorRequired,
      'user reset-second-factor lets a user who lost the device sign in again, and ends their sessions',
    ),
  ),
  tested(
    '6.5.1',
    'codes work once',
    '',
    server(factor, 'accepts a code once, even in simultaneous requests'),
    server(factor, 'accepts each recovery code once, however it is typed'),
    server(factorProof, 'a code sent several times simultaneously is accepted once'),
  ),
  partly(
    '6.5.2',
    'recovery codes are hashed',
    'They have 80 random bits, and are hashed without a salt or a slow function.',
    server(factor, 'stores secrets so that a copy of the database reveals none'),
  ),
  byDesign(
    '6.5.3 6.5.4',
    'secrets and recovery codes are random',
    'From the system’s generator; 80 bits for a recovery code.',
  ),
  tested(
    '6.5.5',
    'codes are valid for 30 seconds',
    'One step before and after is accepted to allow for clock drift.',
    server(factor, 'accepts a code once, and up to one step early or late'),
  ),
  notApplicable('6.6.1 6.6.2 6.6.3', 'codes by telephone or another device', 'There are none.'),
  notApplicable('6.8.1 6.8.2 6.8.3 6.8.4', 'identity providers', 'Accounts exist only in the product.'),
  byDesign(
    '7.1.1 7.1.2',
    'lifetimes and number of sessions are documented',
    'Ten minutes for an access token, seven days for a sign-in, any number of sign-ins at a time: docs/limits.md and docs/decisions/0005-sessions.md.',
  ),
  notApplicable('7.1.3 7.6.1 7.6.2', 'federated sessions', 'There is no federation.'),
  tested(
    '7.2.1 7.4.1',
    'sessions are checked and ended on the server',
    '',
    server(matrix, '%s returns 401 for a session that has ended'),
    server(signIn, 'on logout, without ending any other'),
  ),
  tested(
    '7.2.2 7.2.3',
    'each session has its own random tokens',
    '256 random bits; hashed in the database.',
    server(signIn, 'stores only hashes of passwords and refresh tokens'),
  ),
  tested(
    '7.2.4',
    'a sign-in creates a new token',
    '',
    server(signIn, 'returns a new pair, which can be refreshed in turn'),
  ),
  tested(
    '7.3.1 7.3.2',
    'sessions end',
    'Seven days after the sign-in, whatever is done; the access token ten minutes after it was issued. There is no separate limit for idle sessions.',
    server(signIn, 'after ten minutes unless it is refreshed, and after seven days in any case'),
  ),
  tested('7.4.2', 'a removed user is signed out', '', server(signIn, 'when its user is deleted, at the next request')),
  tested(
    '7.4.3',
    'a new password ends other sessions',
    '',
    server(passwords, 'changes it, and ends all other sessions'),
  ),
  tested(
    '7.4.4',
    'signing out is easy to find',
    '',
    story('auth/sign-in-and-out.spec.ts', 'signs in, returns to the requested page, and signs out everywhere'),
  ),
  tested(
    '7.4.5',
    'administrators end sessions',
    'By deactivating the user, who can be reactivated immediately, or by removing the user (npm run admin -- user remove).',
    server(logins, 'ends sessions and links, and reactivate allows new ones'),
    server(signIn, 'when its user is deleted, at the next request'),
  ),
  tested(
    '7.5.1',
    'credentials change only with the credentials in use',
    'The password with the password; the second factor, while it is on, with the password and a code or a recovery code.',
    server(passwords, 'refuses a wrong current password at its path'),
    server(factorProof, 'reports every missing part of the proof'),
    server(factorProof, 'refuses a wrong password without trying the code'),
    server(factorProof, 'refuses a code that has been used'),
    story('auth/second-factor.spec.ts', 'a second factor is changed with the password and a code'),
  ),
  partly(
    '7.5.2',
    'users see and end their sessions',
    'Without typing the password once more.',
    server(sessions, 'lists the devices of one user, the most recently used first'),
    server(sessions, 'ends that session at its next request, and no other'),
  ),
  tested(
    '8.1.1 8.1.2',
    'rules of access are documented',
    'By tenant, by role, by session or API key, and by the fields that templates may use: docs/security.md.',
    server(matrix, '%s checks the expected right'),
    server('graphql/schema/template-fields.test.ts', 'templates may use exactly these fields'),
  ),
  tested(
    '8.2.1',
    'operations need their permission',
    'Each is called without a sign-in, with an ended session, with an API key and with each role.',
    server(matrix, 'may not call %s'),
    server('http/route-access.api.test.ts', 'is let in or refused as its rights say: %s'),
    server(matrix, '%s returns 401 without a sign-in'),
    server('http/route-access.api.test.ts', 'returns 401 without a sign-in'),
  ),
  tested(
    '8.2.2',
    'ids of other tenants give no access',
    '',
    server(matrix, "%s responds to another tenant's ids like to ids that do not exist"),
  ),
  partly(
    '8.2.3',
    'fields have permissions',
    'In stored queries each field has to be opened by the SDL; roles are about operations: who may read a product or a template sees all its fields.',
    server('graphql/schema/template-fields.test.ts', 'templates may use exactly these fields'),
  ),
  byDesign('8.3.1', 'the server decides', 'The studio only hides what the server would refuse.'),
  tested(
    '8.4.1',
    'tenants never reach each other',
    'Row level security under a role that owns nothing, besides the conditions.',
    server(
      'database/connection/connect.test.ts',
      'shows no row of another tenant to a query without a tenant condition',
    ),
    server(
      'database/connection/connect.test.ts',
      'applies to every table: the tenant comes first in the primary key, and a policy protects it',
    ),
    story('tenants/two-tenants.spec.ts', 'records created by one tenant are neither listed nor opened by another'),
  ),
  tested(
    '9.1.1 9.1.2 9.1.3',
    'tokens are signed by one algorithm and one key of our own',
    'HS256 with AUTH_SECRET; nothing in a token chooses either.',
    server('endpoints/graphql/graphql-endpoint.api.test.ts', '%s is refused with 401 and nothing else'),
  ),
  tested(
    '9.2.1',
    'tokens expire',
    '',
    server(signIn, 'after ten minutes unless it is refreshed, and after seven days in any case'),
  ),
  byDesign(
    '9.2.2 9.2.3 9.2.4',
    'tokens are for one purpose and service',
    'Issuer, audience and claims are checked; refresh tokens and API keys are not JWTs.',
  ),
];
