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

/** The end of the header: the visitor's bell and account or, on company screens, the company's account. */
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
 * The company that this tab acts for, and the way to its account. Its width does not follow the name, so that nothing
 * moves when the name arrives.
 */
function CompanyLink() {
  const { data } = useQuery(companyQuery);
  // The screen, hydrated earlier, may have loaded the name, which the prerendered header does not have.
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
