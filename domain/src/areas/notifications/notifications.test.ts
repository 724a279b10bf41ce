import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CHOOSABLE_KINDS, TOLD_PAYOUT_STATES } from '@planet-heroes/contracts/areas/notifications/catalogue';
import { TOLD_TRADE_IN_STEPS } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { InboxSubject } from '@planet-heroes/contracts/areas/notifications/schemas';
import { SCREEN_PATHS } from '@planet-heroes/contracts/kernel/screen-paths';
import { heroEmail, heroPush } from './hero-texts.js';
import { afterQuietHours, asDayTimes, asMinutes, USUAL_QUIET_MINUTES } from './quiet-hours.js';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-tokens.js';

const minutes = fc.integer({ min: 0, max: 1439 });
const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000 + 240) % 1440;

describe('quiet hours', () => {
  it.each([
    ['an evening', '2026-11-22T17:59:59.000Z', '2026-11-22T17:59:59.000Z'],
    ['their beginning', '2026-11-22T18:00:00.000Z', '2026-11-23T04:00:00.000Z'],
    ['after midnight', '2026-11-22T20:30:00.000Z', '2026-11-23T04:00:00.000Z'],
    ['their last second', '2026-11-23T03:59:59.000Z', '2026-11-23T04:00:00.000Z'],
    ['their end', '2026-11-23T04:00:00.000Z', '2026-11-23T04:00:00.000Z'],
  ])('let a message of %s go at its time', (_, at, due) => {
    expect(afterQuietHours(new Date(at), USUAL_QUIET_MINUTES).toISOString()).toBe(due);
  });

  it('never bring a message forward, nor hold it for a day, and lead out of themselves', () => {
    fc.assert(fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }), minutes, minutes,
      (at, fromMinute, untilMinute) => {
        const due = afterQuietHours(at, { fromMinute, untilMinute });
        const waited = due.getTime() - at.getTime();
        expect(waited).toBeGreaterThanOrEqual(0);
        expect(waited).toBeLessThan(86_400_000);
        if (waited > 0) expect(minuteOf(due)).toBe(untilMinute);
        if (fromMinute === untilMinute) expect(waited).toBe(0);
      }));
  });

  it('are shown as times of the day, and accepted as such', () => {
    fc.assert(fc.property(minutes, minutes, (fromMinute, untilMinute) => {
      expect(asMinutes(asDayTimes({ fromMinute, untilMinute }))).toEqual({ fromMinute, untilMinute });
    }));
  });
});

describe('a token of an e-mail', () => {
  it('says whose e-mails of which kind it ends, and nothing else is taken for one', () => {
    fc.assert(fc.property(fc.string(), fc.constantFrom(...CHOOSABLE_KINDS), fc.nat(), (accountId, kind, place) => {
      const token = unsubscribeToken('key', { accountId, kind });
      expect(readUnsubscribeToken('key', token)).toEqual({ accountId, kind });
      const at = place % token.length;
      const forged = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      const wrong = expect.objectContaining({ code: 'unsubscribe_token_wrong' });
      expect(() => readUnsubscribeToken('key', forged)).toThrow(wrong);
      expect(() => readUnsubscribeToken('another key', token)).toThrow(wrong);
    }));
  });
});

const SUBJECTS: readonly InboxSubject[] = [
  ...TOLD_TRADE_IN_STEPS.map((state) => ({
    kind: 'trade-in-step' as const, data: { tradeInId: 't', device: 'iPhone 15', state },
  })),
  ...(['claimed', 'processing', 'fulfilled', 'expired'] as const).map((state) => ({
    kind: 'claim-state' as const, data: { claimId: 'c', reward: 'Desert breakfast', state },
  })),
  { kind: 'claim-state', data: { claimId: 'c', reward: 'Desert breakfast', state: 'fulfilled', code: 'SOUK-7' } },
  ...(['completed', 'expired'] as const).flatMap((state) =>
    (['dubai', 'social'] as const).map((programme) => ({
      kind: 'challenge-ended' as const, data: { challengeId: 'c', programme, state, points: 50 },
    }))
  ),
  ...(['approved', 'declined'] as const).map((state) => ({
    kind: 'sponsorship-decided' as const, data: { sponsorshipId: 's', mission: 'School refill', state },
  })),
  { kind: 'rank-lost', data: { from: 3, to: 5 } },
  ...(['undecided', 'credit', 'bank'] as const).map((pay) => ({
    kind: 'trade-in-step' as const,
    data: { tradeInId: 't', device: 'iPhone 15', state: 'verified' as const, pay, payFils: 85_000, points: 1_700 },
  })),
  ...TOLD_PAYOUT_STATES.map((state) => ({
    kind: 'payout-step' as const,
    data: {
      tradeInId: 't', device: 'iPhone 15', state, amountFils: 85_000, account: 'AE•• 3456', reference: 'ENBD-7',
      paidAt: '2026-11-25T09:00:00.000Z',
    },
  })),
  ...[50, 0].map((points) => ({ kind: 'friend-traded' as const, data: { friendId: 'f', points } })),
  { kind: 'friend-traded' as const, data: { friendId: 'f', points: 0, isFriend: true } },
];

describe('what a hero is notified of', () => {
  it.each(SUBJECTS)('has words in both languages, and leads to a screen: $kind $data.state', (subject) => {
    const [english, arabic] = [heroEmail(subject, 'en'), heroEmail(subject, 'ar')];
    for (const { subject: title, paragraphs, action } of [english, arabic]) {
      expect([title, ...paragraphs, action!.label].every((text) => text.length > 3)).toBe(true);
      // A trade-in’s screen has its id behind that of the list.
      expect(SCREEN_PATHS).toContain(action!.url.replace(/[?#].*|\/t(\?.*)?$/, ''));
    }
    expect(arabic.subject).toMatch(/[\u0600-\u06ff]/);
    expect(heroPush(subject, 'en', 'tag')).toEqual({
      title: english.subject, body: english.paragraphs[0], path: english.action!.url, tag: 'tag',
    });
  });
});

describe('a message about money', () => {
  const trade = { tradeInId: 't', device: 'iPhone 15' };
  const english = (subject: InboxSubject) => heroEmail(subject, 'en');

  it('names the amount, and offers both ways where nothing was chosen', () => {
    const data = { ...trade, state: 'verified' as const, pay: 'undecided' as const, payFils: 82_500, points: 1_700 };
    expect(english({ kind: 'trade-in-step', data })).toMatchObject({
      paragraphs: [expect.stringMatching(/^AED\s825 is waiting for you\. Choose how you are paid: .+ 1,700 Planet Points/)],
      action: { label: 'Credit with us', url: '/my-trade-ins/t?pay=credit' },
      otherAction: { label: 'Bank transfer', url: '/my-trade-ins/t?pay=bank' },
    });
  });

  it('says when it was paid, to which account, and by which reference', () => {
    const data = {
      ...trade, state: 'paid' as const, amountFils: 85_000, account: 'AE•• •••• 3456', reference: 'ENBD-7',
      paidAt: '2026-11-25T09:00:00.000Z',
    };
    expect(english({ kind: 'payout-step', data })).toMatchObject({
      subject: expect.stringMatching(/^AED\s850 is paid$/),
      paragraphs: ['Paid on 25 November 2026 to AE•• •••• 3456. Reference ENBD-7.'],
    });
    // From left to right each, within a line that runs the other way.
    const [arabic] = heroEmail({ kind: 'payout-step', data }, 'ar').paragraphs;
    expect(arabic).toContain('\u2068AE•• •••• 3456\u2069');
    expect(arabic).toContain('\u2068ENBD-7\u2069');
  });

  it('says each reason of a rejection apart, and what can be done', () => {
    const reasons = ['Activation lock is on.', 'The phone does not turn on.'];
    const data = { ...trade, state: 'rejected' as const, comesBack: true, reasons };
    const { paragraphs } = english({ kind: 'trade-in-step', data });
    expect(paragraphs.slice(1, 3)).toEqual(reasons);
    expect(paragraphs.at(-2)).toMatch(/^Remove it from your Apple account/);
    expect(paragraphs.at(-1)).toMatch(/^Have it repaired/);
    const others = english({
      kind: 'trade-in-step',
      data: { ...data, reasons: ['It is tied to somebody else’s Apple account.'] },
    });
    expect(others.paragraphs.at(-1)).toMatch(/^Its owner can remove it/);
  });
});
