import { type ComponentType, Fragment, lazy, type ReactNode, useState } from 'react';
import type { ScreenPath } from '@planet-heroes/contracts/kernel/screen-paths';
import { loadCode } from '../../kernel/hydration/not-loaded';
import { useHydrated } from '../../kernel/hydration/use-hydrated';
import type { screenDescriptionsTexts } from './texts-descriptions.en';
import type { screensTexts } from './texts.en';

/** A screen: its path, where its title and description stand, and its code, loaded when it is first needed. */
export interface Screen {
  path: ScreenPath;
  text: ScreenText;
  Page: ComponentType;
  /** The screen's own code. */
  load: () => Promise<ComponentType>;
  /** Loads the code that takes the drawn screen over, without showing the screen. Repeated calls cost nothing. */
  preload: () => Promise<ComponentType>;
  /** The same, with the parts that come later where the screen was drawn. */
  preloadWhole: () => Promise<ComponentType>;
}

interface ScreenOptions {
  /** Loads the parts of the screen that are hydrated later. */
  loadParts?: () => Promise<unknown>;
  /** Nothing in the screen itself asks for anything; its parts bring the query cache along. */
  asksNothing?: boolean;
}

/**
 * Where a screen's title and description stand among the texts of screens: for the page, and for its card when it is
 * shared.
 */
const SCREEN_TEXTS = {
  '/': 'home',
  '/home': 'home',
  '/leaderboard': 'leaderboard',
  '/impact-dashboard': 'impactDashboard',
  '/aquacafe': 'aquacafe',
  '/aquacafe-alliance': 'aquacafeAlliance',
  '/products/aquacafe': 'aquacafeAlliance',
  '/products': 'products',
  '/checkout': 'checkout',
  '/exchange': 'exchange',
  '/my-trade-ins': 'myTradeIns',
  '/collect': 'collect',
  '/redeem': 'redeem',
  '/partners': 'partners',
  '/community': 'community',
  '/bulk-tradein': 'bulkTradeIn',
  '/corporate-dashboard': 'corporateDashboard',
  '/corporate-quotes': 'corporateQuotes',
  '/purchase-orders': 'purchaseOrders',
  '/account-management': 'accountManagement',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/environmental': 'environmental',
  '/how-we-count': 'howWeCount',
  '/dubai-rewards': 'dubaiRewards',
  '/unsubscribe': 'unsubscribe',
} as const satisfies Record<ScreenPath, keyof typeof screensTexts.titles & keyof typeof screenDescriptionsTexts>;

export type ScreenText = (typeof SCREEN_TEXTS)[ScreenPath];

/** Describes a screen whose code stays out of the first load. Once that is there, the screen shows without a pause. */
export function screen(path: ScreenPath, load: () => Promise<ComponentType>, options: ScreenOptions = {}): Screen {
  const { loadParts, asksNothing = false } = options;
  let loaded: ComponentType | undefined;
  let isWhole = false;
  const preload = async (): Promise<ComponentType> => {
    const [Content, Around] = await loadCode(() => Promise.all([load(), asksNothing ? Fragment : loadQueries()]));
    return (loaded ??= () => <Around><Content /></Around>);
  };
  const preloadWhole = async (): Promise<ComponentType> => {
    // A part that fails says so in its own place.
    const [content] = await Promise.all([preload(), loadParts?.().catch(() => undefined)]);
    isWhole = true;
    return content;
  };
  const Lazy = lazy(async () => ({ default: await preloadWhole() }));
  function Page() {
    const isHydrated = useHydrated();
    // Chosen once for each visit: another component would mount the screen again.
    const [Shown] = useState(() => (loaded && (isWhole || !isHydrated) ? loaded : Lazy));
    return <Shown />;
  }
  return { path, text: SCREEN_TEXTS[path], Page, load, preload, preloadWhole };
}

async function loadQueries(): Promise<ComponentType<{ children: ReactNode }>> {
  return (await import('../../kernel/api/queries')).Queries;
}
