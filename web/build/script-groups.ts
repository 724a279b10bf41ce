import type { Rolldown } from 'vite';

/**
 * Which modules come together in one script, so that no screen needs more than a handful. Left alone, the bundler makes a
 * script of every set of modules that some screens share: fifty small ones for the home page, each found by the one before.
 * From the bottom up: a group takes along what its modules need, unless a group above has it.
 */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  // The client: what every screen needs before it can show.
  { name: 'client', tags: ['$initial'], priority: 8 },
  // The parts that screens are made of, and the fixed figures of the contracts, without forms and dialogs; with the
  // foundation that toasts share with dialogs, for a toast must be able to say that the rest did not come.
  {
    name: 'parts',
    test: anyOf(
      /web\/src\/shared\/(?!ui\/(form|dialog|toast)\b|company\/|messages\/en\/corporate)/,
      /contracts\/dist\/areas\/[\w-]+\/(?<!companies\/)(catalogue|devices|routes|valuation|zones)\.js/,
      /@tanstack\//,
      /@radix-ui\/react-(collection|dismissable-layer|portal|visually-hidden)\//,
    ),
    minShareCount: 2,
    priority: 7,
  },
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
  // What lies over every screen once it has been painted, and the dialogs' foundation.
  {
    name: 'later-overlays',
    test: /web\/src\/(app\/layout\/later-overlays|shared\/ui\/dialog|features\/tips\/)/,
    priority: 5,
  },
  {
    name: 'heroes',
    test: /web\/src\/features\/(celebration|heroes|impact|leaderboard|shares|trade-ins)\//,
    minShareCount: 2,
    priority: 4,
  },
  { name: 'shop', test: /web\/src\/features\/(ar-preview|shop|water-system)\//, minShareCount: 2, priority: 3 },
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
