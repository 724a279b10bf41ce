import { defineEntity, p } from '@mikro-orm/core';
import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import { Hero } from '../heroes/heroes.area.js';

/** Somebody who can come back: by a code sent to the e-mail address, or by a passkey. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.text().primary(),
    /** In lower case, proven by a code; null where a passkey alone opens the account. */
    email: p.text().nullable(),
    heroId: () => p.oneToOne(Hero).owner().mapToPk().fieldName('hero_id').nullable().deleteRule('set null'),
    /** The language of messages. */
    locale: p.text().$type<Locale>().default('en'),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
  uniques: [{ name: 'account_email', properties: ['email'] }, { name: 'account_hero', properties: ['heroId'] }],
});
