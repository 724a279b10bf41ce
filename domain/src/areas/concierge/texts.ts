import { arabic } from './texts.ar.js';
import { type ConciergeTexts, english } from './texts.en.js';

export const TEXTS = { en: english, ar: arabic } as const satisfies Record<string, ConciergeTexts>;
export type Language = keyof typeof TEXTS;
export type Topic = keyof ConciergeTexts['topics'];
