import type { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import type { AudienceMode } from '../../state/mode-store';

export interface NavigationLink {
  to: string;
  /** Its name among the shell's texts for navigation. */
  text: keyof typeof shellTexts.navigation;
  /** Shows the sparkle badge. */
  highlighted?: boolean;
}

/** What the header links to in each mode (spec document 1, section 2). */
export const NAVIGATION_LINKS: Readonly<Record<AudienceMode, readonly NavigationLink[]>> = {
  consumer: [
    { to: '/', text: 'home' },
    { to: '/aquacafe', text: 'waterSystem' },
    { to: '/exchange', text: 'exchange' },
    { to: '/collect', text: 'play' },
    { to: '/redeem', text: 'redeem' },
    { to: '/community', text: 'community' },
    { to: '/partners', text: 'partners', highlighted: true },
  ],
  business: [
    { to: '/corporate-dashboard', text: 'dashboard' },
    { to: '/bulk-tradein', text: 'bulkTradeIn' },
    { to: '/corporate-quotes', text: 'quotes' },
    { to: '/purchase-orders', text: 'purchaseOrders' },
    { to: '/account-management', text: 'account' },
  ],
};

/** What the menu on small screens adds for consumers. */
export const MENU_LINKS: readonly NavigationLink[] = [
  { to: '/my-trade-ins', text: 'myTradeIns' },
  { to: '/products', text: 'shopAll' },
];
