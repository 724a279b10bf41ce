import { translated } from '../../kernel/i18n/translated';

export const celebrationTexts = translated(
  'celebration',
  {
    trade: {
      title: 'Trade success',
      text: (value: string, device: string) => `${value} for an ${device}, and this is what it does.`,
    },
    milestone: {
      title: 'Milestone reached',
      text: (title: string, percent: string) => `${title}: ${percent}%`,
    },
    levelUp: {
      title: 'Level up',
      text: (level: string) => `From now on you are a ${level}.`,
    },
    figures: { bottles: 'Bottles prevented', carbon: 'CO2 saved', points: 'Planet Points' },
    progress: 'Hero progress',
    percent: (value: string) => `${value}%`,
    achievements: 'Achievements',
    newBadge: 'New',
    plusPoints: (count: string) => `+${count} points`,
    achievement: {
      'high-value-trade': { title: 'High Value Trade', text: (from: string) => `A trade of ${from} or more.` },
      'bottle-saver': { title: 'Bottle Saver', text: (from: string) => `${from} bottles or more kept out of the sea.` },
      'level-up': { title: 'Level up', text: () => 'A new hero level.' },
      milestone: { title: 'Milestone', text: (points: string) => `${points} points for each percent.` },
    },
    share: 'Share this',
    done: 'Continue',
    shareTitle: 'Planet Heroes',
    shareTrade: (bottles: string) =>
      `A traded iPhone keeps ${bottles} plastic bottles away. Join the Planet Heroes of Dubai:`,
    shareMilestone: (title: string, percent: string) => `${title}, ${percent}%. Join the Planet Heroes of Dubai:`,
    shareLevel: (level: string) => `I am a ${level} now. Join the Planet Heroes of Dubai:`,
    copied: 'Link copied to clipboard! Share with friends to unlock rewards.',
  } as const,
);
