import { REFERRAL_VOUCHER_AED } from '@planet-heroes/contracts/areas/shop/plans';
import { Link } from 'react-router';
import { formatAed } from '../../../shared/format/format-money';
import { messages } from '../../../shared/messages/messages';
import { Icon } from '../../../shared/ui/icon';

const loadSharing = () => import('../../../features/shares/referral/share-invitation');

async function share(): Promise<void> {
  await (await loadSharing()).shareInvitation('welcome-banner');
}

/** The welcome offer: a partner-kitchen voucher toward a water system, for bringing a friend (spec document 1, section 2). */
export function WelcomeBanner() {
  const { label, greeting, offer, condition, link, share: shareLabel } = messages.shell.welcome;
  return (
    <aside aria-label={label} className="border-b border-line bg-sand-soft">
      <div className="page-width flex flex-wrap items-center justify-center gap-x-4 gap-y-1 py-2 text-center text-xs sm:py-2.5 sm:text-sm">
        <p>
          <Icon name="gift" className="me-2 inline-block -translate-y-px text-gold" />
          <span className="hidden sm:inline">{greeting} </span>
          <strong className="font-semibold">{offer(formatAed(REFERRAL_VOUCHER_AED))}</strong> {condition}
        </p>
        <Link to="/aquacafe" className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong">
          {link}
        </Link>
        <button
          type="button"
          onPointerEnter={loadSharing}
          onFocus={loadSharing}
          onClick={share}
          className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 font-semibold text-accent underline underline-offset-4 hover:text-accent-strong active:text-ink"
        >
          {shareLabel}
        </button>
      </div>
    </aside>
  );
}
