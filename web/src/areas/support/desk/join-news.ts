import type { CompanyMessages } from '@planet-heroes/contracts/areas/support/schemas';

type Message = CompanyMessages['messages'][number];

/** Adjacent messages about one order or quote as one line. */
export interface JoinedNews extends Pick<Message, 'id' | 'channel' | 'kind' | 'createdAt' | 'about'> {
  /** What they report, in its course. */
  steps: string[];
  to: string[];
  states: Message['state'][];
}

/** Joins messages, newest first, where the next one is about the same order or quote. */
export function joinNews(messages: readonly Message[]): JoinedNews[] {
  const joined: JoinedNews[] = [];
  for (const { to, state, about, ...message } of messages) {
    const last = joined.at(-1);
    const steps = about ? [about.step] : [];
    if (about && last?.about && last.about.kind === about.kind && last.about.id === about.id) {
      last.steps = [...new Set([...steps, ...last.steps])];
      last.to = [...new Set([...last.to, to])];
      last.states = [...new Set([...last.states, state])];
    } else joined.push({ ...message, about, steps, to: [to], states: [state] });
  }
  return joined;
}
