/** What a message to the concierge and its context hold at most. */
export const CHAT_LIMITS = { message: 2000, recentMessages: 20, phoneModels: 20 } as const;
