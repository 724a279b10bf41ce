import { ButtonLink } from '../../../../kernel/routing/button-link';
import { Card } from '../../../../kit/card';
import { EmptyState } from '../../../../kit/empty-state';
import { useActingFor, useMyCompanies } from '../../../corporate/company-queries';
import { ApplyAgain } from '../../../corporate/own-company/apply-again';
import { corporateApplyingTexts } from '../../../corporate/texts-applying.en';
import { corporateTexts } from '../../../corporate/texts.en';

/** In place of figures that are all zero: what a company waits for, or why it was declined, and what is next. */
export function UndecidedDashboard({ hasQuotes }: { hasQuotes: boolean }) {
  const acting = useActingFor();
  const mine = useMyCompanies();
  const own = mine?.companies.find(({ isCurrent }) => isCurrent);
  if (acting.kind !== 'own') return null;
  const { name, state } = own ?? acting.company;
  const { pending, declined } = corporateApplyingTexts.next;
  const isDeclined = state === 'declined';
  if (hasQuotes && !isDeclined) return null;
  const text = isDeclined ? (own?.licence ? declined.text : declined.member) : pending.text;
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={(isDeclined ? declined : pending).title}
        description={text(name)}
        action={
          <>
            {isDeclined && own && <ApplyAgain company={own} />}
            <ButtonLink to="/account-management" variant="secondary">{corporateTexts.undecided.account}</ButtonLink>
          </>
        }
      />
    </Card>
  );
}
