import { translated } from '../../kernel/i18n/translated';

export const celebrationTexts = translated(
  'celebration',
  {
    trade: {
      title: 'What a trade like this would bring',
      text: (value: string, device: string) => `${value} for an ${device}. An example: nothing is credited yet.`,
    },
    milestone: {
      title: 'A jackpot in the impact machine',
      text: (title: string, percent: string) => `${title}: ${percent}%. A game: nothing is credited.`,
    },
    credited: {
      title: (device: string) => `Your ${device} is verified`,
      value: 'for your phone',
      played: 'for your phone: play money of the demo',
      partners: 'for your phone, from the partner’s desk',
      points: 'points on your account',
      bottles: 'bottles prevented',
      carbon: 'CO2 saved',
      rank: (from: string, to: string) => `You climbed from rank ${from} to rank ${to}.`,
      badges: (names: string, count: number) => `New ${count === 1 ? 'badge' : 'badges'}: ${names}`,
      choose: 'Choose how you are paid',
      see: 'See the trade-in',
      place: 'See my place',
      spend: 'See the rewards',
      share: 'Share it',
      join: 'Join to keep them',
      text: (device: string, bottles: string) =>
        `My old ${device} counts for ${bottles} bottles in the game of Planet Heroes. Join the heroes of Dubai:`,
    },
    figures: { bottles: 'Bottles prevented', carbon: 'CO2 saved', points: 'Planet Points' },
    progress: 'Hero progress, for example',
    percent: (value: string) => `${value}%`,
    achievements: 'What it would reach',
    achievement: {
      'high-value-trade': { title: 'High Value Trade', text: (from: string) => `A trade of ${from} or more.` },
      'bottle-saver': { title: 'Bottle Saver', text: (from: string) => `${from} bottles or more, as the game counts them.` },
      milestone: { title: 'Milestone', text: () => 'A share of the impact that all of us are after.' },
    },
    share: 'Share this',
    price: 'Price your own phone',
    done: 'Continue',
    shareTitle: 'Planet Heroes',
    shareTrade: (bottles: string) =>
      `A traded iPhone keeps ${bottles} plastic bottles away. Join the Planet Heroes of Dubai:`,
    shareMilestone: (title: string, percent: string) => `${title}, ${percent}%. Join the Planet Heroes of Dubai:`,
    copied: 'Link copied to clipboard! Share with friends to unlock rewards.',
  } as const,
);
