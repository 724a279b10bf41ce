import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import type { Account } from '@planet-heroes/domain/areas/accounts/accounts.area';
import type { Database } from '@planet-heroes/domain/kernel/database/database';

/** Gives a hero, or somebody without one, an account with a proven address. */
export async function giveAccount(
  database: Database,
  { id, email, heroId = null, locale = 'en' }: { id: string; email: string; heroId?: string | null; locale?: Locale },
): Promise<void> {
  await database.tables<typeof Account>().insertInto('account').values({
    id, email, heroId, locale, createdAt: new Date(),
  }).execute();
}
