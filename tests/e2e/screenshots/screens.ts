import { ROUTES } from '../support/routes.ts';
import type { View } from './view.ts';

/** Besides every route: what a part of a screen, a tab or another language shows. */
const PARTS: readonly (Pick<View, 'name' | 'path' | 'state'> & { show?: string })[] = [
  {
    name: 'leaderboard-rows',
    state: 'rows',
    path: '/leaderboard',
    show: 'div:has(> ol[aria-label="Heroes, best first"])',
  },
  { name: 'exchange-simulator', state: 'simulator', path: '/exchange', show: '#trade-in-simulator' },
  { name: 'dubai-rewards-rewards', state: 'rewards', path: '/dubai-rewards?tab=rewards' },
  { name: 'community-challenges', state: 'challenges', path: '/community?tab=challenges' },
  { name: 'home-ar', state: 'in Arabic', path: '/?lang=ar' },
  { name: 'leaderboard-ar', state: 'in Arabic', path: '/leaderboard?lang=ar' },
];
/** Two addresses show a screen that another one shows. */
const SAME = new Set(['/home', '/products/aquacafe']);

/** What the index calls the screen at an address. */
export function screenAt(address: string): string {
  const [path] = address.split('?') as [string];
  return path === '/' ? 'Home' : ROUTES.find((route) => route.path === path)!.title;
}

/** Every screen as it opens. */
export function screens(): View[] {
  return [
    ...routes().map(({ name, path }) => ({ name, screen: screenAt(path), state: 'first screen', path })),
    ...PARTS.map(({ show, ...part }): View => ({
      ...part,
      screen: screenAt(part.path),
      ...(show && { act: (page) => page.locator(show).evaluate((element) => element.scrollIntoView()) }),
    })),
  ];
}

const TABS: readonly (readonly [path: string, tabs: readonly string[]])[] = [
  ['/community', ['challenges', 'forum', 'events', 'feed', 'connect', 'leaderboard', 'achievements', 'delivery']],
  ['/dubai-rewards', ['rewards']],
  ['/partners', ['sponsors']],
  ['/corporate-dashboard', ['orders', 'analytics']],
  ['/account-management', ['users', 'billing', 'notifications', 'integrations']],
];
/** The whole of every screen, of the tabs that are screens of their own, and of every screen in Arabic. */
export function fullPages(): View[] {
  const whole = (name: string, state: string, path: string): View => ({
    name: `${name}-whole`,
    screen: screenAt(path),
    state: `${state}whole page`,
    path,
    isWhole: true,
  });
  return [
    ...routes().map(({ name, path }) => whole(name, '', path)),
    ...TABS.flatMap(([path, tabs]) =>
      tabs.map((tab) => whole(`${path.slice(1)}-${tab}`, `${tab}, `, `${path}?tab=${tab}`))
    ),
    ...routes().map(({ name, path }) =>
      whole(`${name}-ar`, 'in Arabic, ', `${path}?lang=ar`)
    ),
  ];
}

function routes(): Pick<View, 'name' | 'path'>[] {
  return ROUTES.filter(({ path }) => !SAME.has(path)).map(({ path }) => ({
    name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
    path,
  }));
}
