import { sql } from 'kysely';
import type { AuditEntryView } from '@planet-heroes/contracts/kernel/operators/audit';
import type {
  CompanyMessages, PageQuery, PersonChallenges, PersonMessages,
} from '@planet-heroes/contracts/areas/support/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { pageOf, readCursor } from '../../kernel/database/keyset.js';
import { type EmailContent, severalParts } from '../../kernel/outbox/message-content.js';
import { auditPageOf } from '../../kernel/operators/operators.js';
import type { AuditEntry } from '../../kernel/operators/operator.entities.js';
import type { OutboxMessage } from '../../kernel/outbox/outbox-message.entity.js';
import type { Account } from '../accounts/accounts.area.js';
import { type CompanyUser, findCompany } from '../companies/companies.area.js';
import type { DubaiChallengeRecord, RewardClaimRecord } from '../dubai-rewards/dubai-rewards.area.js';
import type { DubaiParticipationRecord } from '../dubai-rewards/dubai-rewards.area.js';
import type { MissionSponsorship } from '../missions/missions.area.js';
import type { SocialChallengeRecord, SocialParticipationRecord } from '../social-challenges/social-challenges.area.js';
import type { TradeIn } from '../trade-ins/trade-ins.area.js';
import type { PointCorrectionRecord } from './point-correction.entity.js';
import { subjectOfCompanyNews } from '../notifications/notifications.area.js';
import { maskedEmail, readPerson } from './read-person.js';

/** What a hero takes part in, and what it has set others, newest first. Throws `unknown_hero`. */
export async function readChallengesOf(
  database: Queryable,
  heroId: string,
  { after, limit }: PageQuery,
): Promise<PersonChallenges> {
  await readPerson(database, heroId);
  const end = after === undefined ? undefined : readCursor(after);
  const tables = database.tables<
    | typeof DubaiChallengeRecord | typeof DubaiParticipationRecord | typeof SocialChallengeRecord
    | typeof SocialParticipationRecord
  >();
  const dubai = tables.selectFrom('dubai_participation as seat')
    .innerJoin('dubai_challenge as goal', 'goal.id', 'seat.challengeId')
    .select(({ ref }) => [
      sql<string>`'dubai:' || ${ref('goal.id')}`.as('place'), 'goal.id as id', 'goal.title as title',
      sql<string>`${ref('seat.state')}`.as('state'), sql<'dubai' | 'social' | 'created'>`'dubai'`.as('part'),
      'seat.joinedAt as at',
    ])
    .where('seat.heroId', '=', heroId);
  const social = tables.selectFrom('social_participation as seat')
    .innerJoin('social_challenge as goal', 'goal.id', 'seat.challengeId')
    .select(({ ref }) => [
      sql<string>`'social:' || ${ref('goal.id')}`.as('place'), 'goal.id as id', 'goal.title as title',
      sql<string>`${ref('seat.state')}`.as('state'), sql<'dubai' | 'social' | 'created'>`'social'`.as('part'),
      'seat.joinedAt as at',
    ])
    .where('seat.heroId', '=', heroId);
  const created = tables.selectFrom('social_challenge as goal')
    .select(({ ref }) => [
      sql<string>`'created:' || ${ref('goal.id')}`.as('place'), 'goal.id as id', 'goal.title as title',
      sql<string>`case when ${ref('goal.endedAt')} is null then 'open' else 'ended' end`.as('state'),
      sql<'dubai' | 'social' | 'created'>`'created'`.as('part'), 'goal.createdAt as at',
    ])
    .where('goal.creatorId', '=', heroId);
  const found = await tables.selectFrom(dubai.unionAll(social).unionAll(created).as('each')).selectAll()
    .$if(end !== undefined, (each) =>
      each.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'place'), '<', tuple(end!.time, end!.id))))
    .orderBy('at', 'desc').orderBy('place', 'desc').limit(limit + 1).execute();
  const { page, next } = pageOf(found, limit, ({ at, place }) => ({ time: at, id: place }));
  const challenges = page.map(({ id, title, part, state, at }) => ({ id, title, part, state, at: at.toISOString() }));
  return { challenges, next: next ?? null };
}

/** What was sent to a hero, and to the address that it signs in with, newest first. Throws `unknown_hero`. */
export async function readMessagesOf(database: Queryable, heroId: string, asked: PageQuery): Promise<PersonMessages> {
  await readPerson(database, heroId);
  const sent = sentMessages(database).where(({ eb, or, selectFrom }) =>
    or([
      eb('heroId', '=', heroId),
      eb('address', 'in', selectFrom('account').select('account.email').where('account.heroId', '=', heroId)),
    ]));
  const { page, next } = await pageOfMessages(sent, asked);
  return { messages: page.map(({ to: _to, content: _content, ...message }) => message), next };
}

/**
 * What was sent to those who act for a company, newest first; what they were sent as heroes is not. Throws
 * `unknown_company`.
 */
export async function readMessagesOfCompany(
  database: Queryable,
  companyId: string,
  asked: PageQuery,
): Promise<CompanyMessages> {
  await findCompany(database, companyId);
  const sent = sentMessages(database).where('heroId', 'is', null).where('channel', '=', 'email')
    .where(({ eb, selectFrom }) =>
      eb('address', 'in', selectFrom('company_user').select(sql<string>`lower(company_user.email)`.as('address'))
        .where('company_user.companyId', '=', companyId)));
  const { page, next } = await pageOfMessages(sent, asked);
  const messages = page.map(({ content, ...message }) => ({
    ...message,
    to: maskedEmail(message.to),
    about: severalParts(content as EmailContent).length > 0 ? null : subjectOfCompanyNews(message.id),
  }));
  return { messages, next };
}

function sentMessages(database: Queryable) {
  return database.tables<typeof OutboxMessage | typeof Account | typeof CompanyUser>().selectFrom('outbox_message')
    .select(['id', 'channel', 'kind', 'locale', 'state', 'createdAt', 'sentAt', 'address as to', 'content']);
}

async function pageOfMessages(sent: ReturnType<typeof sentMessages>, { after, limit }: PageQuery) {
  const end = after === undefined ? undefined : readCursor(after);
  const found = await sent
    .$if(end !== undefined, (each) =>
      each.where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(end!.time, end!.id))))
    .orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit + 1).execute();
  const { page, next } = pageOf(found, limit, ({ createdAt, id }) => ({ time: createdAt, id }));
  const messages = page.map(({ createdAt, sentAt, ...message }) => ({
    ...message, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null,
  }));
  return { page: messages, next: next ?? null };
}

/**
 * What operators did about a hero, its trade-ins, claims, corrections, challenges and sponsorships, newest first.
 * Throws `unknown_hero`.
 */
export async function readAuditOf(
  database: Queryable,
  heroId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ entries: AuditEntryView[]; next: string | null }> {
  await readPerson(database, heroId);
  const tables = database.tables<
    | typeof AuditEntry | typeof MissionSponsorship | typeof PointCorrectionRecord | typeof RewardClaimRecord
    | typeof SocialChallengeRecord | typeof TradeIn
  >();
  const rows = await tables.selectFrom('audit_entry').selectAll()
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('subject', '=', heroId),
        eb('subject', 'in', selectFrom('trade_in').select('trade_in.id').where('trade_in.heroId', '=', heroId)),
        eb('subject', 'in', selectFrom('reward_claim').select('reward_claim.id').where('reward_claim.heroId', '=', heroId)),
        eb('subject', 'in', selectFrom('social_challenge').select('social_challenge.id')
          .where('social_challenge.creatorId', '=', heroId)),
        eb('subject', 'in', selectFrom('mission_sponsorship').select('mission_sponsorship.id')
          .where('mission_sponsorship.heroId', '=', heroId)),
        eb('subject', 'in', selectFrom('point_correction').select('point_correction.id')
          .where('point_correction.heroId', '=', heroId)),
      ]))
    .$if(before !== undefined, (found) => found.where('id', '<', before!))
    .orderBy('id', 'desc').limit(limit + 1).execute();
  return auditPageOf(rows, limit);
}
