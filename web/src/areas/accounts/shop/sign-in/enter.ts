import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import type { SignedIn } from '@planet-heroes/contracts/areas/accounts/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '../../../../kernel/api/ask';
import { isCompanyScreen } from '../../../corporate/company-screens';
import { actAs } from '../../../heroes/act-as';
import { accountsTexts } from '../../texts.en';
import { toast } from '../../../../kit/toast/toast';

/**
 * Continues as the account that has just signed in, and says so, and `next` of what waited for it. Returns its hero,
 * undefined where it has none.
 */
export async function enter(
  queryClient: QueryClient,
  { hero, isNew }: SignedIn,
  next?: string,
): Promise<{ isGuest: boolean } | undefined> {
  const { welcome } = accountsTexts;
  if (!hero) {
    actAs(queryClient, undefined);
    // Companies need no hero, and a sponsor is asked for a name next.
    const description = next !== undefined || isCompanyScreen(location.pathname) ? undefined : welcome.noneDescription;
    toast({ title: welcome.none, ...(description && { description }) });
    return undefined;
  }
  // Signed in is signed in, whether or not the profile can be read at this moment.
  const profile = await ask(HEROES_ROUTES.readMe).catch(() => ({ id: hero.id, isGuest: false }));
  actAs(queryClient, profile);
  // A guest is asked for a name before what waits can go on.
  const waiting = profile?.isGuest ? undefined : next;
  toast(
    isNew
      ? { title: welcome.kept, description: waiting ?? welcome.keptDescription }
      : { title: welcome.title(hero.name), description: waiting ?? welcome.description },
  );
  return profile;
}
