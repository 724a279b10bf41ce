import { create } from 'zustand';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { isAt } from '../../../kernel/routing/address';
import { Link, type LinkProps } from '../../../kernel/routing/link';
import { useAddress } from '../../../kernel/routing/use-routing';
import { Icon } from '../../../kit/icon';
import { VisuallyHidden } from '../../../kit/visually-hidden';
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
  { to: '/leaderboard', text: 'leaderboard' },
  { to: '/dubai-rewards', text: 'dubaiRewards' },
  { to: '/my-trade-ins', text: 'myTradeIns' },
  { to: '/products', text: 'shopAll' },
];

/** The sparkle that marks a highlighted link. */
export function SparkleBadge() {
  return (
    <span className="inline-grid size-5 place-items-center rounded-full bg-sand-soft text-gold">
      <Icon name="sparkle" className="size-3.5" />
      <VisuallyHidden>{shellTexts.navigation.partnersBadge}</VisuallyHidden>
    </span>
  );
}

interface MenuState {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Whether the mobile menu is open. */
export const useMenuStore = create<MenuState>()((set) => ({ open: false, setOpen: (open) => set({ open }) }));

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  /** Whether only the path itself counts, and not what lies below it. */
  exactly?: boolean;
  className: (isHere: boolean) => string;
}

/** A link of the navigation: it says when it leads to where the visitor is. */
export function NavLink({ to, exactly = false, className, ...rest }: NavLinkProps) {
  const isHere = isAt(useAddress().pathname, to, exactly);
  return <Link {...rest} to={to} className={className(isHere)} aria-current={isHere ? 'page' : undefined} />;
}
