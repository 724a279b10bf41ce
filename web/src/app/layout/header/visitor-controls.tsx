import { AccountButton } from '../../../areas/accounts/shop/joining/account-button';
import { BellButton } from '../../../areas/notifications/shop/bell-button';
import { Queries } from '../../../kernel/api/queries';
import { useAudienceMode } from '../../state/mode-store';
import { CompanyLink } from './company-link';

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
