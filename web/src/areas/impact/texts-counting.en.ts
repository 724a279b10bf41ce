import { translated } from '../../kernel/i18n/translated';

export const howWeCountTexts = translated(
  'howWeCount',
  {
    title: 'How we count',
    lead: 'What every figure on our pages counts, where it comes from and how sure it is.',
    figures: {
      title: 'The figures',
      counts: 'Counts',
      factor: 'Factor',
      source: 'Source',
      range: 'Range',
      since: 'Since',
      co2PerDirham: {
        title: 'CO2 saved',
        counts:
          'At least this much, once for each phone that our desk has checked and paid for. A trade that is taken back is subtracted.',
        factor: (value: string) => `${value} g for each dirham of the phone’s price`,
        source:
          'Our own factor, set low. Apple’s product environmental reports put a phone’s whole life at 56 kg (iPhone 15) to 74 kg (iPhone 16 Pro Max).',
        range: '0 to 59 kg for a single phone. Over all phones we count the low end, 0.4 to 8.4 kg each: as if only one in ten stood in for a new one.',
      },
      bottlesPerDirham: {
        title: 'Bottles prevented',
        counts:
          'A figure of the game: points for water, given with each trade. Nobody has counted real bottles, and a household’s own may be more or fewer.',
        factor: (value: string) => `${value} bottles for each dirham of the phone’s price; rounded down`,
        source: 'A rule of the game. 200 bottles stand for a month of a household’s water.',
        range: 'None: it measures your trades, not your household.',
      },
      rewards: {
        title: 'Total hero rewards',
        counts: 'The prices of all phones that we have paid for, in dirhams.',
        source: 'Our own books, checked every minute. No estimate.',
      },
      heroes: {
        title: 'Active heroes',
        counts: 'Everybody who has joined and has not left. Guests do not count; heroes who left the leaderboard do.',
        source: 'Our own books. No estimate.',
      },
    },
    example: {
      title: 'One phone, worked out',
      text: (device: string, price: string, bottles: string, carbon: string) =>
        `We pay ${price} for an ${device} in good condition. That adds ${bottles} bottles and ${carbon} of CO2:`,
      bottles: (dirhams: string, factor: string, bottles: string) => `${dirhams} × ${factor} = ${bottles} bottles`,
      carbon: (dirhams: string, factor: string, grams: string) => `${dirhams} × ${factor} g = ${grams} g of CO2`,
    },
    start: {
      title: 'Where the totals begin',
      text: (bottles: string, carbon: string, heroes: string) =>
        `In June 2026 we stood at ${bottles} bottles, ${carbon} of CO2 and ${heroes} heroes, with one device from each. Those figures are fixed, and dated wherever you see them. Live totals start from them and add every trade since. They, and the figures of our sample heroes, are older than the factors above and not worked out with them.`,
    },
    rebound: {
      title: 'What we leave out',
      text:
        'A used phone does not always replace a new one, and money saved is spent on something else. That is why our factor is low. We count no CO2 for filtered water, courier trips or packaging, and we offset nothing.',
    },
    changes: {
      title: 'Changes',
      lead: 'Every value that a factor has had, with the day it began.',
      since: (day: string, value: string) => `${day}: ${value}`,
    },
  } as const,
);
