import { corporateTexts } from '../../../corporate/texts.en';
import { MembershipList } from '../../../corporate/own-company/membership-list';
import { OpenAccountButton } from '../../../corporate/own-company/open-account-button';
import { useMyCompanies } from '../../../corporate/own-company/use-my-companies';

/** The companies of whoever is signed in, with invitations and the way to register another. */
export function MyCompanies() {
  const { none } = corporateTexts.own;
  const mine = useMyCompanies();
  if (!mine || mine.email === null) return null;
  const { email, companies } = mine;
  return (
    <div className="mb-5 grid gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-sm sm:px-5">
      {companies.length > 0 && <MembershipList companies={companies} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {companies.length === 0 && <p className="max-w-3xl text-ink-muted [overflow-wrap:anywhere]">{none(email)}</p>}
        <OpenAccountButton email={email} />
      </div>
    </div>
  );
}
