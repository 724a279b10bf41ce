/** What other features may use of this one. */
export { openInbox } from './inbox-store';
