import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import { useLiveQuery } from '../../../kernel/live/use-live-query';
import { missionsQuery, tiersQuery } from '../mission-queries';
import { partnersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { EmptyState } from '../../../kit/empty-state';
import { TitledSection } from '../../../kit/titled-section';
import { SECTION_IDS } from './champion-card';
import { SponsorshipSteps } from './sponsorship-steps';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { useOwnSponsorships } from './use-own-sponsorships';

// Few visitors have any.
const OwnSponsorships = lazy(async () => ({
  default: (await loadCode(() => import('./own-sponsorships'))).OwnSponsorships,
}));

const CARDS = 6;

/** Sponsoring a mission: shown if there are missions (spec document 2, section 2). */
export function SponsorMission() {
  const text = partnersTexts.sponsor;
  const { data: missions, isPending, refetch: refetchMissions } = useLiveQuery('missions', missionsQuery);
  const { data: tiers, isPending: tiersPending, refetch: refetchTiers } = useQuery(tiersQuery);
  const { sponsorships = [], made, add } = useOwnSponsorships();

  if (missions?.length === 0) return null;
  return (
    <>
      {missions && !tiersPending && sponsorships.length > 0 && (
        <LaterPart>
          <OwnSponsorships sponsorships={sponsorships} made={made} missions={missions} tiers={tiers ?? []} />
        </LaterPart>
      )}
      <TitledSection id={SECTION_IDS.sponsor} title={text.title} lead={text.lead}>
        {isPending || tiersPending
          ? <MissionsSkeleton />
          : missions && tiers
          ? <SponsorshipSteps missions={missions} tiers={tiers} onCreated={add} />
          : (
            <EmptyState
              title={text.failed}
              action={
                <Button onClick={() => void Promise.all([!missions && refetchMissions(), !tiers && refetchTiers()])}>
                  {text
                    .retry}
                </Button>
              }
            />
          )}
      </TitledSection>
    </>
  );
}

/** Missions that are still loading. */
function MissionsSkeleton() {
  return (
    <div aria-busy className="grid gap-5 pt-10 sm:grid-cols-2 lg:grid-cols-3">
      <VisuallyHidden>{partnersTexts.sponsor.loading}</VisuallyHidden>
      {Array.from({ length: CARDS }, (_, index) => (
        <Skeleton key={index} className="h-112 w-full rounded-lg" />
      ))}
    </div>
  );
}
