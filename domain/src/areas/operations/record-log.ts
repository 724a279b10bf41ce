// What of the event log goes into a fixture: the facts that started something, without the events that followed from
// them, and without anything that names a person or was written by one.
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import type { LogEvent, LogEventData, LogEventType } from '@planet-heroes/contracts/log-events';
import { INGEST_EVENT_DATA, type IngestEventType } from '@planet-heroes/contracts/ingest-events';
import { scrub } from '@planet-heroes/contracts/kernel/text/scrub';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';

export type LoggedEvent = CloudEventEnvelope & { cause: string };
/** A fact as ingest takes it. */
interface Fact {
  type: IngestEventType;
  data: unknown;
}
/** Undefined where the log's form of a fact cannot be sent again. The log's own schemas have checked the data. */
type Translation<T extends LogEventType = LogEventType> = (
  data: LogEventData<T>,
  context: { quoted: ReadonlySet<string> },
) => Fact | undefined;

const SOURCE = '/recording';
/** Replaces people's own texts, whether the log has them or leaves them out. */
const PRIVATE = {
  contactName: 'Somebody',
  companyName: 'A company',
  email: 'somebody@company.example',
  phone: '+971 4 000 0000',
};
const DECIDED = 'As it was decided';

/** Facts whose form in the log differs from the one that ingest takes. All others go through unchanged. */
const TRANSLATIONS: { readonly [T in LogEventType]?: Translation<T> } = {
  // A trade without a quote was given an id of its own when it was verified; in a replay it is given one again.
  'trade.verified': ({ tradeInId, ...rest }, { quoted }) => ({
    type: 'trade.verified',
    data: quoted.has(tradeInId) ? { tradeInId, ...rest } : rest,
  }),
  'trade.reversed': ({ tradeInId, heroId }, { quoted }) =>
    quoted.has(tradeInId)
      ? { type: 'trade.reversed', data: { tradeInId, heroId, reason: DECIDED } }
      : undefined,
  'trade.rejected': ({ reasons, ...rest }) => ({
    type: 'trade.rejected',
    data: { ...rest, reasons: reasons.map(() => DECIDED) },
  }),
  'claim.advanced': ({ reason, ...rest }) => ({
    type: 'claim.advanced',
    data: { ...rest, ...(reason !== undefined && { reason: DECIDED }) },
  }),
  'social_challenge.created': ({ createdAt, expiresAt, ...rest }) => ({
    type: 'social_challenge.created',
    data: {
      ...rest,
      title: 'A challenge',
      description: 'What a hero wrote of it',
      duration: Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / DAY_MS),
    },
  }),
  'sponsorship.submitted': ({ sponsorId = 'demo-sponsor', ...rest }) => ({
    type: 'sponsorship.submitted',
    data: { ...rest, sponsorId },
  }),
  'sponsorship.sent_to_review': (data) => ({ type: 'sponsorship.decided', data: { ...data, decision: 'review' } }),
  'sponsorship.approved': ({ sponsorshipId, missionId }) => ({
    type: 'sponsorship.decided',
    data: { sponsorshipId, missionId, decision: 'approve' },
  }),
  'sponsorship.declined': (data) => ({ type: 'sponsorship.decided', data: { ...data, decision: 'decline' } }),
  'mission.opened': ({ mission: { id: missionId, currentFunding, ...rest } }) => ({
    type: 'mission.opened', data: { missionId, openingFunding: currentFunding, ...rest },
  }),
  'share.recorded': ({ code, ...rest }) => ({
    type: 'share.recorded',
    data: {
      ...rest,
      contentId: rest.shareType,
      shareUrl: `https://planet-heroes.example/join?ref=${code}`,
      shareText: 'A shared text',
    },
  }),
  'company.registered': ({ companyId }) => ({
    type: 'company.registered',
    data: { companyId, name: PRIVATE.companyName, email: PRIVATE.email },
  }),
  'quote.requested': ({ companyId, quote }) => ({
    type: 'quote.requested',
    data: {
      ...PRIVATE,
      quoteId: quote.id,
      companyId,
      urgency: quote.urgency,
      // Without rows of devices there is no estimate, and what stands there is what somebody wrote.
      deviceDetails: quote.estimatedValue === null ? 'Devices in words' : quote.devices,
      quantity: quote.deviceCount,
    },
  }),
  'quote.reviewed': ({ quote }) => ({
    type: 'quote.reviewed',
    data: { quoteId: quote.id, ...(quote.estimatedValue && { price: quote.estimatedValue }) },
  }),
  'quote.approved': ({ quote }) => ({ type: 'quote.approved', data: { quoteId: quote.id } }),
  'quote.declined': ({ quote }) => ({
    type: 'quote.declined',
    data: { quoteId: quote.id, reason: DECIDED },
  }),
  'quote.accepted': ({ quote }) => ({ type: 'quote.accepted', data: { quoteId: quote.id, orderId: quote.orderId } }),
  // What support decides is not sent again; a hero that it hides is named by a number there like all others.
  'hero.hidden': (data) => (data.reason === 'own-choice' ? { type: 'hero.hidden', data } : undefined),
  'hero.shown': (data) => (data.reason === 'own-choice' ? { type: 'hero.shown', data } : undefined),
  'trade.photo_added': () => undefined,
  'trade.photo_removed': () => undefined,
  'order.logistics_planned': () => undefined,
  'order.collected': () => undefined,
  'order.payout_asked': () => undefined,
  'order.difference_asked': () => undefined,
  'order.difference_answered': () => undefined,
  'order.devices_advanced': ({ orderId, stage, ranges }) =>
    stage === 'paid' || stage === 'returned'
      ? undefined
      : { type: 'order.devices_advanced', data: { orderId, stage, devices: numbersOf(ranges) } },
};

/** What was recorded, and how many events of each kind cannot be sent again. */
export interface Recording {
  events: CloudEventEnvelope[];
  leftOut: Map<string, number>;
}

/** An event of the log as operators may read it: contacts are masked wherever they stand. */
export function asLogged({ id, source, type, subject, time, data, cause }: LogEvent): LoggedEvent {
  return { specversion: '1.0', id, source, type, subject, time, data: scrub(data), cause };
}

/**
 * A log's events as a fixture that can be replayed elsewhere: what ingest takes, with names replaced. Heroes who joined
 * before the recording join at its beginning.
 */
export function asFixture(logged: readonly LoggedEvent[]): Recording {
  const quoted = new Set(logged.flatMap(({ type, subject }) => (type === 'trade.quoted' && subject ? [subject] : [])));
  const leftOut = new Map<string, number>();
  const rejections = new Set(logged.flatMap(({ type, cause }) => (type === 'trade.rejected' ? [cause] : [])));
  const facts = logged.flatMap((event): CloudEventEnvelope[] => {
    // The replayed rejection sends the phone back again.
    if (event.type === 'trade.advanced' && rejections.has(event.cause)) return [];
    const translate = TRANSLATIONS[event.type as LogEventType] as Translation | undefined;
    if (!translate && !Object.hasOwn(INGEST_EVENT_DATA, event.type)) return [];
    const unchanged: Fact = { type: event.type as IngestEventType, data: event.data };
    const fact = translate ? translate(event.data as LogEventData<LogEventType>, { quoted }) : unchanged;
    const data = fact && INGEST_EVENT_DATA[fact.type].safeParse(fact.data);
    if (fact && data?.success) return [asFact({ ...event, type: fact.type }, data.data)];
    leftOut.set(event.type, (leftOut.get(event.type) ?? 0) + 1);
    return [];
  });
  const joined = new Set(facts.filter(({ type }) => type === 'hero.joined').flatMap((event) => heroesOf(event)));
  const earlier = [...new Set(facts.flatMap(heroesOf))].filter((id) => id !== DEMO_HERO_ID && !joined.has(id));
  const time = facts[0]?.time ?? new Date().toISOString();
  const joins = earlier.map((heroId) =>
    asFact({ id: `join-${heroId}`, type: 'hero.joined', time }, { heroId, name: 'Hero' })
  );
  return { events: named([...joins, ...facts]), leftOut };
}

function asFact({ id, type, time }: Pick<LoggedEvent, 'id' | 'type' | 'time'>, data: unknown): CloudEventEnvelope {
  return { specversion: '1.0', id, source: SOURCE, type, time, data };
}

function numbersOf(ranges: [number, number][]): number[] {
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** The heroes that a fact needs: its hero, and the creator of what it is about. */
function heroesOf({ data }: CloudEventEnvelope): string[] {
  const { heroId, creatorId } = data as { heroId?: unknown; creatorId?: unknown };
  return [heroId, creatorId].filter((id) => typeof id === 'string');
}

/** Heroes are numbered instead of named, in the order in which they join. */
function named(events: readonly CloudEventEnvelope[]): CloudEventEnvelope[] {
  let count = 0;
  return events.map((event) =>
    event.type === 'hero.joined' ? { ...event, data: { ...(event.data as object), name: `Hero ${++count}` } } : event,
  );
}
