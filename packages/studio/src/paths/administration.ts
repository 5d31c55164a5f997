/** The paths of the administration screens; other features link through these. */
export const usersPath = '/administration';
export const insurersPath = '/administration/insurers';
export const apiKeysPath = '/administration/apiKeys';
export const changesPath = '/administration/changes';
