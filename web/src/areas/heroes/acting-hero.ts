import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { askOnce } from '../../kernel/api/ask-once';
import { queryClient } from '../../kernel/api/query-client';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { actAs } from './act-as';

/** The guest who is being created: a visitor's first actions create one guest, also when they are concurrent. */
let arriving: Promise<HeroProfile> | undefined;

/**
 * The id of the hero to act as, before a command. A visitor who has none becomes a guest, so that the first action is
 * not lost. Throws where that cannot be learnt or done.
 */
export async function actingHeroId(): Promise<string> {
  const me = await queryClient.ensureQueryData(queryOptionsOf(HEROES_ROUTES.readMe));
  if (me) return me.id;
  arriving ??= arrive().finally(() => (arriving = undefined));
  return (await arriving).id;
}

async function arrive(): Promise<HeroProfile> {
  const guest = await askOnce(ACCOUNTS_ROUTES.welcomeGuest);
  actAs(queryClient, guest);
  return guest;
}
