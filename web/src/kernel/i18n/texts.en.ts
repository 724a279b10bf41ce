import { translated } from './translated';

export const commonTexts = translated('common', {
  address: 'Dubai Airport Freezone UAE',
  serving: 'Serving all Emirates',
  hours: 'Open daily 9AM-11PM',
  opensNewTab: '(opens in a new tab)',
  instead: (price: string) => `instead of ${price}`,
  save: (amount: string) => `Save ${amount}`,
  processing: 'PROCESSING...',
  from: (figure: string) => `from ${figure}`,
  heroesOf: (count: string, limit: string) => `${count} of ${limit} heroes`,
  range: (from: string, to: string) => `${from} to ${to}`,
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  points: (count: string) => (count === '1' ? '1 point' : `${count} points`),
  kilograms: (figure: string) => `${figure} kg`,
  tonnes: (figure: string) => `${figure}T`,
  separator: ', ',
  demoHero: 'Demo hero',
  /** For visitors who have no hero of their own yet. */
  joinFirst: {
    text: (points: string) => `Join and get ${points} points right away.`,
    button: 'Join free',
    board: 'Join to appear on the board.',
    code: 'Join to get your own code and link.',
  },
  /** Names that the catalogue and the server give in English, in another language. */
  names: {} as Readonly<Record<string, string>>,
} as const);
