import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const PARTS = anyOf(
  /web\/src\/shared\/(?!company\/|hero\/stand|live\/(outdated|poll|rooms)|messages\/en\/|ui\/)/,
  /web\/src\/shared\/ui\/(?!art\/(categories|product-)|(check-|dialog|form|price-|saving-|scroll-|use-query-))/,
  /contracts\/dist\/areas\/[\w-]+\/(?<!companies\/)(catalogue|devices|routes|valuation)\.js/,
  /contracts\/dist\/kernel\/demo\.js/,
  /@tanstack\//,
);
/** Home, and the rooms, which come by themselves on every screen. */
const FIRST = ['features/home/home-page.tsx', 'shared/live/rooms.ts']
  .map((path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url)));

/**
 * Which modules come together in one script, so that no screen needs more than a handful. Left alone, the bundler makes
 * a script of every set of modules that some screens share: fifty small ones for the home page, each found by the one
 * before.
 * From the bottom up: a group takes along what its modules need, unless a group above has it.
 */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  // The client: what every screen needs before it can show.
  { name: 'client', tags: ['$initial'], priority: 10 },
  // Arabic: what every screen shows comes in one script, the heroes' and the companies' in others; the other groups
  // come each with their screen.
  {
    name: 'arabic',
    test: /messages\/ar\/(index|counted|left-to-right|common|live|offline|shell|toasts)\.ts|arabic-of-screens\.ts/,
    priority: 9,
  },
  { name: 'arabic-heroes', test: /messages\/ar\/(impact|joining|leaderboard|points-ledger|trade-in)\.ts/, priority: 8 },
  { name: 'arabic-companies', test: /messages\/ar\/corporate/, priority: 8 },
  // The parts that screens are made of, without forms, dialogs and what only some screens speak of. Most visits begin
  // at home, which does not wait for the parts of other screens.
  {
    name: (id, context) => (isNeededFirst(id, context) ? 'parts' : null),
    test: PARTS,
    minShareCount: 2,
    priority: 7,
  },
  { name: 'more-parts', test: PARTS, minShareCount: 2, priority: 6 },
  {
    name: 'forms',
    test: anyOf(
      /node_modules\/(zod|react-hook-form|@hookform)\//,
      /web\/src\/shared\/ui\/form\//,
      /contracts\/dist\/(kernel\/text|areas\/[\w-]+)\/(contacts|fields|post-forms|reserved-names|schemas|text|text-rules|tiers)\.js/,
    ),
    minShareCount: 2,
    priority: 6,
  },
  // What toasts, dialogs and menus of Radix have in common.
  {
    name: 'layers',
    test: /@radix-ui\/(?!react-(arrow|dialog|direction|focus-guards|focus-scope|popover|popper|toast)\/)/,
    priority: 6,
  },
  // What every screen gets once it has been painted. Toasts and the rooms' changes come by themselves: each must be
  // there where the rest did not come.
  {
    name: 'later-overlays',
    test: anyOf(
      /web\/src\/app\/layout\/(later-overlays|help-buttons)/,
      /web\/src\/(features|shared\/messages\/en)\/(offline\b|onboarding(\.|\/(tutorial|onboarding-(overlay|st))))/,
      /web\/src\/features\/tips\/(hint|tip-focus|tips-(help|store)|use-hint)/,
    ),
    priority: 6,
  },
  { name: 'rooms', test: /web\/src\/shared\/live\/(outdated|poll|rooms)/, priority: 6 },
  // The dialogs' foundation, when one is opened.
  { name: 'dialogs', test: /web\/src\/shared\/ui\/dialog/, priority: 5 },
  // The menus and tips that are placed beside what they are about.
  {
    name: 'tips',
    test: anyOf(
      /web\/src\/features\/tips\/(contextual|find-target|help-button|place|tip-on|tips-menu|use-tooltip)/,
      /@floating-ui/,
    ),
    priority: 4,
  },
  // The calculators, and the totals of all.
  {
    name: 'trade',
    test: anyOf(
      /web\/src\/features\/(celebration\/confetti|impact\/)/,
      /web\/src\/features\/trade-ins\/(?!programme-comparison|simulator-extras|trade-simulator)/,
      /web\/src\/shared\/messages\/en\/(impact|trade-in)\./,
    ),
    minShareCount: 2,
    priority: 4,
  },
  // The calculator of the standard programme, which home has not.
  {
    name: 'simulator',
    test: /web\/src\/features\/trade-ins\/(programme-comparison|simulator-extras|trade-simulator)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'heroes',
    test: anyOf(
      /web\/src\/(features\/(heroes|leaderboard)\/|shared\/hero\/stand)/,
      /web\/src\/shared\/messages\/en\/(joining|leaderboard|points-ledger)\./,
    ),
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'sharing',
    test: anyOf(
      /web\/src\/features\/shares\//,
      /web\/src\/shared\/ui\/(scroll-to-section|use-query-tab)|pickups\/zones\.js/,
      /web\/src\/shared\/(ui\/art\/categories\/|messages\/en\/(categories|referral|social-))/,
    ),
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'shop',
    test: anyOf(
      /web\/src\/features\/(ar-preview|shop|water-system)\//,
      /web\/src\/shared\/ui\/(art\/product-scene|check-list|price-tag|saving-badge)/,
      /web\/src\/shared\/messages\/en\/(ar-preview|shop|water-system)\./,
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'companies',
    test: /web\/src\/(features\/(companies|imports|orders|quotes)|shared\/(company|messages\/en\/corporate))/,
    minShareCount: 2,
    priority: 2,
  },
];

/** One pattern for a module that fits any of several. */
function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

let neededFirst: Set<string> | undefined;

/** Whether home or the rooms import a module, by however many others. */
function isNeededFirst(id: string, context: Rolldown.ChunkingContext): boolean {
  if (!neededFirst) {
    neededFirst = new Set(FIRST);
    // A set goes on to what is added on the way.
    for (const each of neededFirst) {
      for (const imported of context.getModuleInfo(each)?.importedIds ?? []) neededFirst.add(imported);
    }
  }
  // Of these queries the library names one beside the other; endless lists are other screens'.
  return neededFirst.has(id) && !/nfiniteQuery/.test(id);
}
