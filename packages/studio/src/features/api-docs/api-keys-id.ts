/** Where the keys are in the page, for links to them. */
export const apiKeysId = 'api-keys';
