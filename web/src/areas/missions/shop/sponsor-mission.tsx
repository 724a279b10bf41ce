import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { useLiveQuery } from '../../../kernel/live/use-live-query';
import { partnersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { EmptyState } from '../../../kit/empty-state';
import { MissionsSkeleton } from './missions-skeleton';
import { OwnSponsorships } from './own-sponsorships';
import { TitledSection } from '../../../kit/titled-section';
import { SECTION_IDS } from './partner-sections';
import { rememberedSponsorships, rememberSponsorship } from './remembered-sponsorships';
import { SponsorshipSteps } from './sponsorship-steps';

/** Sponsoring a mission: shown if there are missions (spec document 2, section 2). */
export function SponsorMission() {
  const text = partnersTexts.sponsor;
  const { data: missions, isPending, refetch: refetchMissions } = useLiveQuery(
    'missions',
    queryOptionsOf(MISSIONS_ROUTES.listMissions),
  );
  const { data: tiers, isPending: tiersPending, refetch: refetchTiers } = useQuery(
    queryOptionsOf(MISSIONS_ROUTES.listTiers),
  );
  const [own, setOwn] = useState(rememberedSponsorships);

  if (missions?.length === 0) return null;
  return (
    <>
      <TitledSection id={SECTION_IDS.sponsor} title={text.title} lead={text.lead}>
        {isPending || tiersPending
          ? <MissionsSkeleton />
          : missions && tiers
          ? (
            <SponsorshipSteps
              missions={missions}
              tiers={tiers}
              onCreated={({ id }) => setOwn(rememberSponsorship(id))}
            />
          )
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
      {missions && own.length > 0 && <OwnSponsorships ids={own} missions={missions} tiers={tiers ?? []} />}
    </>
  );
}
