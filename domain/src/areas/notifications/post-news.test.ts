import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { layOutEmail } from '../../kernel/outbox/lay-out-email.js';
import type { EmailContent } from '../../kernel/outbox/message-content.js';
import { dropHeld, type NewsEmail, postNews } from './post-news.js';

const NIGHT = new Date('2026-11-22T20:00:00.000Z');
const MORNING = new Date('2026-11-23T04:00:00.000Z');

describe('e-mails of a night', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(() => close());

  const email = (to: string, topic: string, subject: string, dueAt: Date | undefined = MORNING): NewsEmail => ({
    id: randomUUID(), topic, to, heroId: to, kind: 'trade-in-step', locale: 'en', time: NIGHT,
    content: { subject, heading: subject, paragraphs: [`${subject}.`], action: { label: 'See it', url: `/${topic}` } },
    ...(dueAt && { dueAt }),
  });
  const post = (...emails: NewsEmail[]) => database.transaction((transaction) => postNews(transaction, emails));
  const sent = (to: string) =>
    database.query<{ state: string; content: EmailContent }>(
      'select state, content from outbox_message where address = $1 order by created_at, id',
      [to],
    );

  it('become one, in the order of time, and say only the latest of each thing', async () => {
    const to = randomUUID();
    await post(email(to, 'phone', 'Arrived'));
    await post(email(to, 'reward', 'Claimed'));
    const { content, ...verified } = email(to, 'phone', 'Verified');
    const calendar = { name: 'pickup.ics', content: 'BEGIN:VCALENDAR' };
    await post(email(to, 'phone', 'Inspected'), { ...verified, content: { ...content, calendar } });
    const [message, ...others] = await sent(to);
    expect(others).toEqual([]);
    expect(message!.content.subject).toBe('Verified, and 1 more');
    expect(message!.content.parts).toMatchObject([{ subject: 'Claimed' }, { subject: 'Verified', calendar }]);
    const { html, text } = layOutEmail(message!.content, { locale: 'en', publicUrl: 'https://heroes.example' });
    expect(text.indexOf('Claimed.')).toBeLessThan(text.indexOf('Verified.'));
    expect(text).toContain('https://heroes.example/phone');
    expect(html).not.toContain('Arrived');
  });

  it('of several kinds say how each is stopped, and one that is left how its own is', async () => {
    const to = randomUUID();
    await post(
      { ...email(to, 'phone', 'Arrived'), unsubscribePath: '/unsubscribe?token=trades' },
      { ...email(to, 'reward', 'Claimed'), unsubscribePath: '/unsubscribe?token=claims' },
    );
    const [message] = await sent(to);
    const { html, text } = layOutEmail(message!.content, {
      locale: 'en', publicUrl: 'https://heroes.example',
      unsubscribeUrl: 'https://heroes.example/unsubscribe?token=trades',
    });
    for (const page of [html, text])
      expect(page.match(/token=\w+/g)).toEqual(['token=trades', 'token=claims']);
    await database.transaction((transaction) => dropHeld(transaction, [{ heroId: to, topic: 'phone' }], NIGHT));
    expect(await database.query('select unsubscribe_path as path from outbox_message where address = $1', [to]))
      .toEqual([{ path: '/unsubscribe?token=claims' }]);
  });

  it('stay as they are where there is one alone, and others’ are left alone', async () => {
    const [to, other] = [randomUUID(), randomUUID()];
    await post(email(to, 'phone', 'Arrived'), email(other, 'phone', 'Arrived'));
    await post(email(to, 'phone', 'Verified'));
    expect((await sent(to)).map(({ content }) => content.subject)).toEqual(['Verified']);
    expect((await sent(other)).map(({ content }) => content.subject)).toEqual(['Arrived']);
  });

  it('are not sent once the hero has answered, or a later message went out at once', async () => {
    const [to, other, company] = [randomUUID(), randomUUID(), randomUUID()];
    await post(email(to, 'phone', 'Another price'), email(other, 'phone', 'Arrived'), email(company, 'quote-1', 'Ready'));
    const over = [{ heroId: to, topic: 'phone' }, { to: company, topic: 'quote-1' }];
    await database.transaction((transaction) => dropHeld(transaction, over, NIGHT));
    for (const each of [to, company]) expect((await sent(each)).map(({ state }) => state)).toEqual(['cancelled']);
    const { dueAt: _dueAt, ...now } = email(other, 'phone', 'Verified');
    await post({ ...now, time: new Date(NIGHT.getTime() + HOUR_MS) });
    expect((await sent(other)).map(({ state, content }) => [state, content.subject])).toEqual([
      ['cancelled', 'Arrived'], ['waiting', 'Verified'],
    ]);
  });
});
