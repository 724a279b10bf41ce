import { translated } from '../../kernel/i18n/translated';

const heroes = (count: number): string => (count === 1 ? '1 hero' : `${count} heroes`);

export const pointsLedgerTexts = translated(
  'pointsLedger',
  {
    explain: 'Explain my points',
    /** Follows the figure on a button, for screen readers: "12,450 points, explain". */
    buttonSuffix: 'points: explain',
    title: 'Your points, explained',
    description: 'Every point you have, where it came from and where it went.',
    numbers: {
      available: { name: 'Available', text: 'What you can spend on rewards now.' },
      pending: { name: 'Pending', text: 'Promised for trades that are still being checked.' },
      held: { name: 'Held', text: 'Set aside for rewards you claimed.' },
      lifetime: {
        name: 'Lifetime earned',
        text: 'All you ever earned. It sets your level, and spending never lowers it.',
      },
      score: { name: 'Score', text: 'What the leaderboard ranks. Spending never lowers it either.' },
    },
    levelNow: (level: string) => `You are a ${level}.`,
    levelNext: (points: string, level: string) => `${points} more to ${level}.`,
    rank: {
      title: 'Your rank',
      now: (rank: string, total: string) => `Rank ${rank} of ${total}.`,
      toNext: (points: string) => `${points} more to pass the next hero.`,
      noMove: 'Nothing has moved it since you came. When something does, the reason stands here.',
    },
    lines: {
      title: 'Every movement',
      loading: 'Loading the movements of your points',
      empty: 'No movement yet. Your first points will be the first line.',
      balance: (points: string) => `${points} available after`,
      more: 'Show earlier movements',
      loadingMore: 'Loading…',
      moreFailed: 'Earlier movements could not be loaded. Please try again.',
      end: 'That is all, back to your first point.',
      failed: {
        title: 'Your movements could not be loaded',
        description: 'Your points are safe. Please try again in a moment.',
        retry: 'Try again',
      },
    },
    movements: {
      earned: (points: string) => `${points} earned`,
      promised: (points: string) => `${points} pending until it is checked`,
      credited: (points: string) => `${points} pending points became available`,
      withdrawn: (points: string) => `${points} pending points came to nothing`,
      held: (points: string) => `${points} held for the reward`,
      spent: (points: string) => `${points} held points spent`,
      returned: (points: string) => `${points} held points returned`,
      takenBack: (points: string) => `${points} taken back`,
      spentTakenBack: (points: string) => `${points} taken back that were spent already`,
      heldTakenBack: (points: string) => `${points} taken back, still held`,
      repaid: (points: string) => `${points} held points taken back`,
      uncountedTakenBack: (points: string) => `${points} taken back that no longer counted`,
      moved: (points: string) => `${points} moved`,
    },
    /** The ledger's rules in words. */
    rules: {
      join: 'Joining',
      profile: 'Complete profile',
      referral: 'Referred friend',
      'trade-verified': 'Verified trade',
      'trade-verified-above-quote': 'Verified trade, above the quote',
      'trade-reversed': 'Trade taken back',
      'trade-reversed-held': 'Trade taken back, points that are set aside',
      'trade-reversed-spent': 'Trade taken back, points that were spent',
      'trade-reversed-uncounted': 'Trade taken back, points that no longer counted',
      'dubai-challenge': 'Dubai challenge',
      'social-challenge': 'Community challenge',
      'reward-claimed': 'Reward claimed',
      'reward-fulfilled': 'Reward received',
      'reward-returned': 'Reward returned',
      'reward-returned-owed': 'Reward returned, taken back',
      'reward-fulfilled-owed': 'Reward received, taken back',
      'opening-balance': 'Opening balance',
      merge: 'Brought along',
      'merge-once': 'Counted once',
      correction: 'Correction',
      'correction-held': 'Correction, points that are set aside',
      'correction-spent': 'Correction, points that were spent',
    },
    standing: {
      label: 'Your standing',
      rank: (rank: string) => `#${rank}`,
      ofHeroes: (total: string) => `of ${total}`,
      toNext: (points: string) => `${points} to pass the next hero`,
      leads: 'You lead the board',
      lead: (points: string) => `${points} ahead of the chaser`,
      tied: (count: number) => `tied with ${heroes(count)}`,
      around: 'Around you',
      lastMove: 'Last move',
      noMove: 'Your next points will show here.',
      takenBack: (points: string, reason: string) => `−${points} points, taken back: ${reason}`,
      earned: (points: string, reason: string) => `+${points} points: ${reason}`,
      passed: (by: number, hero?: string) =>
        hero === undefined
          ? `${heroes(by)} passed you`
          : by === 1
          ? `${hero} passed you`
          : `${hero} and ${by - 1} more passed you`,
      climbed: (past: number) => `you passed ${heroes(past)}`,
      climbedTo: (from: string, to: string) => `You climbed from rank ${from} to rank ${to}`,
      fellTo: (from: string, to: string) => `You fell from rank ${from} to rank ${to}`,
      stayedAt: (rank: string) => `You are still at rank ${rank}`,
    },
  } as const,
);
