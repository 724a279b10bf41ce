import { AccountButton } from '../../../areas/accounts/shop/joining/account-button';
import { companyQuery } from '../../../areas/corporate/company-keys';
import { BellButton } from '../../../areas/notifications/shop/bell-button';
import { Queries } from '../../../kernel/api/queries';
import { useAudienceMode } from '../../state/mode-store';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../kernel/routing/link';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { Icon } from '../../../kit/icon';
import { useHydrated } from '../../../kernel/hydration/use-hydrated';

/** Who acts here: the visitor's bell and account, or the company's account. */
export function VisitorControls() {
  const mode = useAudienceMode();
  return (
    <Queries>
      {mode === 'consumer' && <BellButton />}
      {mode === 'business' ? <CompanyLink /> : <AccountButton />}
    </Queries>
  );
}

/**
 * The company that this tab acts for, and the way to its account. It has one width: nothing moves when the name comes.
 */
function CompanyLink() {
  const { data } = useQuery(companyQuery);
  // The header is hydrated after the screen, which may have asked already.
  const company = useHydrated() ? data : undefined;
  const { account } = shellTexts.navigation;
  return (
    <Link
      to="/account-management"
      title={company?.name}
      className="inline-flex size-9 shrink-0 items-center justify-center gap-1.5 rounded-full text-xs font-semibold text-ink-muted transition-colors hover:bg-accent-soft hover:text-ink sm:w-56 sm:justify-end sm:px-2 xl:w-28 min-[88rem]:w-32 min-[88rem]:px-0"
    >
      <Icon name="building" className="size-5 shrink-0" />
      <span dir="auto" className="leading-normal max-sm:sr-only sm:line-clamp-3">
        {company?.name ?? account}
      </span>
    </Link>
  );
}
