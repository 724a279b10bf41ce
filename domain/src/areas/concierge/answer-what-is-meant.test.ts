import { describe, expect, it } from '@jest/globals';
import { answerQuestion } from './answer-question.js';
import { TEXTS } from './texts.js';

describe('the concierge answers what somebody means', () => {
  it('says where the phone is that a question names, and where all are if it names none', () => {
    const own = [{ device: 'iPhone 13', state: 'booked' }, { device: 'iPhone 15', state: 'received' }] as const;
    const answerTo = (message: string) => answerQuestion({ message }, own).response;
    expect(answerTo('Where is my iPhone 15?')).toMatch(/^Your iPhone 15: .*\nWhere each/);
    expect(answerTo('Where is my phone?')).toMatch(/^Your iPhone 13: .*\nYour iPhone 15: /);
  });

  it('keeps the price of a worn phone whose battery is asked about next', () => {
    const recentMessages = ['my iphone 14 pro is cracked'];
    const { response } = answerQuestion({ message: 'and if the battery is also bad?', context: { recentMessages } });
    expect(response).toMatch(/poor condition is worth AED 480.*\nOnly three answers count/);
  });

  it('says of another emirate that a phone is posted from there', () => {
    expect(answerQuestion({ message: 'do you come to Sharjah?' }).response).toBe(TEXTS.en.elsewhere);
  });

  it('offers what may have been meant instead, once', () => {
    const { credit, rewards, referral } = TEXTS.en.questions;
    expect(answerQuestion({ message: 'points for water' }).suggestions).toEqual([credit, rewards, referral]);
    // It is also among those that follow.
    expect(answerQuestion({ message: 'how many points do I get for a trade' }).suggestions).toEqual([rewards, referral]);
  });
});
