import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const PARTS = anyOf(
  /web\/src\/shared\/(?!company\/|hero\/stand|live\/(outdated|poll|rooms)|messages\/en\/|ui\/)/,
  /web\/src\/features\/trade-ins\/(choice-s|condition-help|highest-value|price-pickers|trade-choice|trust-row)/,
  /web\/src\/features\/heroes\/(joining\/(load-|use-account)|points-ledger\/open-)/,
  /web\/src\/shared\/messages\/en\/(home|toasts|trade-choice)\./,
  /web\/src\/shared\/ui\/(?!art\/(categories|product-)|(check-|dialog|form|price-|saving-|scroll-|use-query-))/,
  /contracts\/dist\/areas\/[\w-]+\/(?<!companies\/)(catalogue|devices|plans|points|routes|valuation)\.js/,
  /contracts\/dist\/kernel\/demo\.js/,
  /@tanstack\//,
);
/** What home's first sight needs, with what it takes from another feature. */
const FIRST = withImports(
  'features/home/home-page.tsx',
  'features/trade-ins/highest-value.ts',
  'features/trade-ins/price-pickers.tsx',
  'features/trade-ins/trade-choice.ts',
  'features/trade-ins/trust-row.tsx',
  // Small, and of many screens.
  'shared/config/contact.ts',
  'shared/ui/progress.tsx',
);
/** What comes by itself on every screen. */
const SOON = withImports('app/layout/overlays.tsx', 'app/layout/header/visitor-controls.tsx', 'shared/live/rooms.ts');

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
  // at home, which answers without the query cache, and does not wait for the parts of other screens.
  {
    name: (id, context) => (FIRST(id, context) ? 'parts' : null),
    debugName: 'parts',
    test: PARTS,
    minShareCount: 2,
    priority: 8,
  },
  {
    name: (id, context) => (SOON(id, context) ? 'queries' : null),
    debugName: 'queries',
    test: PARTS,
    minShareCount: 2,
    priority: 7,
  },
  { name: 'more-parts', test: PARTS, minShareCount: 2, priority: 6 },
  // Forms, with what those of companies offer to choose from.
  {
    name: 'forms',
    test: anyOf(
      /node_modules\/react-hook-form\//,
      /web\/src\/shared\/ui\/form\//,
      /contracts\/dist\/areas\/(companies\/catalogue|missions\/tiers)\.js/,
    ),
    minShareCount: 2,
    priority: 7,
  },
  // What forms are checked by, when one has been shown; with the checks of companies' forms, of which several show.
  {
    name: 'checks',
    test: anyOf(
      /node_modules\/(zod|@hookform)\//,
      /contracts\/dist\/(kernel\/text|areas\/[\w-]+)\/(contacts|fields|post-forms|reserved-names|text|text-rules)\.js/,
      /contracts\/dist\/areas\/(companies|orders|quotes)\/schemas\.js/,
    ),
    priority: 6,
  },
  // What toasts, dialogs and menus of Radix have in common.
  {
    name: 'layers',
    test: /@radix-ui\/(?!react-(arrow|dialog|direction|focus-guards|focus-scope|popover|popper|toast)\/)/,
    priority: 6,
  },
  // What every screen gets once it has been painted. Toasts come by themselves: they must be there where the rest did
  // not come.
  {
    name: 'soon',
    test: anyOf(
      /web\/src\/app\/(layout\/(later-|help-buttons|overlays|once-|header\/(visitor|company-))|routing\/(screen-title|use-has-moved))/,
      /web\/src\/features\/celebration\/celebration-(overlay|store)/,
      /web\/src\/features\/heroes\/joining\/(account-button|use-sign-in-link)/,
      /web\/src\/features\/notifications\/(bell|inbox-store|load-)/,
      /web\/src\/(features|shared\/messages\/en)\/(offline\b|onboarding\/(tutorial|onboarding-(overlay|st)))/,
      /web\/src\/features\/tips\/(hint|tip-focus|tips-(help|store)|use-hint)/,
      /web\/src\/shared\/(live\/(outdated|poll|rooms)|messages\/en\/screens)/,
    ),
    priority: 6,
  },
  { name: 'page-end', test: /web\/src\/app\/layout\/(footer|page-end|welcome)|messages\/en\/page-end/, priority: 6 },
  // The dialogs' foundation, when one is opened.
  { name: 'dialogs', test: /web\/src\/shared\/ui\/dialog/, priority: 5 },
  // The tips come by themselves on a first visit; their menu, when it is asked for.
  {
    name: 'tips',
    test: /web\/src\/features\/tips\/(contextual|find-target|help-button|place|tip-|use-tooltip)/,
    priority: 4,
  },
  { name: 'tips-menu', test: anyOf(/web\/src\/features\/tips\/tips-(menu|popover)/, /@floating-ui/), priority: 3 },
  // The calculators, and the totals of all.
  {
    name: 'trade',
    test: anyOf(
      /web\/src\/features\/(celebration\/confetti|impact\/)/,
      /web\/src\/features\/trade-ins\/(?!programme-comparison|simulator-extras|trade-simulator)/,
      /web\/src\/shared\/messages\/en\/(impact|trade-in)\./,
      /contracts\/dist\/areas\/trade-ins\/journey\.js/,
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

/** Tells of a module whether some of ours import it, by however many others. */
function withImports(...paths: readonly string[]): (id: string, context: Rolldown.ChunkingContext) => boolean {
  const needed = new Set(paths.map((path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))));
  let isComplete = false;
  return (id, context) => {
    if (!isComplete) {
      // A set goes on to what is added on the way. What a feature offers to others, few of them use all of.
      for (const each of needed) {
        if (/features\/[\w-]+\/index\.ts$/.test(each)) continue;
        for (const imported of context.getModuleInfo(each)?.importedIds ?? []) needed.add(imported);
      }
      isComplete = true;
    }
    // Of these queries the library names one beside the other; endless lists are other screens'.
    return needed.has(id) && !/nfiniteQuery/.test(id);
  };
}
