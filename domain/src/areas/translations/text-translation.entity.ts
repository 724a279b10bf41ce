import { defineEntity, p } from '@mikro-orm/core';

/** A text in Arabic. `digest` is the SHA-256 of the English one, which is too long for a key. */
export const TextTranslation = defineEntity({
  name: 'TextTranslation',
  tableName: 'text_translation',
  properties: {
    digest: p.text().primary(),
    english: p.text(),
    arabic: p.text(),
    translatedAt: p.datetime().columnType('timestamptz(3)'),
  },
});
