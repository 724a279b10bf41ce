/** What other areas may use of this one. */
export { openInbox } from './shop/inbox-store';
