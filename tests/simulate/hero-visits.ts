import { io, type Socket } from 'socket.io-client';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { HandoverRequest } from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { City, Person, Phone } from './city.ts';
import type { Deed, HeroVisit, PlannedTrade } from './plan.ts';

const LEVELS_READ = 50;

/** A hero comes, looks around, does what was planned, and goes. */
export async function visitAsHero(city: City, visit: HeroVisit): Promise<void> {
  const hero = visit.isNew ? await newcomer(city, visit) : city.heroes[(visit.hero - 1) % city.heroes.length];
  if (!hero) return;
  const socket = visit.keepsSocket ? await keptSocket(city, hero) : undefined;
  try {
    await city.deed('hero: look at the board', city.call('GET /api/heroes/leaderboard', hero.as, { query: { limit: LEVELS_READ } }));
    await city.call('GET /api/impact-stats', hero.as, {});
    await city.call('GET /api/me', hero.as, {});
    for (const [at, deed] of visit.deeds.entries()) {
      await city.pause(visit.pauses[at]!);
      await doDeed(city, hero, deed);
    }
    await city.pause(visit.pauses.at(-1)!);
  } finally {
    socket?.disconnect();
  }
}

/** Somebody joins; the session is in the answer's cookie. */
export async function newcomer(city: City, { hero }: Pick<HeroVisit, 'hero'>): Promise<Person | undefined> {
  const joined = await city.deed('hero: join the city', city.call('POST /api/heroes', {}, { body: { name: `Hero Number ${hero}` } }));
  if (!joined) return undefined;
  // A hero who learns only later that it has joined comes another time: neither answer brought the session.
  const [cookie] = [joined.headers['set-cookie']].flat();
  return cookie === undefined ? undefined : { id: joined.body.id, as: { cookie: cookie.split(';')[0]! } };
}

async function keptSocket(city: City, { id, as }: Person): Promise<Socket | undefined> {
  const socket: Socket = io(city.options.address, { transports: ['websocket'], forceNew: true, extraHeaders: { ...as } });
  socket.on('room:changed', () => city.pushed++);
  const entered = new Promise<boolean>((resolve) => {
    socket.once('connect_error', () => resolve(false));
    socket.once('connect', () => {
      const rooms = ['leaderboard', `hero:${id}`].map((room) => socket.emitWithAck('room:subscribe', { room }));
      void Promise.all(rooms).then(() => resolve(true), () => resolve(false));
    });
  });
  const opened = await city.deed('hero: keep a socket open', entered.then((ok) => (ok ? socket : undefined)));
  if (!opened) {
    socket.disconnect();
    city.calls.faults.push({ call: 'socket', what: 'was not opened' });
  }
  return opened;
}

async function doDeed(city: City, hero: Person, deed: Deed): Promise<void> {
  switch (deed.deed) {
    case 'trade':
      return trade(city, hero, deed);
    case 'join a Dubai challenge':
      return joinDubai(city, hero, deed.which);
    case 'join a social challenge':
      return joinSocial(city, hero, deed.which);
    case 'claim':
      return claim(city, hero, deed.which);
    case 'share': {
      const { shareType, platform, code } = deed;
      const shareUrl = `${city.options.address}/join?ref=${code}`;
      const body = { shareType, contentId: shareType, platform, shareUrl, shareText: 'I keep bottles out of the sea.' };
      await city.deed('hero: share', city.call('POST /api/social-shares', hero.as, { body }));
    }
  }
}

async function joinDubai(city: City, hero: Person, which: number): Promise<void> {
  const challenges = (await city.call('GET /api/dubai/challenges', hero.as, {}))?.body;
  const challengeId = chosen(challenges, which)?.id;
  if (!challengeId) return;
  const request = { params: { challengeId }, body: { heroId: hero.id } };
  await city.deed('hero: join a Dubai challenge', city.call('POST /api/dubai/challenges/{challengeId}/join', hero.as, request));
}

async function joinSocial(city: City, hero: Person, which: number): Promise<void> {
  const challenges = (await city.call('GET /api/social-challenges', hero.as, { query: { tab: 'active' } }))?.body;
  const challengeId = chosen(challenges, which)?.id;
  if (!challengeId) return;
  const request = { params: { challengeId } };
  await city.deed('hero: join a social challenge', city.call('POST /api/social-challenges/{challengeId}/join', hero.as, request));
}

async function claim(city: City, hero: Person, which: number): Promise<void> {
  const rewards = (await city.call('GET /api/dubai/rewards', hero.as, {}))?.body;
  const rewardId = chosen(rewards, which)?.id;
  if (!rewardId) return;
  const request = { params: { rewardId }, body: { heroId: hero.id } };
  await city.deed('hero: claim', city.call('POST /api/dubai/rewards/{rewardId}/claim', hero.as, request));
}

async function trade(city: City, hero: Person, planned: PlannedTrade): Promise<void> {
  const { device, condition, told, found, takesLess } = planned;
  const locked = await city.deed('hero: lock a price', city.call('POST /api/me/trade-ins', hero.as, { body: { device, condition } }));
  if (!locked) return;
  const { id } = locked.body;
  await city.deed('hero: answer', city.call('PUT /api/me/trade-ins/{id}/answers', hero.as, { params: { id }, body: { answers: told } }));
  const booked = await arranged(city, hero, locked.body, planned);
  if (!booked?.handover) return;
  const phone: Phone = { tradeInId: id, owner: hero, found, takesLess };
  if (booked.handover.method === 'pickup') city.shelves.doors.push({ ...phone, day: booked.handover.day! });
  else city.shelves.arrived.push(phone);
}

/** Where the slot that was wanted is gone by now, the phone is brought instead. */
async function arranged(
  city: City,
  hero: Person,
  { id }: TradeIn,
  planned: PlannedTrade,
): Promise<TradeIn | undefined> {
  const book = async (body: HandoverRequest) =>
    (await city.call('PUT /api/me/trade-ins/{id}/handover', hero.as, { params: { id }, body }))?.body;
  if (planned.method !== 'pickup') return book({ method: planned.method });
  const { zoneId } = planned;
  const offered = (await city.call('GET /api/pickup-slots', hero.as, { query: { zoneId } }))?.body.slots;
  const free = offered?.filter(({ left }) => left > 0);
  const slot = chosen(free, planned.slot);
  const atDoor = slot && book({
    method: 'pickup', zoneId, day: slot.day, slot: slot.slot, address: `Villa ${id}, Street 4`, contact: 'Noura',
    phone: '+971 50 123 4567',
  });
  return (await city.deed('hero: book a slot', Promise.resolve(atDoor))) ?? book({ method: 'drop-off' });
}

/** One of what there is, by a number from 0 to below 1. */
export function chosen<T>(from: readonly T[] | undefined, which: number): T | undefined {
  return from?.[Math.floor(which * from.length)];
}
