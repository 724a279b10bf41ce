import { messages } from '../../../shared/messages/messages';
import type { AudienceMode } from '../../state/mode-store';

const { navigation } = messages.shell;

export interface NavigationLink {
  to: string;
  label: string;
  /** Shows the sparkle badge. */
  highlighted?: boolean;
}

/** What the header links to in each mode (spec document 1, section 2). */
export const NAVIGATION_LINKS: Readonly<Record<AudienceMode, readonly NavigationLink[]>> = {
  consumer: [
    { to: '/', label: navigation.home },
    { to: '/aquacafe', label: navigation.waterSystem },
    { to: '/exchange', label: navigation.exchange },
    { to: '/collect', label: navigation.play },
    { to: '/redeem', label: navigation.redeem },
    { to: '/community', label: navigation.community },
    { to: '/partners', label: navigation.partners, highlighted: true },
  ],
  business: [
    { to: '/corporate-dashboard', label: navigation.dashboard },
    { to: '/bulk-tradein', label: navigation.bulkTradeIn },
    { to: '/corporate-quotes', label: navigation.quotes },
    { to: '/purchase-orders', label: navigation.purchaseOrders },
    { to: '/account-management', label: navigation.account },
  ],
};
