import { arabic } from './texts.ar.js';
import { type ConciergeTexts, english } from './texts.en.js';

export const TEXTS = { en: english, ar: arabic } as const satisfies Record<string, ConciergeTexts>;
export type Language = keyof typeof TEXTS;
export type Topic = keyof ConciergeTexts['topics'];

/** What a question can be about: a topic with a text, the price of a phone, or none of ours. */
export type Subject = Topic | 'price' | 'offTopic';
/** Ways to ask about each, parted by commas. */
export type Questions = Readonly<Record<Subject, string>>;
