import { arabic } from './questions.ar.js';
import { english } from './questions.en.js';
import type { Questions, Subject } from './texts.js';

/**
 * What people ask about each topic, in both languages, parted by commas. `offTopic` has no answer: it takes what would
 * else be most like a topic because of common words alone, "what is … tomorrow".
 */
export const QUESTIONS = Object.fromEntries(
  (Object.keys(english) as Subject[]).map((subject) => [subject, `${english[subject]}, ${arabic[subject]}`]),
) as Questions;
