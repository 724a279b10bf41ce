import { defineEntity, p } from '@mikro-orm/core';

/** A sponsor whom we know. The name of one who stays anonymous is told to operators alone. */
export const Sponsor = defineEntity({
  name: 'Sponsor',
  tableName: 'sponsor',
  properties: { id: p.text().primary(), name: p.text() },
});
