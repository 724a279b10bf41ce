import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../processes/client.ts';
import { queryOf } from '../processes/database.ts';
import { OPERATOR_TOKEN } from '../processes/secrets.ts';
import { rewardAdded } from '../support/dubai-events.ts';
import type { Page } from './engine.ts';
import type { Proxy } from './proxy.ts';

/** The product that journeys act on, behind its proxy. */
export interface Site {
  address: string;
  databaseUrl: string;
  proxy: Proxy;
}

/** What one visitor does, in this order: the first makes the hero of the others. */
export const JOURNEYS: readonly (readonly [what: string, go: (page: Page, site: Site) => Promise<void>])[] = [
  ['join free', joinFree],
  ['price → lock', lockPrice],
  ['answers → photo → handover', handOver],
  ['claim a reward', claimReward],
  ['join a challenge', joinChallenge],
  ['keep the hero by code', keepByCode],
  ['CSV of devices', sendCsv],
  ['quote → order', orderFromQuote],
  ['desk', openDesk],
  ['offline and back', loseConnection],
];

const OFFLINE_MS = 3000;

async function joinFree(page: Page): Promise<void> {
  await page.open('/leaderboard?lang=en');
  await page.live();
  await page.click('button', '^JOIN FREE$');
  await page.type('^Your name', 'Layla Haddad');
  await page.click('button', '^JOIN FREE$');
  await page.sees('Welcome, Layla Haddad');
}

async function lockPrice(page: Page): Promise<void> {
  await page.open('/exchange');
  await page.click('button', '^Calculate');
  await page.sees('Confirmed value');
  await page.click('button', '^Lock this quote for 30 days$');
  await page.click('link', '^Arrange the handover');
  await page.until('the trade-in’s page', () => /^\/my-trade-ins\/[\w-]+$/.test(location.pathname));
  await page.sees('Price locked');
}

/** From the page that the lock leads to. */
async function handOver(page: Page): Promise<void> {
  const answers = {
    'What does the screen look like?': 'Light scratches', 'What does the back look like?': 'Like new',
    'How is the battery?': 'Lasts the day', 'Does Face ID work?': 'Yes, it does',
    'Has it been wet inside?': 'No, never',
  };
  for (const [question, answer] of Object.entries(answers)) await page.pick(question, answer);
  await page.click('button', '^Save and go on$');
  await page.click('button', '^Photos');
  await page.choose('Choose photos', 'phone.png');
  // Made small in the browser.
  await page.until('the photo', () => [...document.images].some(({ alt, naturalWidth }) =>
    alt.startsWith('Photo 1') && naturalWidth === 1600));
  await page.pick('How does the phone come to us?', 'Post');
  await page.click('button', '^Arrange this handover$');
  await page.sees('Write this code on the parcel');
}

async function claimReward(page: Page, { address }: Site): Promise<void> {
  const title = `Steel bottle ${randomUUID().slice(0, 6)}`;
  await asDesk(address, '/events', [rewardAdded({ title, pointsCost: 20, category: 'voucher' })]);
  await page.open('/dubai-rewards?tab=rewards');
  await page.click('button', '^Claim', title);
  await page.sees('Claim for 20 points\\?');
  await page.click('button', '^Claim$');
  await page.sees('Reward Claimed!');
  await page.click('button', '^See the receipt', title);
  await page.sees('With you by');
}

async function joinChallenge(page: Page): Promise<void> {
  await page.open('/community?tab=challenges');
  await page.click('button', '^Join Challenge');
  await page.sees('Challenge Joined!');
}

async function keepByCode(page: Page, { databaseUrl }: Site): Promise<void> {
  const email = `hero-${randomUUID()}@example.com`;
  await page.open('/leaderboard?sign-in');
  await page.type('^E-mail', email);
  await page.click('button', '^(Send me a code|Keep it with an e-mail)$');
  await page.sees('We have sent a code');
  const [message] = await queryOf(databaseUrl)<{ code: string }>(
    `select content ->> 'code' as code from outbox_message where address = $1 and kind = 'sign-in-code'`, [email],
  );
  await page.type('^The six digits', message!.code);
  await page.sees('Your hero is safe');
}

async function sendCsv(page: Page): Promise<void> {
  await page.open('/bulk-tradein');
  await fill(page, { 'Company name': 'Al Noor', 'E-mail': 'layla@alnoor.example', 'Phone': '+971 4 555 0142' });
  const rows = 'model,condition,quantity\niphone-13,good,2\nmacbook-air,fair,60\n';
  await page.choose('Choose a CSV file', 'devices.csv', rows);
  await page.sees('Every row is checked');
  await page.sees('2 accepted rows are in quote request Q-\\w+');
}

async function orderFromQuote(page: Page, { address }: Site): Promise<void> {
  await page.open('/corporate-quotes');
  await fill(page, {
    'Company name': 'Al Noor', 'Contact name': 'Layla', 'E-mail': 'layla@alnoor.example', 'Phone': '+971 4 555 0142',
    'Device details': 'Twelve tablets', 'Quantity': '12',
  });
  await page.click('button', '^Request a quote$');
  const [id] = /Q-\w+/.exec(await page.sees('Quote request Q-\\w+ received'))!;
  await asDesk(address, `/quotes/${id}/review`, { price: 1_200_000 });
  await asDesk(address, `/quotes/${id}/approve`);
  // A narrow table has the button in its details alone.
  await page.click('button', `details of ${id}$`);
  await page.click('button', '^Accept Quote$', id);
  await page.sees(`Accept ${id}\\?`);
  await page.click('button', '^Accept Quote$');
  await page.sees('Quote accepted');
}

async function openDesk(page: Page): Promise<void> {
  await page.open('/ops/');
  await page.type('^Operator token', OPERATOR_TOKEN);
  await page.click('button', '^Open$');
  await page.until('the queues', () => [...document.querySelectorAll('table')].some((table) => table.rows.length > 5));
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
  for (const [label, text] of Object.entries(fields)) await page.type(`^${label}`, text);
}

async function asDesk(address: string, path: string, body: unknown = {}): Promise<void> {
  const { status, body: answer } = await ask(address, 'POST', `/api/ops${path}`, { body, as: 'operator' });
  if (status >= 300) throw new Error(`${path} was answered with ${status}: ${JSON.stringify(answer)}`);
}
