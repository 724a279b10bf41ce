import { loadCode } from '../../shared/not-loaded';

/** What other features may use of this one: the chat's code, loaded when it is wanted. */
export const loadConciergeChat = () => loadCode(() => import('./concierge-chat'));
