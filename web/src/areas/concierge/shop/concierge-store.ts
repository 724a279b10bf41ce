import type { RecentMessage } from '@planet-heroes/contracts/areas/concierge/schemas';
import { create } from 'zustand';
import { askConcierge, type Reply } from './ask-concierge';
import { cleanMessage, remember } from './conversation';

interface ConciergeState {
  draft: string;
  pending: boolean;
  /** The question that the reply answers, or that waits for one. */
  question: string | undefined;
  reply: Reply | undefined;
  conversation: readonly RecentMessage[];
}

/** The conversation of this visit. It outlives the chat's tab, which comes and goes. */
export const useConciergeStore = create<ConciergeState>()(() => ({
  draft: '',
  pending: false,
  question: undefined,
  reply: undefined,
  conversation: [],
}));

export function writeDraft(draft: string): void {
  useConciergeStore.setState({ draft });
}

/**
 * Sends a message with what was said before it and the phones that the visitor looks at. Blank ones, and any while one
 * is under way, are ignored.
 */
export async function sendMessage(text: string, phoneModels: string[]): Promise<void> {
  const { pending, draft, conversation } = useConciergeStore.getState();
  const message = cleanMessage(text);
  if (pending || !message) return;
  useConciergeStore.setState({ pending: true, question: message, draft: text === draft ? '' : draft });
  const reply = await askConcierge({ message, context: { phoneModels, recentMessages: [...conversation] } });
  useConciergeStore.setState({
    pending: false,
    reply,
    conversation: reply.failed ? conversation : remember(conversation, message, reply.response),
  });
}
