import type { SponsoredMission, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import { partnersTexts } from '../texts.en';
import { OwnSponsorship } from './own-sponsorship';
import { TitledSection } from '../../../kit/titled-section';

interface OwnSponsorshipsProps {
  ids: readonly string[];
  missions: readonly SponsoredMission[];
  tiers: readonly SponsorshipTier[];
}

/** What was given from this browser, and what became of it. */
export function OwnSponsorships({ ids, missions, tiers }: OwnSponsorshipsProps) {
  return (
    <TitledSection title={partnersTexts.own.title}>
      <ul className="grid gap-4 lg:grid-cols-2">
        {ids.map((id) => (
          <OwnSponsorship key={id} id={id} missions={missions} tiers={tiers} />
        ))}
      </ul>
    </TitledSection>
  );
}
