import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { levelFor } from '@planet-heroes/contracts/areas/heroes/levels';
import type { Contacts, Person } from '@planet-heroes/contracts/areas/support/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import type { Account } from '../accounts/accounts.area.js';
import { type Hero, type HeroProfileRecord, unknownHero } from '../heroes/heroes.area.js';

/** Digits of a number that are shown. */
const SHOWN_DIGITS = 4;
const HIDDEN = '•••';

/** One hero as support sees it, with masked contacts; also one that has left. Throws `unknown_hero`. */
export async function readPerson(database: Queryable, heroId: string): Promise<Person> {
  const found = await database.tables<typeof Hero | typeof HeroProfileRecord | typeof Account>().selectFrom('hero')
    .leftJoin('hero_profile as told', 'told.heroId', 'hero.id')
    .leftJoin('account as owner', 'owner.heroId', 'hero.id')
    .select([
      'hero.id as id', 'hero.name as name', 'hero.guest as isGuest', 'hero.zoneId as zoneId', 'hero.joinedAt as joinedAt',
      'hero.removedAt as removedAt', 'hero.hiddenAt as hiddenAt', 'hero.hiddenFor as hiddenFor',
      'hero.availablePoints as availablePoints', 'hero.pendingPoints as pendingPoints', 'hero.heldPoints as heldPoints',
      'hero.lifetimePoints as lifetimePoints', 'hero.score as score', 'told.email as email', 'told.phone as phone',
      'owner.email as signInEmail', 'owner.locale as locale',
    ])
    .where('hero.id', '=', heroId).executeTakeFirst();
  if (!found) throw unknownHero(heroId);
  const { joinedAt, removedAt, hiddenAt, hiddenFor, signInEmail, email, phone, ...hero } = found;
  return {
    ...hero,
    isDemo: heroId === DEMO_HERO_ID,
    level: levelFor(hero.lifetimePoints),
    joinedAt: joinedAt.toISOString(),
    leftAt: removedAt?.toISOString() ?? null,
    hidden: hiddenAt && hiddenFor ? { since: hiddenAt.toISOString(), reason: hiddenFor } : null,
    contacts: {
      signInEmail: signInEmail && maskedEmail(signInEmail),
      email: email && maskedEmail(email),
      phone: maskedPhone(phone),
    },
  };
}

/** How a hero can be reached, in full. Throws `unknown_hero`. */
export async function readContacts(database: Queryable, heroId: string): Promise<Contacts> {
  const found = await database.tables<typeof Hero | typeof HeroProfileRecord | typeof Account>().selectFrom('hero')
    .leftJoin('hero_profile as told', 'told.heroId', 'hero.id')
    .leftJoin('account as owner', 'owner.heroId', 'hero.id')
    .select(['owner.email as signInEmail', 'told.email as email', 'told.phone as phone'])
    .where('hero.id', '=', heroId).where('hero.removedAt', 'is', null).executeTakeFirst();
  if (!found) throw unknownHero(heroId);
  return found;
}

/** Enough to recognise an address that is read out: the first letter and the domain. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`;
}

function maskedPhone(phone: string | null): string | null {
  return phone === null ? null : `${HIDDEN} ${phone.replaceAll(/\D/g, '').slice(-SHOWN_DIGITS)}`;
}
