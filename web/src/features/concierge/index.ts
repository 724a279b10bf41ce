/** What other features may use of this one: the chat's code, loaded when it is wanted. */
export const loadConciergeChat = () => import('./concierge-chat');
