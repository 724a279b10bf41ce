import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { dubaiRewardsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Heading } from '../../../kit/heading';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { ClaimReceiptCard } from './claim-receipt-card';
import { CLAIMS_ID } from './dubai-tabs';

const SHOWN_AT_FIRST = 6;

/** The visitor's claims, newest first, each as a receipt that updates live. */
export function OwnClaims() {
  const text = dubaiRewardsTexts.claims;
  const heading = useId();
  const [all, setAll] = useState(false);
  const { data: claims, isPending, refetch } = useQuery(queryOptionsOf(DUBAI_REWARDS_ROUTES.listMyClaims));
  return (
    <section id={CLAIMS_ID} aria-labelledby={heading} className="outline-none">
      <Heading level={2} id={heading}>
        {text.title}
      </Heading>
      {isPending ? (
        <div aria-busy className="mt-6">
          <VisuallyHidden>{text.loading}</VisuallyHidden>
          <Skeleton className="h-40 w-full rounded-lg" />
        </div>
      ) : !claims ? (
        <Note>
          {text.failed}{' '}
          <Button size="small" variant="secondary" onClick={() => void refetch()}>
            {dubaiRewardsTexts.retry}
          </Button>
        </Note>
      ) : claims.length === 0 ? (
        <Note>{text.empty}</Note>
      ) : (
        <>
          <p className="mt-2 text-ink-muted">{text.lead}</p>
          <ul className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-2">
            {(all ? claims : claims.slice(0, SHOWN_AT_FIRST)).map((claim) => (
              <li key={claim.claimId} className="min-w-0">
                <ClaimReceiptCard claim={claim} />
              </li>
            ))}
          </ul>
          {!all && claims.length > SHOWN_AT_FIRST && (
            <Button variant="secondary" className="mt-6" onClick={() => setAll(true)}>
              {text.more(formatWhole(claims.length))}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="mt-6 flex min-h-40 flex-wrap items-center gap-4 rounded-lg bg-band p-6 text-ink-muted">{children}</p>
  );
}
