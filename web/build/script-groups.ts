import type { Rolldown } from 'vite';

/**
 * Which modules come together in one script, so that no screen needs more than a handful. Left alone, the bundler makes a
 * script of every set of modules that some screens share: fifty small ones for the home page, each found by the one before.
 * From the bottom up: a group takes along what its modules need, unless a group above has it.
 */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  // The client: what every screen needs before it can show.
  { name: 'client', tags: ['$initial'], priority: 8 },
  // The parts that screens are made of, without forms and dialogs; with the foundation that toasts share with dialogs, for
  // a toast must be able to say that the rest did not come.
  {
    name: 'parts',
    test: /web\/src\/shared\/(?!ui\/(form|dialog|toast)\b|company\/)|@tanstack\/|@radix-ui\/react-(collection|dismissable-layer|portal|visually-hidden)\//,
    minShareCount: 2,
    priority: 7,
  },
  { name: 'forms', test: /node_modules\/(zod|react-hook-form|@hookform)\/|web\/src\/shared\/ui\/form\//, minShareCount: 2, priority: 6 },
  // What lies over every screen once it has been painted, and the dialogs' foundation.
  {
    name: 'later-overlays',
    test: /web\/src\/(app\/layout\/later-overlays|shared\/ui\/dialog|features\/tips\/)/,
    priority: 5,
  },
  { name: 'heroes', test: /web\/src\/features\/(leaderboard|impact|celebration)\//, minShareCount: 2, priority: 4 },
  { name: 'shop', test: /web\/src\/features\/(shop|water-system|ar-preview)\//, minShareCount: 2, priority: 3 },
];
