/** What everything that tests and measurements start is told. */
export const OPERATOR_TOKEN = 'operator-token-of-the-tests';
export const SESSION_SECRET = 'session-secret-of-the-tests';
