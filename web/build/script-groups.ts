import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const PARTS = anyOf(
  /web\/src\/kernel\/(?!desk|hydration\/use-zod|i18n\/texts|live\/(poll|rooms)|routing\/(scroll-|use-query-))/,
  /web\/src\/kit\/(?!art\/(categories|product-)|(check-|dialog|form|price-|saving-))/,
  /web\/src\/areas\/heroes\/((?!live\.|stand)[\w-]+\.tsx?|shop\/points-ledger\/open-)/,
  /web\/src\/areas\/(impact\/use-impact|leaderboard\/(top-of|use-leaderboard)|shares\/[\w-]+\.ts)/,
  /web\/src\/areas\/shop\/(build-store-|order-|run-order|store-|use-order)/,
  /web\/src\/areas\/accounts\/shop\/joining\/(load-|use-account)/,
  /web\/src\/areas\/trade-ins\/shop\/(choice-s|condition-help|highest-value|price-pickers|trade-choice|trust-row)/,
  /web\/src\/(areas\/(home\/texts|trade-ins\/texts-choice)|kernel\/i18n\/texts-toasts)\.en/,
  /contracts\/dist\/areas\/[\w-]+\/(?<!companies\/)(catalogue|devices|plans|points|routes|valuation)\.js/,
  /contracts\/dist\/kernel\/demo\.js/,
  /@tanstack\//,
);
/** What home's first sight needs, with what it takes from another feature. */
const FIRST = withImports(
  'areas/home/shop/home-page.tsx',
  'areas/trade-ins/shop/highest-value.ts',
  'areas/trade-ins/shop/price-pickers.tsx',
  'areas/trade-ins/shop/trade-choice.ts',
  'areas/trade-ins/shop/trust-row.tsx',
  // Small, and of many screens.
  'kernel/config/contact.ts',
  'kernel/i18n/texts-toasts.en.ts',
  'kit/progress.tsx',
);
/** What comes by itself on every screen. */
const SOON = withImports('app/layout/overlays.tsx', 'app/layout/header/visitor-controls.tsx', 'app/rooms.ts');

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
    test: anyOf(
      /web\/src\/(app\/(arabic|routing\/arabic-of-screens)\.ts|areas\/offline\/texts\.ar)/,
      /web\/src\/kernel\/i18n\/(counted|left-to-right|texts(-live|-shell|-toasts)?\.ar)\./,
    ),
    priority: 9,
  },
  {
    name: 'arabic-heroes',
    test: /web\/src\/areas\/(accounts\/texts-joining|(heroes|impact|leaderboard|trade-ins)\/texts)\.ar\./,
    priority: 8,
  },
  {
    name: 'arabic-companies',
    test: /web\/src\/areas\/(companies|corporate|orders|quotes)\/texts[\w-]*\.ar\./,
    priority: 8,
  },
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
      /web\/src\/(kit\/form\/|kernel\/hydration\/use-zod-form)/,
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
      /web\/src\/areas\/celebration\/shop\/celebration-(overlay|store)/,
      /web\/src\/areas\/accounts\/shop\/joining\/(account-button|use-sign-in-link)/,
      /web\/src\/areas\/notifications\/shop\/(bell|inbox-store|load-)/,
      /web\/src\/areas\/(offline\/(shop|texts\.en)|onboarding\/shop\/(tutorial|onboarding-(overlay|st)))/,
      /web\/src\/areas\/tips\/shop\/(hint|tip-focus|tips-(help|store)|use-hint)/,
      /web\/src\/(app\/(rooms|routing\/texts\.en)|areas\/(corporate\/outdated|[\w-]+\/live\.)|kernel\/live\/(poll|rooms))/,
    ),
    priority: 6,
  },
  { name: 'page-end', test: /web\/src\/app\/layout\/(footer|page-end|texts-page-end\.en|welcome)/, priority: 6 },
  // The dialogs' foundation, when one is opened.
  { name: 'dialogs', test: /web\/src\/kit\/dialog/, priority: 5 },
  // The tips come by themselves on a first visit; their menu, when it is asked for.
  {
    name: 'tips',
    test: /web\/src\/areas\/tips\/shop\/(contextual|find-target|help-button|place|tip-|use-tooltip)/,
    priority: 4,
  },
  { name: 'tips-menu', test: anyOf(/web\/src\/areas\/tips\/shop\/tips-(menu|popover)/, /@floating-ui/), priority: 3 },
  // The calculators, and the totals of all.
  {
    name: 'trade',
    test: anyOf(
      /web\/src\/areas\/(celebration\/shop\/confetti|impact\/shop\/|(impact|trade-ins)\/texts\.en)/,
      /web\/src\/areas\/trade-ins\/shop\/(?!programme-comparison|simulator-extras|trade-simulator)/,
      /contracts\/dist\/areas\/trade-ins\/journey\.js/,
    ),
    minShareCount: 2,
    priority: 4,
  },
  // The calculator of the standard programme, which home has not.
  {
    name: 'simulator',
    test: /web\/src\/areas\/trade-ins\/shop\/(programme-comparison|simulator-extras|trade-simulator)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'heroes',
    test: anyOf(
      /web\/src\/areas\/(heroes|leaderboard)\/(shop\/|stand|texts\.en)/,
      /web\/src\/areas\/accounts\/(shop\/joining\/|texts-joining\.en)/,
    ),
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'sharing',
    test: anyOf(
      /web\/src\/areas\/(shares\/(shop\/|texts[\w-]*\.en)|social-challenges\/texts\.en)/,
      /web\/src\/(kernel\/(i18n\/texts-categories\.en|routing\/(scroll-|use-query-))|kit\/art\/categories\/)/,
      /contracts\/dist\/areas\/pickups\/zones\.js/,
    ),
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'shop',
    test: anyOf(
      /web\/src\/areas\/(ar-preview|shop|water-system)\/(shop\/|texts\.en)/,
      /web\/src\/kit\/(art\/product-scene|check-list|price-tag|saving-badge)/,
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'companies',
    test: /web\/src\/areas\/(companies|corporate|imports|orders|quotes)\/(?!live\.|outdated|texts[\w-]*\.ar)/,
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
      // A set goes on to what is added on the way. What an area offers to others, few of them use all of.
      for (const each of needed) {
        if (/areas\/[\w-]+\/(index|joining)\.ts$/.test(each)) continue;
        for (const imported of context.getModuleInfo(each)?.importedIds ?? []) needed.add(imported);
      }
      isComplete = true;
    }
    // Of these queries the library names one beside the other; endless lists are other screens'.
    return needed.has(id) && !/nfiniteQuery/.test(id);
  };
}
