import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLiveQuery } from '../../../kernel/live/use-live-query';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { missionsQuery, tiersQuery } from '../mission-queries';
import { partnersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { EmptyState } from '../../../kit/empty-state';
import { scrollToSection } from '../../../kit/move-focus';
import { TitledSection } from '../../../kit/titled-section';
import { SECTION_IDS } from './champion-card';
import { SponsorshipSteps } from './sponsorship-steps';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import type { SponsoredMission, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import { OwnSponsorship } from './own-sponsorship';

const STORAGE_KEY = 'planet-heroes:sponsorships';
const MAX_REMEMBERED = 5;

/** As messages about a sponsorship link to it. */
const OWN_ID = 'your-sponsorships';

const CARDS = 6;

/** Sponsoring a mission: shown if there are missions (spec document 2, section 2). */
export function SponsorMission() {
  const text = partnersTexts.sponsor;
  const { data: missions, isPending, refetch: refetchMissions } = useLiveQuery('missions', missionsQuery);
  const { data: tiers, isPending: tiersPending, refetch: refetchTiers } = useQuery(tiersQuery);
  const [made, setMade] = useState(rememberedSponsorships);
  const [query] = usePageQuery();
  // A message names its sponsorship, so that it is found on any device.
  const named = query.get('sponsorship');
  const own = named === null || made.includes(named) ? made : [named, ...made];

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
              onCreated={({ id }) => setMade(rememberSponsorship(id))}
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

interface OwnSponsorshipsProps {
  ids: readonly string[];
  missions: readonly SponsoredMission[];
  tiers: readonly SponsorshipTier[];
}

/** What was given from this browser, or a message names, and what became of it. */
function OwnSponsorships({ ids, missions, tiers }: OwnSponsorshipsProps) {
  // It comes after the missions: by then the address has been followed in vain.
  useEffect(() => {
    if (location.hash === `#${OWN_ID}`) scrollToSection(OWN_ID);
  }, []);
  return (
    <TitledSection id={OWN_ID} title={partnersTexts.own.title}>
      <ul className="grid gap-4 lg:grid-cols-2">
        {ids.map((id) => (
          <OwnSponsorship key={id} id={id} missions={missions} tiers={tiers} />
        ))}
      </ul>
    </TitledSection>
  );
}

/**
 * The sponsorships that were made in this browser, newest first, so that a reviewed one can be looked up days later.
 */
function rememberedSponsorships(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MAX_REMEMBERED) : [];
  } catch {
    return [];
  }
}

/** Adds one and returns them all. */
function rememberSponsorship(id: string): string[] {
  const ids = [id, ...rememberedSponsorships().filter((other) => other !== id)].slice(0, MAX_REMEMBERED);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // Storage is switched off: they are shown until the page is left.
  }
  return ids;
}
