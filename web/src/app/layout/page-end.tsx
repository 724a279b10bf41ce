import { REFERRAL_VOUCHER_AED } from '@planet-heroes/contracts/areas/shop/plans';
import { useState } from 'react';
import { rememberedHero } from '../../areas/heroes/remembered-hero';
import { Link } from '../../kernel/routing/link';
import { browserStorage } from '../../kernel/browser-storage';
import { formatAed } from '../../kernel/i18n/format-money';
import { Icon } from '../../kit/icon';
import { useHydrated } from '../../kernel/hydration/use-hydrated';
import { loadAhead, loadCode } from '../../kernel/hydration/not-loaded';
import { toastNotLoaded } from '../../kernel/hydration/toast-not-loaded';
import { useAudienceMode } from '../state/mode-store';
import { SiteFooter } from './footer/site-footer';
import { pageEndTexts } from './texts-page-end.en';

const DISMISSED_KEY = 'planet-heroes:welcome-dismissed';
const loadSharing = () => loadCode(() => import('../../areas/shares/shop/referral/share-invitation'));

function share(): void {
  loadSharing().then(({ shareInvitation }) => shareInvitation('welcome-banner'), toastNotLoaded);
}

/**
 * The welcome offer: a partner-kitchen voucher toward a water system, for bringing a friend (spec document 1, section
 * 2). It closes the page of a consumer who has not joined yet, and can be dismissed for good.
 */
function WelcomeBanner() {
  const isForConsumers = useAudienceMode() === 'consumer';
  const isHydrated = useHydrated();
  const [isDismissed, setDismissed] = useState(() => browserStorage.getItem(DISMISSED_KEY) !== null);
  // Screens are drawn ahead with it: what this browser remembers counts from then on.
  if (!isForConsumers || (isHydrated && (isDismissed || rememberedHero()?.isGuest === false))) return null;
  const { label, greeting, offer, condition, link, share: shareLabel, dismiss } = pageEndTexts.welcome;
  const action =
    'inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong';
  return (
    <aside aria-label={label} className="border-t border-line bg-sand-soft">
      <div className="page-width flex items-center gap-3 py-3 text-sm">
        <div className="flex flex-1 flex-wrap items-baseline gap-x-4 gap-y-1">
          <p className="me-auto">
            <Icon name="gift" className="me-2 inline-block -translate-y-px text-gold" />
            {greeting} <strong className="font-semibold">{offer(formatAed(REFERRAL_VOUCHER_AED))}</strong> {condition}
          </p>
          <Link to="/aquacafe" className={action}>
            {link}
          </Link>
          <button
            type="button"
            onPointerEnter={() => loadAhead(loadSharing)}
            onFocus={() => loadAhead(loadSharing)}
            onClick={share}
            className={`cursor-pointer active:text-ink ${action}`}
          >
            {shareLabel}
          </button>
        </div>
        <button
          type="button"
          aria-label={dismiss}
          title={dismiss}
          onClick={() => {
            browserStorage.setItem(DISMISSED_KEY, 'true');
            setDismissed(true);
          }}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink hover:bg-accent-soft"
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}

/** What closes every page. */
export function PageEnd() {
  return (
    <>
      <WelcomeBanner />
      <SiteFooter />
    </>
  );
}
