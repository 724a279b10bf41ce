import type { InboxSubject } from '@planet-heroes/contracts/areas/notifications/schemas';

/** A message to a hero: what happened, what it means, and what the button says. */
export interface HeroText {
  title: string;
  body: string;
  /** Why, one line each: e-mails show them between what happened and what can be done. */
  reasons?: readonly string[];
  /** Said by e-mails alone. */
  more?: readonly string[];
  action: string;
  /** Where the button leads, if not to the screen of the subject. */
  path?: string;
  /** A second button of e-mails. */
  second?: { label: string; path: string };
}

export type SubjectOf<K extends InboxSubject['kind']> = Extract<InboxSubject, { kind: K }>['data'];
