import { defineArea } from '../../kernel/areas/area.js';
import { TextTranslation } from './text-translation.entity.js';
import { translateText } from './translate-text.js';

/** What operators write in two languages. */
export const translations = defineArea({
  name: 'translations',
  entities: [TextTranslation],
  commands: { 'translate-text': translateText },
});

export { inArabic } from './read-translations.js';
