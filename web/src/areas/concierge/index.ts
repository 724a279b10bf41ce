import { loadCode } from '../../kernel/hydration/not-loaded';

/** What other areas may use of this one: the chat's code, loaded when it is wanted. */
export const loadConciergeChat = () => loadCode(() => import('./shop/concierge-chat'));
