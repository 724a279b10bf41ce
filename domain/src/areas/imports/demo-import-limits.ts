import { DEMO_COMPANY_ID, DEMO_IMPORT_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Transaction } from '../../kernel/database/database.js';

const HOUR_S = 3_600;
/** An import of 1,000 rows is through long before. */
const OPEN_RETRY_S = 5;

/** Lets visitors without a company import only so much: they share one. Throws `import_limit_reached`, saying when to come back. */
export async function assertDemoMayImport(transaction: Transaction, now: Date): Promise<void> {
  // One visitor after the other, or two would both be the last.
  await transaction.query('select from company where id = $1 for no key update', [DEMO_COMPANY_ID]);
  const [found] = await transaction.query<{ open: number; recent: number; oldest_age: number }>(
    `select count(*) filter (where state = 'checking')::int as open, count(*) filter (where created_at > $2)::int as recent,
            coalesce(extract(epoch from $3::timestamptz - min(created_at) filter (where created_at > $2)), 0)::float8 as oldest_age
     from csv_import where company_id = $1 and (state = 'checking' or created_at > $2)`,
    [DEMO_COMPANY_ID, new Date(now.getTime() - HOUR_S * 1_000).toISOString(), now.toISOString()],
  );
  const { open, recent, oldest_age: oldestAge } = found!;
  const { open: mostOpen, perHour } = DEMO_IMPORT_LIMITS;
  if (open >= mostOpen) throw limitReached(`${mostOpen} lists of visitors are being checked at this moment. Please try again shortly.`, OPEN_RETRY_S);
  if (recent >= perHour) throw limitReached(`Visitors may import ${perHour} lists an hour. With a company’s API key you need not wait.`, Math.ceil(HOUR_S - oldestAge));
}

function limitReached(message: string, retryAfter: number): AppError {
  return new AppError('import_limit_reached', message, { retryAfter: Math.max(1, retryAfter) });
}
