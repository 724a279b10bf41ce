/** The states of a message on its way out. */
export const MESSAGE_STATES = ['waiting', 'sending', 'sent', 'failed', 'cancelled'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
