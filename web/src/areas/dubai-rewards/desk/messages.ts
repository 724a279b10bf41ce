import type { ClaimState } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';

/** The texts of the page of claimed rewards. */
export const REWARDS_MESSAGES = {
  facts: 'What heroes claimed with their points, and handing it over. Times are in Dubai time.',
  reading: 'Reading the claims…',
  states: {
    claimed: 'Claimed', processing: 'Being prepared', fulfilled: 'Handed over', expired: 'Given back',
  } satisfies Record<ClaimState, string>,
  toCatalogue: 'Catalogue: what can be claimed, and adding to it',
  catalogue: {
    title: 'Catalogue of rewards',
    facts: 'What heroes can claim with their points. Ended rewards leave the list after a week. Times are in Dubai time.',
    list: {
      title: 'On the list, what ends last first',
      reading: 'Reading the rewards…',
      none: 'There is no reward. Add the first one below.',
      columns: {
        name: 'Reward', points: 'Points', left: 'Left', held: 'To hand over', claimed: 'Claimed in all', ends: 'Ends',
        actions: 'Actions',
      },
      noLimit: 'No limit',
      soldOut: 'None left',
    },
    stock: {
      button: 'Stock…',
      of: (reward: string) => `Stock ${reward}`,
      title: (reward: string) => `More of ${reward}?`,
      text: 'They can be claimed at once. Added stock cannot be removed.',
      quantity: 'How many more',
      yes: 'Add to the stock',
      done: (more: string, reward: string, left: string) => `${more} of ${reward}: ${left} are left.`,
    },
    add: {
      title: 'Add a reward',
      labels: {
        title: 'Title', code: 'Code', partner: 'Partner', category: 'Category', value: 'Worth in AED', points: 'Points',
        stock: 'Stock', ends: 'Ends, Dubai time', zone: 'For heroes in', fulfilment: 'Who hands it over',
        description: 'Description', single: 'One for each hero',
      },
      hints: {
        value: 'What it costs in a shop.',
        stock: 'How many in all. Leave empty for no limit; one cannot be set later.',
        ends: 'It can be claimed until then.',
        zone: 'Only they may claim it.',
      },
      submit: 'Add…',
      ask: (title: string) => `Add “${title}”?`,
      follows: (points: string, ends: string, stock: string | undefined) =>
        `Heroes see it at once, and can claim ${stock === undefined ? 'it without a limit' : `${stock} of it`} for ${points} points each `
        + `until ${ends} in Dubai. It cannot be changed or taken away; its stock can grow.`,
      yes: 'Add the reward',
      done: (title: string) => `“${title}” can be claimed.`,
    },
  },
  code: {
    title: 'Find by claim',
    label: 'Claim’s code',
    hint: 'The receipt’s code, or the whole one. Press Enter to open it.',
    submit: 'Open',
    empty: 'Type the code first.',
  },
  list: {
    title: 'Claims; those to be handed over, the oldest first',
    filter: 'Claims',
    state: 'State',
    open: 'To be handed over',
    any: 'Any',
    hero: 'Hero’s code',
    reward: 'Reward’s code',
    none: 'Nothing is to be handed over.',
    noneFits: 'No claim matches.',
    columns: { name: 'Reward', state: 'State', hero: 'Hero', points: 'Points', claimed: 'Claimed', due: 'Hand over by' },
    pages: { first: 'First claims', next: 'Next claims' },
  },
  one: {
    back: 'All claims',
    title: (reward: string) => `Claim: ${reward}`,
    reading: 'Reading the claim…',
    next: 'Next step',
    over: 'Nothing is left to do. What was handed over or given back is final.',
    notYours: (roles: string) => `Only these roles can take the steps: ${roles}.`,
    facts: 'The claim',
    fields: {
      reward: 'Reward', partner: 'Partner', value: 'Worth', points: 'Points', hero: 'Hero', code: 'Claim', due: 'Hand over by',
      deliverTo: 'Goes to', reason: 'Reason', voucher: 'Voucher code',
    },
    noAddress: 'Waits for the hero’s address',
    ofReward: 'All claims of this reward',
    ofHero: 'All claims of this hero',
    history: 'What has happened',
  },
  process: {
    submit: 'Prepare it', text: 'We or the partner get it ready. The hero is notified.',
    done: 'The reward is being prepared.',
  },
  fulfil: {
    submit: 'Handed over', text: 'Press it once the hero has the reward: the points are then spent, which cannot be undone.',
    code: 'Code or booking for the hero',
    codeHint: 'A voucher’s code, a pass, or the day that is booked. Stands in the hero’s My rewards.',
    note: 'Note for the hero', noteHint: 'Such as who took it. Stands in the hero’s My rewards.',
    done: 'The reward is handed over, and its points are spent.',
  },
  expire: {
    button: 'Give back…', title: 'Give points and stock back?',
    text: 'The claim ends: its points return to the hero, and one more can be claimed. The hero reads the reason.',
    reason: 'Reason', yes: 'Give back',
    done: 'The claim has ended, and its points are back.',
  },
} as const;
