import { HINT_DELAYS_MS } from '@planet-heroes/contracts/kernel/interface';
import type { tipsTexts } from '../texts.en';
import type { Hint } from './hint';

export type HintId = keyof typeof tipsTexts.hints;

const HOME = ['/', '/home'];

/** The seven hints (spec document 1, section 9). Their words are in the messages. */
export const HINTS: readonly Hint<HintId>[] = [
  {
    id: 'calculator-intro',
    type: 'info',
    position: 'top',
    target: ['calculator-intro', '#meet-deli fieldset', '#meet-deli h2'],
    delayMs: HINT_DELAYS_MS.calculatorIntro,
    showOnce: true,
    priority: 'high',
    conditions: { pages: HOME, firstTime: true },
  },
  {
    id: 'start-mission', type: 'action', position: 'bottom', target: ['start-mission', 'main h1'],
    delayMs: HINT_DELAYS_MS.startMission, showOnce: true, priority: 'high', conditions: { pages: HOME },
  },
  {
    id: 'leaderboard', type: 'achievement', position: 'top', target: ['leaderboard', 'main h1'],
    delayMs: HINT_DELAYS_MS.leaderboard, showOnce: true, priority: 'medium', conditions: { pages: ['/leaderboard'] },
  },
  {
    id: 'impact-stats',
    type: 'info',
    position: 'top',
    target: ['impact-stats'],
    delayMs: HINT_DELAYS_MS.impactStats,
    showOnce: true,
    priority: 'medium',
    conditions: { pages: HOME },
    leadsTo: '/impact-dashboard',
  },
  {
    id: 'water-system-packages',
    type: 'tip',
    position: 'top',
    target: ['[data-tip=water-system-packages] h3', 'main h1'],
    delayMs: HINT_DELAYS_MS.waterSystemPackages,
    showOnce: true,
    priority: 'high',
    conditions: { pages: ['/aquacafe'] },
    leadsTo: '/exchange',
  },
  {
    id: 'mobile-navigation',
    type: 'tip',
    position: 'bottom',
    target: ['mobile-navigation'],
    delayMs: HINT_DELAYS_MS.mobileNavigation,
    showOnce: true,
    priority: 'low',
    conditions: { firstTime: true, media: '(max-width: 63.99rem)' },
  },
  {
    id: 'ai-concierge',
    type: 'tip',
    position: 'top',
    target: ['ai-concierge', '#meet-deli [role=tablist]', '#meet-deli h2'],
    delayMs: HINT_DELAYS_MS.aiConcierge,
    showOnce: true,
    priority: 'low',
    conditions: { pages: HOME },
  },
];
