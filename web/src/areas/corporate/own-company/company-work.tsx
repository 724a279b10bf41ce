import type { ReactNode } from 'react';
import { corporateTexts } from '../texts.en';
import { Card } from '../../../kit/card';
import { EmptyState } from '../../../kit/empty-state';
import { ListSkeleton } from '../list-skeleton';
import { useActingFor } from '../use-acting-for';
import { MembershipList } from './membership-list';
import { OpenAccountButton } from './open-account-button';
import { useMyCompanies } from './use-my-companies';

/** What of a screen needs a company. Who acts for none finds the way to one in its place. */
export function CompanyWork({ children }: { children: ReactNode }) {
  if (useActingFor().kind !== 'nobody') return children;
  return (
    <div className="page-width pt-4 pb-8 sm:pt-6 sm:pb-12">
      <WayToCompany />
    </div>
  );
}

/** Signing in, accepting an invitation, or registering a company: what comes next for this visitor. */
function WayToCompany() {
  const { way } = corporateTexts;
  const mine = useMyCompanies();
  if (!mine) return <ListSkeleton label={way.loading} rows={1} rowClassName="h-64" />;
  const { email, companies } = mine;
  const { title, description } = email === null ? way.signIn : companies.length > 0 ? way.invited : way.register;
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={title}
        description={typeof description === 'function' ? description(email!) : description}
        action={
          <>
            {companies.length > 0 && (
              <div className="w-full max-w-xl text-start">
                <MembershipList companies={companies} />
              </div>
            )}
            <OpenAccountButton email={email} isMain={companies.length === 0} />
          </>
        }
      />
    </Card>
  );
}
