import { sql } from 'kysely';
import type { FoundBy } from '@planet-heroes/contracts/areas/support/catalogue';
import type {
  FindPeopleQuery, FoundCompany, FoundHero, FoundPeople,
} from '@planet-heroes/contracts/areas/support/schemas';
import { emailSchema } from '@planet-heroes/contracts/kernel/text/contacts';
import { plainDigits } from '@planet-heroes/contracts/kernel/text/plain-digits';
import { containsText } from '../../kernel/database/contains-text.js';
import type { Queryable } from '../../kernel/database/database.js';
import type { Account } from '../accounts/accounts.area.js';
import type { Company, CompanyUser } from '../companies/companies.area.js';
import type { RewardClaimRecord } from '../dubai-rewards/dubai-rewards.area.js';
import type { Hero, HeroProfileRecord } from '../heroes/heroes.area.js';
import type { PurchaseOrder } from '../orders/orders.area.js';
import type { TradeIn } from '../trade-ins/trade-ins.area.js';

type Tables =
  | typeof Account | typeof Company | typeof CompanyUser | typeof Hero | typeof HeroProfileRecord | typeof PurchaseOrder
  | typeof RewardClaimRecord | typeof TradeIn;

/** Of a phone number these say whose it is, however its country is written. */
const PHONE_DIGITS = 9;
const MIN_PHONE_DIGITS = 7;
const MAX_COMPANIES = 20;

/**
 * Finds heroes and companies by a search text: exact matches first, then those whose name contains it, in the order of
 * their ids. Heroes who have left are found by id only.
 */
export async function findPeople(
  database: Queryable,
  { search, after, limit }: FindPeopleQuery,
): Promise<FoundPeople> {
  const certain = after === undefined ? await heroesNamed(database, search) : new Map<string, FoundBy>();
  const named = await heroesOf(database)
    .where('removedAt', 'is', null).where('guest', '=', false)
    .where(({ ref }) => containsText([ref('name')], search))
    .$if(after !== undefined, (found) => found.where('id', '>', after!))
    .orderBy('id').limit(limit + 1).execute();
  const page = named.slice(0, limit);
  const sure = certain.size === 0 ? [] : await heroesOf(database).where('id', 'in', [...certain.keys()]).orderBy('id')
    .execute();
  return {
    heroes: [
      ...sure.map((hero) => viewOf(hero, certain.get(hero.id)!)),
      ...page.filter(({ id }) => !certain.has(id)).map((hero) => viewOf(hero, 'name')),
    ],
    companies: after === undefined ? await companiesFor(database, search) : [],
    next: named.length > limit ? page.at(-1)!.id : null,
  };
}

function heroesOf(database: Queryable) {
  return database.tables<typeof Hero>().selectFrom('hero')
    .select(['id', 'name', 'score', 'joinedAt', 'guest', 'hiddenAt', 'removedAt']);
}

type HeroRow = Awaited<ReturnType<ReturnType<typeof heroesOf>['executeTakeFirstOrThrow']>>;

function viewOf({ id, name, score, joinedAt, guest, hiddenAt, removedAt }: HeroRow, foundBy: FoundBy): FoundHero {
  return {
    id, name, foundBy, score,
    joinedAt: joinedAt.toISOString(), isGuest: guest, isHidden: hiddenAt !== null, hasLeft: removedAt !== null,
  };
}

/** Whom an id, an address, a number or a code is of, and which of them it was. */
async function heroesNamed(database: Queryable, search: string): Promise<Map<string, FoundBy>> {
  const tables = database.tables<Tables>();
  const found = new Map<string, FoundBy>();
  const note = (rows: readonly { heroId: string | null }[], by: FoundBy): void => {
    for (const { heroId } of rows) if (heroId !== null && !found.has(heroId)) found.set(heroId, by);
  };
  note(await tables.selectFrom('hero').select('id as heroId').where('id', '=', search).execute(), 'id');
  if (search.includes('@')) {
    const address = (emailSchema.safeParse(search).data ?? search).toLowerCase();
    note(await tables.selectFrom('account').select('heroId').where('email', '=', address).execute(), 'email');
    note(
      await tables.selectFrom('hero_profile').select('heroId')
        .where(({ fn, eb }) => eb(fn<string>('lower', ['email']), '=', address)).execute(),
      'email',
    );
  }
  const number = plainDigits(search);
  const digits = number.replaceAll(/\D/g, '');
  if (/^\+?[\d ().-]+$/.test(number) && digits.length >= MIN_PHONE_DIGITS) {
    const ending = digits.slice(-PHONE_DIGITS);
    note(
      await tables.selectFrom('hero_profile').select('heroId')
        .where(({ ref }) =>
          sql<boolean>`right(regexp_replace(${ref('phone')}, '\\D', '', 'g'), ${sql.lit(PHONE_DIGITS)}) = ${ending}`)
        .execute(),
      'phone',
    );
  }
  note(
    await tables.selectFrom('trade_in').select('heroId')
      .where(({ eb, or }) => or([eb('id', '=', search), eb('code', '=', search.toUpperCase())])).execute(),
    'trade-in',
  );
  note(await tables.selectFrom('reward_claim').select('heroId').where('id', '=', search).execute(), 'claim');
  return found;
}

async function companiesFor(database: Queryable, search: string): Promise<FoundCompany[]> {
  const tables = database.tables<Tables>();
  const ordered = await tables.selectFrom('purchase_order as bought')
    .innerJoin('company as buyer', 'buyer.id', 'bought.companyId')
    .select(['buyer.id as id', 'buyer.name as name', 'bought.id as orderId'])
    .where('bought.id', '=', search.toUpperCase()).execute();
  const named = await tables.selectFrom('company').select(['id', 'name'])
    .where(({ ref }) => containsText([ref('id'), ref('name')], search))
    .orderBy('name').orderBy('id').limit(MAX_COMPANIES).execute();
  const members = await tables.selectFrom('company_user as member')
    .innerJoin('company as employer', 'employer.id', 'member.companyId')
    .select(['employer.id as id', 'employer.name as name', 'member.name as member', 'member.email as email'])
    .where(({ eb, fn, or, ref }) =>
      or([containsText([ref('member.name')], search), eb(fn<string>('lower', ['member.email']), '=', search.toLowerCase())]))
    .orderBy('employer.name').orderBy('member.id').limit(MAX_COMPANIES).execute();
  return [
    ...ordered.map((company) => ({ ...company, foundBy: 'order' as const })),
    ...named.map(({ id, name }) => ({
      id, name, orderId: null, foundBy: id === search ? 'id' as const : 'name' as const,
    })),
    ...members.map(({ email, ...company }) => ({
      ...company, orderId: null, foundBy: email.toLowerCase() === search.toLowerCase() ? 'email' as const : 'name' as const,
    })),
  ];
}
