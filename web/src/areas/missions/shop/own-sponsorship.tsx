import type { SponsorshipState } from '@planet-heroes/contracts/areas/missions/tiers';
import type { SponsoredMission, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import { formatMoment } from '../../../kernel/i18n/format-date';
import { formatWholeFils } from '../../../kernel/i18n/format-money';
import { partnersTexts } from '../texts.en';
import { offered } from '../../../kernel/i18n/offered';
import { OfferedText } from '../../../kernel/i18n/offered-text';
import { Badge, type BadgeTone } from '../../../kit/badge';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { MissionFunding } from './mission-funding';
import { tellsSponsorship } from './tells-sponsorship';
import { useSponsorshipNews } from './use-sponsorship-news';

const TONES: Record<SponsorshipState, BadgeTone> = {
  submitted: 'neutral',
  in_review: 'warning',
  approved: 'positive',
  declined: 'danger',
};

interface OwnSponsorshipProps {
  id: string;
  missions: readonly SponsoredMission[];
  tiers: readonly SponsorshipTier[];
}

/**
 * A sponsorship on its way to approval, with its mission's bar. One that the server no longer knows, or tells too
 * little of, is left out.
 */
export function OwnSponsorship({ id, missions, tiers }: OwnSponsorshipProps) {
  const text = partnersTexts.own;
  const sponsorship = useSponsorshipNews(id);
  if (!sponsorship || !tellsSponsorship(sponsorship)) return null;
  const { missionId, tierId, amount, isAnonymous, state, reason, submittedAt } = sponsorship;
  const mission = missions.find((other) => other.id === missionId);
  const tier = tiers.find((other) => other.id === tierId);
  return (
    <li className="min-w-0">
      <Card className="grid h-full content-start gap-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <Heading level={3}>{mission ? <OfferedText of={mission.title} /> : missionId}</Heading>
            <p className="text-sm text-ink-muted">
              {text.amount(formatWholeFils(amount), tier ? offered(tier.name) : tierId)} · {formatMoment(submittedAt)}
              {isAnonymous && ` · ${text.anonymous}`}
            </p>
          </div>
          <Badge tone={TONES[state]}>{text.states[state]}</Badge>
        </div>
        {/* The sponsor's own news: spoken when it changes. */}
        <p role="status" className="text-sm">
          {reason ?? text.explanations[state]}
        </p>
        {mission && <MissionFunding mission={mission} />}
      </Card>
    </li>
  );
}
