import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../processes/client.ts';
import { queryOf } from '../processes/database.ts';
import { OPERATOR_TOKEN } from '../processes/secrets.ts';
import { rewardAdded } from '../support/dubai-events.ts';
import type { Page } from './engine.ts';
import type { Proxy } from './proxy.ts';
import { ANY, beginning, exactly, TEXTS, within } from './texts.ts';

/** The product that journeys act on, behind its proxy. */
export interface Site {
  address: string;
  databaseUrl: string;
  proxy: Proxy;
}

type Journey = (page: Page, site: Site) => Promise<void>;

/** What one visitor does, in this order: the first makes the hero of the others. */
export const JOURNEYS: readonly (readonly [what: string, go: Journey])[] = [
  ['join free', joinFree],
  ['price → lock', lockPrice],
  ['answers → photo → handover', handOver],
  ['claim a reward', claimReward],
  ['join a challenge', joinChallenge],
  ['keep the hero by code', keepByCode],
  ['CSV of devices', sendCsv],
  ['quote → order', orderFromQuote],
  ['desk', openDesk],
  ['desk: inspection', inspect],
  ['desk: batch of payouts', proposeBatch],
  ['offline and back', loseConnection],
];

const OFFLINE_MS = 3000;
const LOCK_DAYS = 30;
const IBAN = 'AE070331234567890123456';

async function joinFree(page: Page): Promise<void> {
  const { free, join, fields, profile } = TEXTS.joining;
  await page.open('/leaderboard');
  await page.live();
  await page.click('button', exactly(free));
  await page.type(beginning(fields.name.label), 'Layla Haddad');
  await page.click('button', exactly(join.submit));
  await page.sees(within(profile.welcome('Layla Haddad')));
}

async function lockPrice(page: Page): Promise<void> {
  const { calculate, confirmed, lock } = TEXTS.tradeIn;
  await page.open('/exchange');
  await page.click('button', beginning(calculate));
  await page.sees(within(confirmed));
  await page.click('button', exactly(lock.action(LOCK_DAYS)));
  await page.click('link', beginning(lock.receipt.action.locked));
  await page.until('the trade-in’s page', () => /^\/my-trade-ins\/[\w-]+$/.test(location.pathname));
  await page.sees(within(TEXTS.myTradeIns.states.quoted));
}

/** From the page that the lock leads to. */
async function handOver(page: Page): Promise<void> {
  const { about: { questions, answers, save }, photos, handover } = TEXTS.myTradeIns;
  const given = {
    screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry',
  };
  for (const [question, answer] of Object.entries(given))
    await page.pick(questions[question], answers[question][answer]);
  await page.click('button', exactly(save));
  await page.click('button', beginning(photos.title));
  await page.choose(beginning(photos.choose), 'phone.png');
  // Made small in the browser.
  await page.until('the photo', () => [...document.images].some(({ naturalWidth }) => naturalWidth === 1600));
  await page.pick(handover.question, handover.methods.post.name);
  await page.click('button', exactly(handover.book));
  await page.sees(within(handover.postNote(ANY)));
}

async function claimReward(page: Page, { address }: Site): Promise<void> {
  const { reward, claiming, toasts, claims } = TEXTS.dubaiRewards;
  const title = `Steel bottle ${randomUUID().slice(0, 6)}`;
  await asDesk(address, '/events', [rewardAdded({ title, pointsCost: 20, category: 'voucher' })]);
  await page.open('/dubai-rewards?tab=rewards');
  await page.click('button', beginning(reward.claim), title);
  await page.sees(within(claiming.title('20')));
  await page.click('button', exactly(claiming.confirm));
  await page.sees(within(toasts.claimed.title));
  await page.click('button', beginning(reward.receipt), title);
  await page.sees(within(claims.due));
}

async function joinChallenge(page: Page): Promise<void> {
  const { join, joined } = TEXTS.socialChallenges;
  await page.open('/community?tab=challenges');
  await page.click('button', beginning(join.open));
  await page.sees(within(joined.title));
}

async function keepByCode(page: Page, { databaseUrl }: Site): Promise<void> {
  const { email: { label, submit, keep }, code, welcome } = TEXTS.accounts;
  const email = `hero-${randomUUID()}@example.com`;
  await page.open('/leaderboard?sign-in');
  await page.type(beginning(label), email);
  await page.click('button', `${exactly(submit)}|${exactly(keep)}`);
  await page.sees(within(code.sent(ANY)));
  const [message] = await queryOf(databaseUrl)<{ code: string }>(
    `select content ->> 'code' as code from outbox_message where address = $1 and kind = 'sign-in-code'`, [email],
  );
  await page.type(beginning(code.label), message!.code);
  await page.sees(within(welcome.kept));
}

async function sendCsv(page: Page): Promise<void> {
  const { csv } = TEXTS.corporateBulk;
  const { companyName, email, phone } = TEXTS.corporate.fields;
  await page.open('/bulk-tradein');
  await fill(page, { [companyName]: 'Al Noor', [email]: 'layla@alnoor.example', [phone]: '+971 4 555 0142' });
  const rows = 'model,condition,quantity\niphone-13,good,2\nmacbook-air,fair,60\n';
  await page.choose(beginning(csv.choose), 'devices.csv', rows);
  await page.sees(within(csv.checkedAll));
  await page.sees(within(csv.madeQuote('2', ANY)));
}

async function orderFromQuote(page: Page, { address }: Site): Promise<void> {
  const { form, actions } = TEXTS.corporateQuotes;
  const { receipt, table, fields: { companyName, contactName, email, phone } } = TEXTS.corporate;
  await page.open('/corporate-quotes');
  await fill(page, {
    [companyName]: 'Al Noor', [contactName]: 'Layla', [email]: 'layla@alnoor.example', [phone]: '+971 4 555 0142',
    [form.deviceDetails]: 'Twelve tablets', [form.quantity]: '12',
  });
  await page.click('button', exactly(form.send));
  const [id] = /Q-\w+/.exec(await page.sees(within(receipt.title(ANY))))!;
  await asDesk(address, `/quotes/${id}/review`, { price: 1_200_000 });
  await asDesk(address, `/quotes/${id}/approve`);
  // A narrow table has the button in its details alone.
  await page.click('button', `${within(table.show)}.*${within(id)}`);
  await page.click('button', exactly(actions.accept), id);
  await page.sees(within(actions.acceptTitle(id)));
  await page.click('button', exactly(actions.accept));
  await page.sees(within(actions.accepted));
}

async function openDesk(page: Page): Promise<void> {
  await page.open('/ops/');
  await page.type('^Operator token', OPERATOR_TOKEN);
  await page.click('button', '^Open$');
  await page.until('the queues', () => [...document.querySelectorAll('table')].some((table) => table.rows.length > 5));
}

/** The phone that was handed over above, whose hero wants a transfer. */
async function inspect(page: Page): Promise<void> {
  await page.evaluate((iban) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ method: 'bank', holder: 'Layla Haddad', iban });
    void (async () => {
      const mine = await (await fetch('/api/me/trade-ins')).json() as { id: string; state: string }[];
      const { id } = mine.find(({ state }) => state === 'booked')!;
      const { ok } = await fetch(`/api/me/trade-ins/${id}/payout`, { method: 'PUT', headers, body });
      if (ok) document.documentElement.dataset.booked = id;
    })();
  }, IBAN);
  const id = await page.until('the account', () => document.documentElement.dataset.booked);
  await page.open(`/ops/trade-ins?id=${id}`);
  await page.click('button', '^Received$');
  const answers = {
    'Screen': 'Light scratches', 'Back': 'Like new', 'Battery': 'Lasts the day', 'Face ID': 'Works',
    'Liquid indicator': 'Dry',
  };
  for (const [question, answer] of Object.entries(answers)) await page.pick(question, answer);
  await page.click('button', '^Inspected$');
  await page.click('button', '^Wiped$');
  await page.sees('is wiped, and its hero is credited');
}

async function proposeBatch(page: Page): Promise<void> {
  await page.open('/ops/payouts');
  await page.click('button', '^Propose a batch$');
  await page.click('button', '^Propose the batch$');
  await page.sees('Proposed: \\d+ transfer');
}

async function loseConnection(page: Page, { proxy }: Site): Promise<void> {
  await page.open('/leaderboard');
  await page.live();
  proxy.refuse();
  try {
    await page.until('not live', () => document.documentElement.dataset.live !== 'live');
    await delay(OFFLINE_MS);
  } finally {
    proxy.resume();
  }
  await page.live();
  await page.until('the board', () => document.querySelectorAll('main li').length > 20);
  // Calls that found no connection may have been reported.
  await page.complaints();
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.type(beginning(label), text);
}

async function asDesk(address: string, path: string, body: unknown = {}): Promise<void> {
  const { status, body: answer } = await ask(address, 'POST', `/api/ops${path}`, { body, as: 'operator' });
  if (status >= 300) throw new Error(`${path} was answered with ${status}: ${JSON.stringify(answer)}`);
}
