import { AccountButton } from '../../../features/heroes/joining/account-button';
import { BellButton } from '../../../features/notifications/bell-button';
import { Queries } from '../../../shared/api/queries';
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
