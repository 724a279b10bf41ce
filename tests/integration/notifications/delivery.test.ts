import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import type { CommandJob } from '@planet-heroes/contracts/commands';
import type { CommandServices, MessageFault } from '@planet-heroes/domain/kernel/commands/command-services';
import { runCommand } from '@planet-heroes/domain/kernel/commands/run-command';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import {
  MESSAGE_RETRY_DELAYS_MS,
  MessageInHandError,
} from '@planet-heroes/domain/kernel/outbox/deliver-message.handler';
import { countMessages } from '@planet-heroes/domain/kernel/outbox/count-messages';
import { forgetMessages } from '@planet-heroes/domain/kernel/outbox/forget-messages';
import type { OutboxMessage } from '@planet-heroes/domain/kernel/outbox/outbox-message.entity';
import { type NewEmail, postEmails } from '@planet-heroes/domain/kernel/outbox/post-messages';
import { removeOldMessages } from '@planet-heroes/domain/kernel/outbox/remove-old-messages';
import { SCHEDULE_SCOPE } from '@planet-heroes/domain/kernel/schedule/schedule-commands';
import type { ScheduledCommand } from '@planet-heroes/domain/kernel/schedule/scheduled-command.entity';
import { mailFolder } from '@planet-heroes/platform/mail/mail-folder';
import { smtpMailer } from '@planet-heroes/platform/mail/smtp-mailer';
import { TEST_SERVICES } from '../../support/command-services.js';
import { type MailServer, startMailServer } from '../../support/mail-server.js';
import { openTestDatabase } from '../../support/test-database.js';

const FROM = 'Planet Heroes <heroes@planetheroes.example>';
const TIME = new Date('2026-11-22T08:00:00.000Z');

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let database: Database;
let server: MailServer;
let bySmtp: CommandServices;
let count = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  ({ database } = opened);
  server = await startMailServer();
  bySmtp = { ...TEST_SERVICES, mailer: smtpMailer(server.url, FROM), publicUrl: 'https://planetheroes.example' };
});
afterAll(async () => {
  await server.close();
  await opened.close();
});
beforeEach(() => {
  server.mails.length = 0;
  server.answers.length = 0;
  server.attempts = 0;
});

async function post(email: Partial<NewEmail> = {}): Promise<string> {
  const id = `mail-${++count}`;
  const content = { subject: 'Your quote is ready', heading: 'Ready', paragraphs: ['10 × iPhone 14 <Pro> & more.'] };
  await database.transaction((transaction) =>
    postEmails(transaction, [{ id, to: 'layla@example.com', kind: 'quote-ready', locale: 'en', time: TIME, content,
      ...email }])
  );
  return id;
}

const deliver = (id: string, { attempt = 1, services = bySmtp, again = '' } = {}) => {
  const key = `deliver-message-${id}-${attempt}${again}`;
  const job = {
    id: `scheduled-${key}`, name: 'deliver-message', payload: { messageId: id, attempt }, scope: SCHEDULE_SCOPE, key,
    bodyHash: '', replyTo: SCHEDULE_SCOPE,
  } as CommandJob;
  return runCommand(database, job, services);
};
const rowOf = (id: string) =>
  database.tables<typeof OutboxMessage>().selectFrom('outbox_message').selectAll().where('id', '=', id)
    .executeTakeFirstOrThrow();
const scheduledOf = (id: string) =>
  database.tables<typeof ScheduledCommand>().selectFrom('scheduled_command').select(['id', 'dueAt'])
    .where('id', 'like', `deliver-message-${id}-%`).orderBy('id').execute();
const succeeded = (status: string) => ({ status: 'succeeded', result: { status } });

describe('a message that is posted', () => {
  it('is one row and one scheduled command, however often it is posted', async () => {
    const id = await post();
    await post({ id, to: 'somebody-else@example.com' });
    expect(await rowOf(id)).toMatchObject({ address: 'layla@example.com', state: 'waiting', attempts: 0, dueAt: TIME });
    expect(await scheduledOf(id)).toEqual([{ id: `deliver-message-${id}-1`, dueAt: TIME }]);
  });

  it('is gone where its transaction is undone', async () => {
    const undone = database.transaction(async (transaction) => {
      await postEmails(transaction, [{
        id: 'undone', to: 'a@example.com', kind: 'payment', locale: 'en', time: TIME,
        content: { subject: 'x', heading: 'x', paragraphs: [] },
      }]);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await scheduledOf('undone')).toEqual([]);
  });
});

describe('by a mail server, a message', () => {
  it('goes once, though its command runs again, under another id as well', async () => {
    const id = await post();
    expect(await deliver(id)).toMatchObject(succeeded('sent'));
    expect(await deliver(id)).toMatchObject(succeeded('sent'));
    expect(await deliver(id, { again: '-again' })).toMatchObject(succeeded('sent'));
    expect(server.mails).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1, error: null });
    expect((await rowOf(id)).sentAt).toBeInstanceOf(Date);
  });

  it('goes once where two workers have it at the same moment', async () => {
    const id = await post();
    const both = await Promise.allSettled([deliver(id), deliver(id, { again: '-too' })]);
    expect(server.mails).toHaveLength(1);
    for (const one of both) {
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(MessageInHandError);
      else expect(one.value).toMatchObject(succeeded('sent'));
    }
  });

  it('has both parts, its own id, and ways to be rid of the like', async () => {
    const id = await post({
      unsubscribePath: '/unsubscribe?token=abc.def',
      content: {
        subject: 'Your code', heading: 'Sign in', paragraphs: ['Enter <this> code.'], code: '428193',
        action: { label: 'Open', url: '/exchange' }, footnote: 'It holds for ten minutes.',
        calendar: { name: 'pickup-PH-1.ics', content: 'BEGIN:VCALENDAR\r\nSUMMARY:استلام\r\nEND:VCALENDAR\r\n' },
      },
    });
    await deliver(id);
    const [mail] = server.mails;
    expect(mail!.attachments).toMatchObject([{
      filename: 'pickup-PH-1.ics', contentType: 'text/calendar',
      content: Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY:استلام\r\nEND:VCALENDAR\r\n'),
    }]);
    expect(mail).toMatchObject({ subject: 'Your code', from: { text: '"Planet Heroes" <heroes@planetheroes.example>' } });
    expect(mail!.messageId).toMatch(/^<[\w-]{32}@planetheroes\.example>$/);
    expect(mail!.text).toBe([
      'Sign in', 'Enter <this> code.', '428193', 'Open:\nhttps://planetheroes.example/exchange',
      'It holds for ten minutes.', '-- \nPlanet Heroes · Trade in your iPhone. Keep the Gulf blue.',
      'You’re getting this because it is about your Planet Heroes account.\nStop e-mails of this kind:\n'
      + 'https://planetheroes.example/unsubscribe?token=abc.def',
    ].join('\n\n') + '\n');
    expect(mail!.html).toContain('Enter &#60;this&#62; code.');
    expect(mail!.html).toContain('<html lang="en" dir="ltr">');
    expect(mail!.html).toContain('href="https://planetheroes.example/exchange"');
    const headers = Object.fromEntries(mail!.headerLines.map(({ key, line }) => [key, line.replace(/\s+/g, ' ')]));
    expect(headers['list-unsubscribe']).toBe(
      'List-Unsubscribe: <https://planetheroes.example/api/unsubscribe?token=abc.def>',
    );
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(headers['auto-submitted']).toBe('Auto-Submitted: auto-generated');
  });

  it('reads from right to left in Arabic', async () => {
    const id = await post({
      locale: 'ar', content: { subject: 'رمز الدخول', heading: 'تسجيل الدخول', paragraphs: ['أدخل هذا الرمز.'] },
    });
    await deliver(id);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ subject: 'رمز الدخول' });
    expect(mail!.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail!.text).toContain('أدخل هذا الرمز.');
    expect(mail!.headers.get('content-language')).toBe('ar');
    expect(mail!.headers.has('list-unsubscribe')).toBe(false);
  });

  it('keeps no code once it was sent', async () => {
    const content = { subject: 'Your code', heading: 'Sign in', paragraphs: ['Enter it.'], code: '428193' };
    const id = await post({ isSecret: true, content });
    await deliver(id);
    expect(server.mails[0]!.text).toContain('428193');
    const { code: _code, ...kept } = content;
    expect((await rowOf(id)).content).toEqual(kept);
  });

  it('is tried again after a passing fault, later each time, under the same id', async () => {
    const id = await post();
    server.answers.push(451, 421);
    expect(await deliver(id)).toMatchObject(succeeded('waiting'));
    const first = await rowOf(id);
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, claimedAt: null });
    expect(first.error).toContain('Not now');
    const [next] = await scheduledOf(id).then((all) => all.filter(({ id: key }) => key.endsWith('-2')));
    expect(next!.dueAt).toEqual(first.dueAt);
    expect(await deliver(id, { attempt: 2 })).toMatchObject(succeeded('waiting'));
    const second = await rowOf(id);
    expect(second.dueAt.getTime() - Date.now()).toBeGreaterThan(MESSAGE_RETRY_DELAYS_MS[1] - 5_000);
    expect(await deliver(id, { attempt: 3 })).toMatchObject(succeeded('sent'));
    expect(server.mails).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 3, error: null });
  });

  it('fails at once where the server does not know the recipient', async () => {
    const id = await post();
    server.answers.push(550);
    expect(await deliver(id)).toMatchObject(succeeded('failed'));
    expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 1 });
    expect(await scheduledOf(id).then((all) => all.filter(({ id: key }) => key.endsWith('-2')))).toEqual([]);
  });

  it('waits for a server that is away, and fails when it never comes', async () => {
    const id = await post();
    const services = { ...bySmtp, mailer: smtpMailer('smtp://127.0.0.1:1', FROM) };
    for (let attempt = 1; attempt <= MESSAGE_RETRY_DELAYS_MS.length; attempt++) {
      expect(await deliver(id, { attempt, services })).toMatchObject(succeeded('waiting'));
    }
    const last = MESSAGE_RETRY_DELAYS_MS.length + 1;
    expect(await deliver(id, { attempt: last, services })).toMatchObject(succeeded('failed'));
  });

  it('is not sent when it is of no use any more', async () => {
    const id = await post({ expiresAt: new Date(0), isSecret: true });
    expect(await deliver(id)).toMatchObject(succeeded('cancelled'));
    expect(server.attempts).toBe(0);
  });

  it('is not sent when it was taken back', async () => {
    const id = await post();
    await database.tables<typeof OutboxMessage>().deleteFrom('outbox_message').where('id', '=', id).execute();
    expect(await deliver(id)).toMatchObject(succeeded('cancelled'));
    expect(server.attempts).toBe(0);
  });
});

describe('an attempt that fails is reported, without the recipient', () => {
  const faults: MessageFault[] = [];
  const reporting = (mailer = bySmtp.mailer) => ({
    services: { ...bySmtp, mailer, onMessageFault: (fault: MessageFault) => void faults.push(fault) },
  });
  beforeEach(() => {
    faults.length = 0;
    server.senderAnswers.length = 0;
    server.messageAnswers.length = 0;
  });

  it.each<[string, 'answers' | 'senderAnswers' | 'messageAnswers', number, Partial<MessageFault>]>([
    ['the recipient, for now', 'answers', 451, { fault: 'recipient', mayTryAgain: true }],
    ['the recipient', 'answers', 550, { fault: 'recipient', mayTryAgain: false }],
    ['the sender', 'senderAnswers', 550, { fault: 'sender', mayTryAgain: true }],
    ['the message', 'messageAnswers', 554, { fault: 'message', mayTryAgain: false }],
  ])('where the server refuses %s', async (_, answers, code, expected) => {
    server[answers].push(code);
    await deliver(await post(), reporting());
    expect(faults).toEqual([
      expect.objectContaining({ channel: 'email', kind: 'quote-ready', attempt: 1, code: String(code), ...expected }),
    ]);
    expect(JSON.stringify(faults)).not.toMatch(/layla|mail-\d/);
  });

  it('where the password is wrong', async () => {
    const wrong = server.url.replace('//', '//shop:wrong@');
    expect(await deliver(await post(), reporting(smtpMailer(wrong, FROM)))).toMatchObject(succeeded('waiting'));
    expect(faults).toMatchObject([{ fault: 'login', code: '535', mayTryAgain: true }]);
  });

  it('where nobody signed the certificate', async () => {
    const secure = await startMailServer({ tls: true });
    await deliver(await post(), reporting(smtpMailer(secure.url, FROM)));
    await secure.close();
    expect(faults).toMatchObject([{ fault: 'certificate', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }]);
  });

  it('where the server is away', async () => {
    await deliver(await post(), reporting(smtpMailer('smtp://127.0.0.1:1', FROM)));
    expect(faults).toMatchObject([{ fault: 'connection', code: 'ECONNREFUSED' }]);
  });

  it('where its file may not be written', async () => {
    await deliver(await post(), reporting(mailFolder('/dev/null/mail', FROM)));
    expect(faults).toMatchObject([{ fault: 'storage', code: 'ENOTDIR' }]);
  });

  it('where it was interrupted twice', async () => {
    const id = await post();
    await database.tables<typeof OutboxMessage>().updateTable('outbox_message')
      .set({ state: 'sending', interrupted: true, claimedAt: new Date(0) }).where('id', '=', id).execute();
    await deliver(id, reporting());
    expect(faults).toMatchObject([{ fault: 'interrupted', mayTryAgain: false }]);
  });
});

describe('the count of messages that did not go out', () => {
  const emails = async () => (await countMessages(database)).find(({ channel }) => channel === 'email')!;
  const clear = () => database.tables<typeof OutboxMessage>().deleteFrom('outbox_message').execute();
  const ago = (ms: number) => new Date(Date.now() - ms);
  beforeEach(clear);

  it('is zero for each channel before there is any', async () => {
    expect(await countMessages(database)).toEqual(
      ['email', 'push'].map((channel) => ({ channel, waiting: 0, sending: 0, failed: 0, oldestSeconds: 0 })),
    );
  });

  it('has the age since the creation, though a failed attempt puts the message off', async () => {
    const id = await post({ time: ago(3_600_000) });
    server.answers.push(451);
    await deliver(id);
    expect((await rowOf(id)).dueAt.getTime()).toBeGreaterThan(Date.now());
    const { waiting, oldestSeconds } = await emails();
    expect(waiting).toBe(1);
    expect(oldestSeconds).toBeGreaterThan(3_599);
  });

  it('leaves out what is planned for later, and what went out', async () => {
    await post({ time: ago(3_600_000), dueAt: ago(-3_600_000) });
    await deliver(await post({ time: ago(3_600_000) }));
    expect(await emails()).toMatchObject({ waiting: 0, oldestSeconds: 0 });
  });

  it('has those that failed within a day', async () => {
    for (const hours of [1, 30]) {
      server.answers.push(550);
      await deliver(await post({ time: ago(hours * 3_600_000) }));
    }
    expect(await emails()).toMatchObject({ failed: 1, oldestSeconds: 0 });
  });
});

describe('a worker that ended while it sent a message', () => {
  const leaveInHand = (id: string, secondsAgo: number) =>
    database.tables<typeof OutboxMessage>().updateTable('outbox_message')
      .set({ state: 'sending', claimedAt: new Date(Date.now() - secondsAgo * 1_000) }).where('id', '=', id).execute();

  it('is waited for as long as it may still be at it', async () => {
    const id = await post();
    await leaveInHand(id, 1);
    await expect(deliver(id)).rejects.toBeInstanceOf(MessageInHandError);
    expect(server.attempts).toBe(0);
  });

  it('is followed by one that sends it once more, under the same id; twice, it counts as failed', async () => {
    const id = await post();
    await leaveInHand(id, 60);
    expect(await deliver(id)).toMatchObject(succeeded('sent'));
    expect(server.mails).toHaveLength(1);
    const other = await post();
    await leaveInHand(other, 60);
    await database.tables<typeof OutboxMessage>().updateTable('outbox_message').set({ interrupted: true })
      .where('id', '=', other).execute();
    expect(await deliver(other)).toMatchObject(succeeded('failed'));
    expect((await rowOf(other)).error).toContain('interrupted twice');
    expect(server.mails).toHaveLength(1);
  });
});

describe('without a mail server, a message', () => {
  let folder: string;
  let services: CommandServices;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mail-'));
    services = { ...bySmtp, mailer: mailFolder(folder, FROM) };
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is a file that mail programs open, and keeps its code for the mailbox page', async () => {
    const content = { subject: 'Your code', heading: 'Sign in', paragraphs: ['Enter it.'], code: '428193' };
    const id = await post({ isSecret: true, content });
    expect(await deliver(id, { services })).toMatchObject(succeeded('sent'));
    const [file, ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    const mail = await simpleParser(readFileSync(join(folder, file!)));
    expect(mail).toMatchObject({ subject: 'Your code', to: { text: 'layla@example.com' } });
    expect(mail.text).toContain('428193');
    expect((await rowOf(id)).content).toEqual(content);
  });

  it('goes with its file when its owner leaves, and nobody else’s does', async () => {
    const leaving = { to: 'leaving@example.com' };
    const ids = [await post(leaving), await post(leaving), await post()];
    for (const id of ids) await deliver(id, { services });
    expect(readdirSync(folder)).toHaveLength(3);
    await database.transaction((transaction) => forgetMessages(transaction, { addresses: [leaving.to] }, TIME));
    const [scheduled] = await database.tables<typeof ScheduledCommand>().selectFrom('scheduled_command').selectAll()
      .where('name', '=', 'forget-mail').execute();
    expect(scheduled!.dueAt).toEqual(new Date(TIME.getTime() + 60_000));
    expect(JSON.stringify(scheduled)).not.toContain('leaving');
    for (const again of ['', '-again']) {
      const key = `${scheduled!.id}${again}`;
      const job = {
        id: key, name: 'forget-mail', payload: scheduled!.payload, scope: SCHEDULE_SCOPE, key, bodyHash: '',
        replyTo: SCHEDULE_SCOPE,
      } as CommandJob;
      expect(await runCommand(database, job, services)).toEqual({ status: 'succeeded', result: { messages: 2 } });
    }
    const [left, ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(readFileSync(join(folder, left!), 'utf8')).toContain('layla@example.com');
    expect(await deliver(ids[0]!, { services, attempt: 1, again: '-late' })).toMatchObject(succeeded('cancelled'));
  });
});

describe('messages that ended', () => {
  it('are removed after 30 days, those that wait are not', async () => {
    const old = new Date(Date.now() - 31 * 86_400_000);
    const sent = await post({ time: old });
    const waiting = await post({ time: old });
    const young = await post({ time: new Date() });
    await database.tables<typeof OutboxMessage>().updateTable('outbox_message').set({ state: 'sent' })
      .where('id', 'in', [sent, young]).execute();
    await removeOldMessages(database, { cause: 'test', now: new Date(), bound: { ms: 20_000, owner: 'test' } });
    const left = await database.tables<typeof OutboxMessage>().selectFrom('outbox_message').select('id')
      .where('id', 'in', [sent, waiting, young]).orderBy('createdAt').execute();
    expect(left.map(({ id }) => id)).toEqual([waiting, young]);
  });
});
