import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import type { SignedIn } from '@planet-heroes/contracts/areas/accounts/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '../../../../kernel/api/ask';
import { isCompanyScreen } from '../../../corporate/company-screens';
import { actAs } from '../../../heroes/act-as';
import { accountsTexts } from '../../texts.en';
import { toast } from '../../../../kit/toast/toast';

/**
 * Continues as the account that has just signed in, and says so. Returns its hero, undefined where it has none, whom
 * `isSponsor` has asked for a name next.
 */
export async function enter(
  queryClient: QueryClient,
  { hero, isNew }: SignedIn,
  isSponsor = false,
): Promise<{ isGuest: boolean } | undefined> {
  const { welcome } = accountsTexts;
  if (!hero) {
    actAs(queryClient, undefined);
    // Companies need no hero.
    const description = isSponsor || isCompanyScreen(location.pathname) ? undefined : welcome.noneDescription;
    toast({ title: welcome.none, ...(description && { description }) });
    return undefined;
  }
  // Signed in is signed in, whether or not the profile can be read at this moment.
  const profile = await ask(HEROES_ROUTES.readMe).catch(() => ({ id: hero.id, isGuest: false }));
  actAs(queryClient, profile);
  toast(
    isNew
      ? { title: welcome.kept, description: welcome.keptDescription }
      : { title: welcome.title(hero.name), description: welcome.description },
  );
  return profile;
}
