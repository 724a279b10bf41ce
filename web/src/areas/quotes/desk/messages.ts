import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';

/** The texts of the page of companies’ quotes. */
export const QUOTES_MESSAGES = {
  facts: 'What companies ask for, and what the desk offers. Times are in Dubai time.',
  reading: 'Reading the quotes…',
  states: {
    under_review: 'To be answered', pending: 'Offered, to be confirmed', approved: 'Confirmed', accepted: 'Accepted',
    declined: 'Declined', expired: 'Expired',
  } satisfies Record<QuoteState, string>,
  declinedBy: { company: 'Declined by the company', desk: 'Declined by us' },
  list: {
    title: 'Quotes, the earliest due first',
    filter: 'Quotes',
    state: 'State',
    any: 'Any',
    search: 'Number, company or devices',
    none: 'No quote waits for an answer. To see others, choose a state and press Search.',
    noneFits: (state: string | undefined) =>
      state === undefined ? 'No quote matches.' : `No quote is in the state “${state}”.`,
    columns: { name: 'Quote', company: 'Company', state: 'State', devices: 'Devices', price: 'Price', due: 'Answer due' },
    pages: { first: 'First quotes', next: 'Next quotes' },
    noPrice: 'To be priced',
  },
  one: {
    title: (id: string) => `Quote ${id}`,
    back: 'All quotes',
    reading: 'Reading the quote…',
    next: 'Next step',
    notYours: (roles: string) => `Only these roles can take the steps: ${roles}.`,
    waits: 'The company decides now.',
    over: 'Nothing is left to do at the desk.',
    facts: 'The quote',
    fields: {
      company: 'Company', contact: 'Contact', email: 'E-mail', phone: 'Phone', words: 'Devices in words',
      count: 'How many', urgency: 'Wanted', wishes: 'Notes',
      pickup: 'Preferred pickup', estimate: 'Price or estimate', bonus: 'Volume bonus', terms: 'Payment terms',
      asked: 'Asked for', due: 'Answer due', validUntil: 'Holds until', order: 'Order', reason: 'Reason',
    },
    urgencies: {
      asap: 'As soon as possible', '24h': 'Within 24 hours', week: 'Within a week', month: 'Within a month',
    },
    bonus: (percent: number) => `${percent}%`,
    terms: (days: number) => `NET ${days}`,
    devices: 'Devices',
    columns: { name: 'Device', condition: 'Condition', quantity: 'Quantity', price: 'Estimate for one', total: 'Estimate' },
    offered: 'Offered',
  },
  review: {
    title: 'Make an offer',
    price: 'Price for all, AED',
    hint: 'The estimate is filled in; left empty, it is used.',
    lines: 'The offer by device',
    columns: { name: 'Device', quantity: 'Quantity', price: 'Price for one', total: 'Line total' },
    about: (amount: string) => `about ${amount}`,
    sum: (amount: string) => `Sum: ${amount}`,
    differs: (amount: string, estimate: string, percent: string) => `Sum: ${amount}, ${percent} of the estimate of ${estimate}`,
    needed: 'These devices are described in words: enter a price.',
    days: 'Holds for days', terms: 'Payment terms, days',
    submit: 'Offer', done: (id: string) => `${id} has an offer.`,
  },
  approve: {
    text: (price: string, until: string) =>
      `Once you confirm, the company is notified and can accept ${price} until ${until}. Nothing is owed before it accepts.`,
    button: 'Confirm the offer…', title: (id: string) => `Confirm the offer of ${id}?`,
    yes: 'Confirm the offer', done: (id: string) => `The offer of ${id} is confirmed.`,
  },
  decline: {
    button: 'Decline…', title: (id: string) => `Decline ${id}?`, text: 'The company is shown the reason.',
    reason: 'Why', yes: 'Decline', done: (id: string) => `${id} is declined.`,
  },
} as const;
