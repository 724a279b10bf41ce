import { translated } from '../../kernel/i18n/translated';

export const impactDashboardTexts = translated(
  'impactDashboard',
  {
    title: 'What all of us have saved so far',
    lead: 'Every verified trade keeps a phone in use. These figures of the game grow with it.',
    calculate: 'Calculate my impact',
    spinLink: 'Try the impact machine',
    own: (bottles: string, carbon: string, value: string, isPlayMoney: boolean) =>
      `Yours so far: ${bottles} bottles, ${carbon} of CO2 and ${value}${isPlayMoney ? ' of play money' : ''} for your phones.`,
    ownNone: 'Yours begins with one phone: see below what it brings.',
    ownPending: (points: string) => `Your first phone is under way: ${points} points come with its credit.`,
    ownTrades: 'See my trade-ins',
    ownFirst: 'Price my phone',
    calculator: 'Your personal impact, phone by phone',
    goals: {
      title: 'Dubai 2030',
      lead: 'Where the city stands on three goals, and what one more trade adds.',
      'clean-water': 'Clean water',
      'carbon-reduction': 'Carbon reduction',
      'plastic-elimination': 'Plastic elimination',
      contribution: (share: string) => `One more trade: ${share}`,
    },
    path: {
      title: 'Your sustainability path',
      steps: [
        { title: 'Value a phone', text: 'See in dirhams, points and bottles what an unused iPhone is worth.' },
        { title: 'Trade it in', text: 'A verified trade counts towards these totals and your own.' },
        { title: 'Drink clean water', text: 'Put the credit towards a system at home and leave bottles behind.' },
      ],
    },
    slots: {
      title: 'The impact machine',
      lead:
        'A game: the reels show what many trades bring together, the line below what one brings. Nothing is credited.',
      reels: 'Reels',
      spin: 'Spin for impact',
      spinning: 'Calculating...',
      boost: 'Boost Your Impact',
      spins: (count: string) => `Spins: ${count}`,
      untilJackpot: (
        count: number,
      ) => (count === 1 ? 'A jackpot for sure with the next spin' : `A jackpot for sure within ${count} spins`),
      symbols: {
        bottles: (count: string) => `${count} bottles`,
        aed: (amount: string) => amount,
        co2: (mass: string) => `${mass} CO2`,
        'level-up': 'Level up',
        'double-points': '2X points',
        'free-kit': 'Free kit',
      },
      ready: 'Six symbols, four reels. Four alike are a jackpot, and so is every fifth spin.',
      running: 'The reels are turning.',
      jackpotTitle: 'Maximum impact',
      jackpotText: 'Four alike: an impact jackpot.',
      jackpotByCount: 'Every fifth spin is an impact jackpot.',
      trade: (value: string, device: string) => `What a trade like this would bring: ${value} for an ${device}.`,
      spoken: (symbols: string, result: string) => `${symbols}. ${result}`,
    },
  } as const,
);
