/** Settings of everything that tests and measurements start. */
export const OPERATOR_TOKEN = 'operator-token-of-the-tests';
export const SESSION_SECRET = 'session-secret-of-the-tests';
