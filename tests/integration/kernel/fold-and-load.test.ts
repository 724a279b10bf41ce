import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { CommandName } from '@planet-heroes/contracts/commands';
import { LOG_EVENT_DATA } from '@planet-heroes/contracts/log-events';
import { commandsOn } from '../../support/commands.js';
import { CompanyDesk } from '../../support/company-desk.js';
import { DESK_STEPS } from '../../support/desk-steps.js';
import { challengeJoined, challengeOpened, claimAdvanced, rewardAdded, rewardClaimed, rewardStocked } from '../../support/dubai-events.js';
import { pickupCompleted, tradeVerified } from '../../support/events.js';
import { FoldWatch } from '../../support/fold-watch.js';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import { missionEvent, missionOpened, SPONSORSHIP } from '../../support/mission-events.js';
import type { Answer } from '../../support/request.js';
import { personOperator } from '../../support/person-operator.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const PHONE = { device: 'iPhone 13 Pro', condition: 'good' };
const GOOD = { screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };
const PHONES = [{ model: 'iphone-13', condition: 'good', quantity: 4 }];
const IBAN = 'AE07 0331 2345 6789 0123 456';
const LICENCE = {
  tradeNumber: 'CN-2093311', licenceAuthority: 'DMCC', licenceExpiresOn: '2099-12-31', contactName: 'Salma Qasim',
};
const NOTE = 'Wrote in this morning';
const DAY = 86_400;

type Operator = (method: string, path: string, body?: unknown) => Promise<Answer>;

describe.each(oneFoundation(import.meta.url))('what a projection folds, with $name', ({ redisUrl }) => {
  let running: TestProduct;
  /** The same, but compared after each call while `afterEachCall` holds. */
  let product: TestProduct;
  let watch: FoldWatch;
  let afterEachCall = true;
  let admin: Operator;
  let finance: Operator;
  let layla: JoinedHero;
  const seen = new Set<string>();
  beforeAll(async () => {
    running = await startTestProduct({ redisUrl, environment: { SIGN_INS_PER_MINUTE: '0' } });
    watch = await FoldWatch.begin(running);
    product = {
      ...running,
      async call(...call) {
        const answer = await running.call(...call);
        if (afterEachCall && call[0] !== 'GET') await agree();
        return answer;
      },
    };
    const email = newEmail();
    await running.operate('POST', '/api/ops/operators', { name: 'Huda', email, roles: ['admin'] });
    const { cookie } = await signIn(product, email);
    admin = (method, path, body) => product.call(method, path, body, { cookie });
    finance = await personOperator(product, admin, 'Mariam', 'finance');
    layla = await joinHero(product, { name: 'Layla' });
  });
  afterAll(() => running.close());

  async function agree(): Promise<void> {
    const { types, folded, loaded } = await watch.look();
    for (const type of types) seen.add(type);
    expect({ types, ...folded }).toEqual({ types, ...loaded });
  }

  const company = new CompanyDesk(() => ({ ...product, operate: admin }));
  const done = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`Answered with ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const desk = (path: string, body?: unknown) => done(admin('POST', `/api/ops${path}`, body));
  const ingest = async (...events: object[]) => {
    const { results } = await desk('/events', events);
    const refused = results.filter(({ status }: { status: string }) => status === 'refused');
    if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`);
  };
  const event = (type: string, data: object) => ({ ...tradeVerified(), time: new Date().toISOString(), type, data });
  const trade = (hero: JoinedHero, data = {}) =>
    tradeVerified({ heroId: hero.id, ...data }, { time: new Date().toISOString() });
  const sell = async (hero: JoinedHero, payout?: object): Promise<string> => {
    const { id } = await done(hero.call('POST', '/api/me/trade-ins', PHONE));
    if (payout) await done(hero.call('PUT', `/api/me/trade-ins/${id}/payout`, payout));
    return id;
  };
  const step = (id: string, name: string, body: object = {}) => desk(`/trade-ins/${id}/${name}`, body);
  const hand = async (hero: JoinedHero, id: string, answers: object = GOOD) => {
    await done(hero.call('PUT', `/api/me/trade-ins/${id}/handover`, { method: 'drop-off' }));
    await step(id, 'receive');
    await step(id, 'inspect', { answers });
  };
  const wipe = (id: string) => step(id, 'wipe', { certificate: 'NIST SP 800-88 purge' });
  const claim = async (rewardId: string): Promise<string> => {
    const claimId = randomUUID();
    await ingest(rewardClaimed(claimId, rewardId, layla.id));
    return claimId;
  };
  /** As a partner reports it: the policy, which decides after some seconds, does not look at those. */
  const sponsor = async (missionId: string, amount: number): Promise<string> => {
    const sponsorshipId = randomUUID();
    await ingest(missionEvent('sponsorship.submitted', { ...SPONSORSHIP, sponsorshipId, missionId, amount }));
    return sponsorshipId;
  };
  const decide = (id: string, decision: string) =>
    desk(`/sponsorships/${id}/decide`, { decision, reason: 'Looked at by hand.' });
  const tell = (command: CommandName, payload: object) => commandsOn(() => product.database).done(command, payload);

  const STEPS: Record<string, () => Promise<unknown>> = {
    'a guest arrives': () => done(product.call('POST', '/api/guests')),
    'a guest arrives, joins and leaves': async () => {
      const { headers } = await product.call('POST', '/api/guests');
      const cookie = headers.get('set-cookie')!.split(';')[0]!;
      await done(product.call('POST', '/api/heroes', { name: 'Guest' }, { cookie }));
      await done(product.call('DELETE', '/api/me', undefined, { cookie }));
    },
    'a hero changes name and profile': () =>
      done(layla.call('PATCH', '/api/me', {
        name: 'Layla Haddad', email: newEmail(), phone: '+971 50 123 4567', zoneId: 'zone-2',
      })),
    'a friend joins and trades': async () => {
      const friend = await joinHero(product, { referralCode: layla.referralCode });
      await ingest(trade(friend));
    },
    'a hero checks in': () => done(layla.call('POST', '/api/me/check-in')),
    'support hides and shows a hero': async () => {
      await desk(`/people/${layla.id}/hide`, { reason: 'unfair', note: NOTE });
      await desk(`/people/${layla.id}/show`, { note: NOTE });
    },
    'support hides a hero for good': async () =>
      desk(`/people/${(await joinHero(product)).id}/hide`, { reason: 'unfair', note: NOTE }),
    'a hero leaves the board, and another comes back to it': async () => {
      const back = await joinHero(product);
      for (const isOnBoard of [false, true]) await done(back.call('PATCH', '/api/me', { isOnBoard }));
      await done((await joinHero(product)).call('PATCH', '/api/me', { isOnBoard: false }));
    },
    'support corrects points': async () => {
      const hero = await joinHero(product);
      for (const points of [200, -100])
        await desk(`/people/${hero.id}/point-corrections`, { points, reason: 'counted-twice', note: NOTE });
    },
    'a hero is kept, and another merged into it': async () => {
      const [email, kept, other] = [newEmail(), await joinHero(product), await joinHero(product)];
      await signIn(product, email, kept.cookie);
      const { cookie } = await signIn(product, email, other.cookie);
      await done(product.call('POST', '/api/me/merge', undefined, { cookie }));
    },
    'a phone is shown, and its photo taken back': async () => {
      const photos = `/api/me/trade-ins/${await sell(layla)}/photos`;
      const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a33' } }).jpeg().toBuffer();
      const { photos: [shown] } = await done(layla.call('POST', photos, picture, { 'content-type': 'image/jpeg' }));
      await done(layla.call('DELETE', `${photos}/${shown.id}`));
    },
    'a phone is credited, and its credit spent': async () => {
      const id = await sell(layla, { method: 'credit' });
      await hand(layla, id);
      await wipe(id);
      await done(layla.call('POST', '/api/me/credit-codes', { amountFils: 10_000 }));
    },
    'a code becomes credit again': async () => {
      const { body: { code } } = await layla.call('POST', '/api/me/credit-codes', { amountFils: 5_000 });
      await done(layla.call('DELETE', `/api/me/credit-codes/${code}`));
    },
    'a phone is worth less': async () => {
      const id = await sell(layla);
      await hand(layla, id, { ...GOOD, screen: 'cracked' });
      await done(layla.call('POST', `/api/me/trade-ins/${id}/counter-offer`, { accept: true }));
    },
    'a phone is rejected': async () => step(await sell(layla), 'reject', { reasons: ['Activation lock is on'] }),
    'a phone is not sent in': () => sell(layla),
    'a hero shares': () =>
      done(layla.call('POST', '/api/social-shares', {
        shareType: 'achievement', contentId: 'x', platform: 'whatsapp', shareUrl: `${product.address}/`, shareText: 'Look',
      })),
    'a hero reads its inbox': () => done(layla.call('POST', '/api/me/inbox/read', {})),
    'challenges are joined, completed, set back and removed': async () => {
      const hero = await joinHero(product);
      const created = (targetValue: number) => event('social_challenge.created', {
        challengeId: randomUUID(), creatorId: layla.id, title: 'Bottles', description: 'Let us see.',
        challengeType: 'bottles_prevented', targetValue, duration: 7, pointsReward: 100, participantLimit: 5,
      });
      const [near, far, removed] = [created(100), created(100_000), created(100)];
      const [dubaiNear, dubaiFar] = [challengeOpened(), challengeOpened({ target: 100_000 })];
      await ingest(near, far, removed, dubaiNear, dubaiFar);
      for (const { data } of [near, far] as { data: { challengeId: string } }[])
        await ingest(event('social_challenge.joined', { challengeId: data.challengeId, heroId: hero.id }));
      for (const { data } of [dubaiNear, dubaiFar])
        await ingest(challengeJoined(String(data.challengeId), hero.id));
      const id = await sell(hero);
      await hand(hero, id);
      await wipe(id);
      await step(id, 'reverse', { reason: 'Reported as stolen' });
      const { challengeId } = removed.data as { challengeId: string };
      await desk(`/social-challenges/${challengeId}/remove`, { reason: 'offensive', note: NOTE });
    },
    'rewards are claimed, fulfilled and given back': async () => {
      const added = rewardAdded({ availableQuantity: 2 });
      const rewardId = String(added.data.rewardId);
      await ingest(added, rewardAdded());
      await ingest(rewardStocked(rewardId, 3));
      const [fulfilled, expired] = [await claim(rewardId), await claim(rewardId)];
      for (const to of ['processing', 'fulfilled']) await ingest(claimAdvanced(fulfilled, to));
      await ingest(claimAdvanced(expired, 'expired'));
      await claim(rewardId);
    },
    'missions are sponsored, funded and completed': async () => {
      const missionId = randomUUID();
      await ingest(missionOpened(missionId, 150_000));
      const first = await sponsor(missionId, 50_000);
      const second = await sponsor(missionId, 100_000);
      const third = await sponsor(missionId, 60_000);
      await decide(first, 'approve');
      await desk(`/sponsorships/${first}/pay`, { reference: 'ENBD-1' });
      await desk(`/sponsorships/${first}/remove-message`, { reason: 'offensive', note: NOTE });
      await decide(second, 'approve');
      await tell('review-sponsorship', { sponsorshipId: third });
      await decide(third, 'decline');
      await ingest(missionEvent('mission.completed', { missionId }));
    },
    'a text is translated': () => desk('/translations', { english: 'A Sample', arabic: 'عينة' }),
    'a pickup is done': () => ingest(pickupCompleted(randomUUID(), 'zone-1')),
  };

  /** No projection shows companies' things: each of these is compared once, at its end. */
  const STEPS_OF_COMPANIES: typeof STEPS = {
    'quotes are declined and left open': async () => {
      await done(company.call('POST', `/quotes/${await company.approvedQuote(PHONES)}/decline`, { reason: 'Not now.' }));
      await company.approvedQuote(PHONES);
    },
    'an order is cancelled': async () =>
      done(company.call('POST', `/orders/${await company.placedOrder(PHONES)}/cancel`, { reason: 'Put off.' })),
    'an order is collected, differs and goes on': async () => {
      const id = await company.approvedOrder(PHONES);
      await desk(`/orders/${id}/collect`);
      await desk(`/orders/${id}/advance`, { stage: 'received' });
      await desk(`/orders/${id}/advance`, { stage: 'inspected', findings: [{ device: 2, condition: 'fair' }] });
      await done(company.call('POST', `/orders/${id}/difference`, { accept: true }));
      await desk(`/orders/${id}/advance`, { stage: 'wiped', certificate: 'Purged' });
    },
    'a company’s payout comes back, and is paid': async () => {
      const { id: companyId, key } = await company.registerCompany();
      const payTo = async (account: string) => {
        const method = { type: 'bank_transfer', name: 'Main', account, isDefault: true };
        const { id: methodId } = await done(company.call('POST', '/payment-methods', method, key));
        await desk(`/companies/${companyId}/payment-methods/${methodId}/verify`);
      };
      const quoteId = await company.approvedQuote(PHONES, {}, key);
      const { order: { id } } = await done(company.call('POST', `/quotes/${quoteId}/accept`, undefined, key));
      await done(company.call('POST', `/orders/${id}/approve`, undefined, key));
      await company.bookPickup(id);
      for (const step of DESK_STEPS) await desk(`/orders/${id}/advance`, step);
      const returned = [{ orderId: id, reason: 'Account closed' }];
      for (const [account, returnedOrders] of [[IBAN, returned], ['GB82 WEST 1234 5698 7654 32', []]] as const) {
        await payTo(account);
        await done(company.call('POST', `/orders/${id}/pay`, undefined, key));
        const batch = await done(finance('POST', '/api/ops/payout-batches'));
        await desk(`/payout-batches/${batch.id}/approve`);
        await desk(`/payout-batches/${batch.id}/settle`, { reference: 'ENBD-1', returnedOrders });
      }
    },
    'a company registers, is decided on and changes': async () => {
      const { cookie } = await signIn(product, newEmail());
      const call: Operator = (method, path, body) => product.call(method, path, body, { cookie });
      const { id } = await done(call('POST', '/api/me/companies', { name: 'Desert Rose', ...LICENCE }));
      await desk(`/companies/${id}/decide`, { decision: 'decline', reason: 'The licence has ended.' });
      const { tradeNumber, licenceAuthority, licenceExpiresOn } = LICENCE;
      const corrected = { name: 'Desert Rose', tradeNumber, licenceAuthority, licenceExpiresOn };
      await done(call('POST', `/api/me/companies/${id}/apply-again`, corrected));
      await desk(`/companies/${id}/decide`, { decision: 'approve' });
      await done(call('PATCH', '/api/corporate/company', { website: 'https://rose.example', phone: '+971 4 555 0142' }));
    },
    'an import is checked': async () => {
      const csv = `model,condition,quantity\n${'iPhone 13,good,1\n'.repeat(900)}`;
      const { id } = await done(product.call('POST', '/api/corporate/imports', csv, { 'content-type': 'text/csv' }));
      await until('the import to end', async () =>
        (await done(product.call('GET', `/api/corporate/imports/${id}`))).status === 'completed');
    },
    'a hundred days pass': async () => {
      await company.advance(50 * DAY);
      await company.advance(50 * DAY);
      await tell('remove-old-records', {});
    },
  };

  it.each(Object.entries(STEPS))('is what it loads from the tables: %s', async (_, act) => {
    await act();
    await agree();
  });

  it.each(Object.entries(STEPS_OF_COMPANIES))('is what it loads from the tables: %s', async (_, act) => {
    afterEachCall = false;
    await act();
    await agree();
  });

  it('was tried with every type of event', () => {
    expect(Object.keys(LOG_EVENT_DATA).filter((type) => !seen.has(type))).toEqual([]);
  });
});
