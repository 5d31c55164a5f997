export const loginPath = '/login';
