import type { ConditionAnswers, ConditionQuestion } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import type { HandoverMethod } from '@planet-heroes/contracts/areas/trade-ins/handover';
import { isInPost, type StepActor, type TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';

type AnswerWords = { readonly [Q in ConditionQuestion]: Readonly<Record<ConditionAnswers[Q], string>> };

/** What the desk calls states, people, ways and answers. */
export const TRADE_IN_WORDS = {
  states: {
    quoted: 'Price locked', booked: 'Handover arranged', collected: 'With the courier', received: 'To be inspected',
    inspected: 'To be wiped', countered: 'Counter-offer open', accepted: 'Offer accepted', wiped: 'Wiped',
    verified: 'Credited', returning: 'To be returned', returned: 'Returned', rejected: 'Rejected', expired: 'Lapsed',
    cancelled: 'Cancelled', reversed: 'Taken back',
  } satisfies Record<TradeInState, string>,
  steps: {
    quoted: 'Price locked', booked: 'Handover arranged', collected: 'Collected at the door',
    received: 'Arrived at the desk', inspected: 'Inspected: the locked price stands',
    countered: 'Inspected: another price is offered', accepted: 'Offer accepted', wiped: 'Wiped',
    verified: 'Credited', returning: 'Goes back', returned: 'Sent back', rejected: 'Rejected', expired: 'Lapsed',
    cancelled: 'Cancelled', reversed: 'Taken back after it had been credited',
  } satisfies Record<TradeInState, string>,
  /** Of `quoted`, after the lock. */
  repriced: 'Another price',
  /** Of a phone in the post, for “collected”. */
  inPost: { state: 'In the post', step: 'Posted' },
  actors: {
    hero: 'Hero', courier: 'Courier', desk: 'Desk', demo: 'Demonstration', deadline: 'Deadline',
    partner: 'Partner’s desk',
  } satisfies Record<StepActor, string>,
  methods: { pickup: 'Courier’s pickup', 'drop-off': 'Drop-off', post: 'Post' } satisfies Record<HandoverMethod, string>,
  questions: {
    screen: 'Screen', back: 'Back', battery: 'Battery', faceId: 'Face ID', water: 'Liquid indicator',
  } satisfies Record<ConditionQuestion, string>,
  answers: {
    screen: {
      flawless: 'Like new', 'light-scratches': 'Light scratches', 'deep-scratches': 'Scratches that can be felt',
      cracked: 'Cracked',
    },
    back: { flawless: 'Like new', 'light-scratches': 'Light scratches', dented: 'Dents', cracked: 'Cracked' },
    battery: { good: 'Lasts the day', worn: 'Runs down early', service: 'Asks for service' },
    faceId: { works: 'Works', fails: 'Fails' },
    water: { dry: 'Dry', wet: 'Wet, or has been' },
  } satisfies AnswerWords,
} as const;

/** Where a trade-in stands, in a few words. */
export function stateText({ state, handover }: Pick<TradeIn, 'state' | 'handover'>): string {
  return isInPost(state, handover?.method) ? TRADE_IN_WORDS.inPost.state : TRADE_IN_WORDS.states[state];
}

/** What an answer is called. */
export function answerText(question: ConditionQuestion, answer: string): string {
  return (TRADE_IN_WORDS.answers[question] as Readonly<Record<string, string>>)[answer] ?? answer;
}
