import type { SponsorshipState } from '@planet-heroes/contracts/areas/missions/tiers';
import type { SponsoredMission, Sponsorship, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import { SITE } from '../../../kernel/config/site';
import { formatDay, formatMoment } from '../../../kernel/i18n/format-date';
import { formatAmount } from '../../../kernel/i18n/format-money';
import { partnersTexts } from '../texts.en';
import { offered, OfferedText } from '../../translations/offered-text';
import { Badge, type BadgeTone } from '../../../kit/badge';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { scrollToSection } from '../../../kit/move-focus';
import { TitledSection } from '../../../kit/titled-section';
import { SECTION_IDS } from './champion-card';
import { MissionFunding } from './choice-cards';
import { HowToPay } from './how-to-pay';
import { type ReactNode, useEffect } from 'react';

/** As messages about a sponsorship link to it. */
const OWN_ID = 'your-sponsorships';

const TONES: Record<SponsorshipState, BadgeTone> = {
  submitted: 'neutral',
  in_review: 'warning',
  approved: 'positive',
  declined: 'danger',
};

interface OwnSponsorshipsProps {
  sponsorships: readonly Sponsorship[];
  /** The one that was made on this page, to be shown. */
  made: string | undefined;
  missions: readonly SponsoredMission[];
  tiers: readonly SponsorshipTier[];
}

/** What the visitor gave, and what became of it. */
export function OwnSponsorships({ sponsorships, made, missions, tiers }: OwnSponsorshipsProps) {
  // It comes after the missions: by then the address has been followed in vain.
  useEffect(() => {
    if (made || location.hash === `#${OWN_ID}`) scrollToSection(OWN_ID);
  }, [made]);
  return (
    <TitledSection id={OWN_ID} title={partnersTexts.own.title}>
      <ul className="grid gap-4 lg:grid-cols-2">
        {sponsorships.map((sponsorship) => (
          <OwnSponsorship key={sponsorship.id} sponsorship={sponsorship} missions={missions} tiers={tiers} />
        ))}
      </ul>
    </TitledSection>
  );
}

interface OwnSponsorshipProps {
  sponsorship: Sponsorship;
  missions: readonly SponsoredMission[];
  tiers: readonly SponsorshipTier[];
}

/** A sponsorship before its approval, with its mission's bar. */
function OwnSponsorship({ sponsorship, missions, tiers }: OwnSponsorshipProps) {
  const text = partnersTexts.own;
  const { missionId, tierId, amount, isAnonymous, state, submittedAt, paidAt } = sponsorship;
  const mission = missions.find((other) => other.id === missionId);
  const tier = tiers.find((other) => other.id === tierId);
  return (
    <li className="min-w-0">
      <Card className="grid h-full content-start gap-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <Heading level={3}>{mission ? <OfferedText of={mission.title} /> : missionId}</Heading>
            <p className="text-sm text-ink-muted">
              <span>{text.amount(formatAmount(amount), tier ? offered(tier.name) : tierId)}</span>
              {' · '}
              <span>{formatMoment(submittedAt)}</span>
              {isAnonymous && <span>{` · ${text.anonymous}`}</span>}
            </p>
          </div>
          <Badge tone={TONES[state]}>{paidAt ? text.isPaid : text.states[state]}</Badge>
        </div>
        {/* The sponsor's own news: spoken when it changes. */}
        <p role="status" className="text-sm">
          {reasonOf(sponsorship)}
        </p>
        {!SITE.isDemo && (state === 'submitted' || state === 'in_review') && <p className="text-sm">{text.next}</p>}
        {state === 'approved' && <Payment sponsorship={sponsorship} />}
        {state === 'declined' && (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => scrollToSection(SECTION_IDS.sponsor)}
          >
            {text.another}
          </Button>
        )}
        {mission && <MissionFunding mission={mission} />}
      </Card>
    </li>
  );
}

/** Why it stands as it does: the policy's reason in the page's language, a person's quoted as it was written. */
function reasonOf({ state, reason, objections }: Sponsorship): ReactNode {
  const { explanations, policy, ourTeam } = partnersTexts.own;
  if (reason === null) return explanations[state];
  return objections ? policy(reason, objections) : <span>{ourTeam} “<bdi>{reason}</bdi>”</span>;
}

/** Whether an approved sponsorship is paid, and how to pay it. */
function Payment({ sponsorship }: { sponsorship: Sponsorship }) {
  const { paid, demo } = partnersTexts.own;
  const { paidAt } = sponsorship;
  if (!paidAt && !SITE.isDemo) return <HowToPay sponsorship={sponsorship} />;
  return <p className="text-sm">{paidAt ? paid(formatDay(paidAt)) : demo}</p>;
}
