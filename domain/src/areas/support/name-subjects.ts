import { sql } from 'kysely';
import type { AuditEntryView } from '@planet-heroes/contracts/kernel/operators/audit';
import { SPONSORSHIP_CODE_LENGTH } from '@planet-heroes/contracts/areas/missions/tiers';
import type { Queryable } from '../../kernel/database/database.js';
import type { Operator } from '../../kernel/operators/operator.entities.js';
import type { Company } from '../companies/companies.area.js';
import type { Hero } from '../heroes/heroes.area.js';
import type { MissionSponsorship } from '../missions/missions.area.js';
import type { TradeIn } from '../trade-ins/trade-ins.area.js';

type Named = typeof Company | typeof Hero | typeof MissionSponsorship | typeof Operator | typeof TradeIn;

interface AuditPage {
  entries: AuditEntryView[];
  next: string | null;
}

/**
 * A page of the audit log, its companies, heroes and operators by their names, its trade-ins and sponsorships by their
 * codes.
 */
export async function withSubjectNames(database: Queryable, { entries, next }: AuditPage): Promise<AuditPage> {
  const ids = [...new Set(entries.map(({ subject }) => idOf(subject)))];
  if (ids.length === 0) return { entries, next };
  const tables = database.tables<Named>();
  const named = await tables.selectFrom('company').select(['id', 'name']).where('id', 'in', ids)
    .unionAll(tables.selectFrom('hero').select(['id', 'name']).where('id', 'in', ids))
    .unionAll(tables.selectFrom('operator').select(['id', 'name']).where('id', 'in', ids))
    .unionAll(
      tables.selectFrom('trade_in').select(({ ref }) => ['id', sql<string>`${ref('code')}`.as('name')])
        .where('id', 'in', ids).where('code', 'is not', null),
    )
    .unionAll(
      tables.selectFrom('mission_sponsorship')
        .select(({ fn, val }) => ['id', fn<string>('left', ['id', val(SPONSORSHIP_CODE_LENGTH)]).as('name')])
        .where('id', 'in', ids),
    )
    .execute();
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return { entries: entries.map((entry) => ({ ...entry, subjectName: names.get(idOf(entry.subject)) })), next };
}

/** A payment method’s subject begins with its company’s id. */
function idOf(subject: string): string {
  return subject.split(' ')[0]!;
}
