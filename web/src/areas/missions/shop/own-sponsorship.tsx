import { SPONSORSHIP_STATES, type SponsorshipState } from '@planet-heroes/contracts/areas/missions/tiers';
import type { SponsoredMission, Sponsorship, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import { SITE } from '../../../kernel/config/site';
import { formatDay, formatMoment } from '../../../kernel/i18n/format-date';
import { formatAmount } from '../../../kernel/i18n/format-money';
import { partnersTexts } from '../texts.en';
import { offered, OfferedText } from '../../translations/offered-text';
import { Badge, type BadgeTone } from '../../../kit/badge';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { MissionFunding } from './choice-cards';
import { tellsSponsorship } from './mission-rules';
import type { MissionSnapshot } from '@planet-heroes/contracts/areas/missions/room';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { roomKey } from '../../../kernel/live/query-keys';
import { useLiveStore } from '../../../kernel/live/live-store';

/** How often an undecided sponsorship is looked up while no live connection is up. */
const LOOKUP_MS = 5000;

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
 * A sponsorship before its approval, with its mission's bar. One that the server no longer knows, or answers with too
 * few fields, is left out.
 */
export function OwnSponsorship({ id, missions, tiers }: OwnSponsorshipProps) {
  const text = partnersTexts.own;
  const sponsorship = useSponsorshipNews(id);
  if (!sponsorship || !tellsSponsorship(sponsorship)) return null;
  const { missionId, tierId, amount, isAnonymous, state, submittedAt } = sponsorship;
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
          <Badge tone={TONES[state]}>{text.states[state]}</Badge>
        </div>
        {/* The sponsor's own news: spoken when it changes. */}
        <p role="status" className="text-sm">
          {reasonOf(sponsorship)}
        </p>
        {state === 'approved' && <p className="text-sm">{paymentOf(sponsorship)}</p>}
        {mission && <MissionFunding mission={mission} />}
      </Card>
    </li>
  );
}

/** Why it stands as it does: the policy's reason in the page's language, a person's as it was written. */
function reasonOf({ state, reason, objections }: Sponsorship): ReactNode {
  const { explanations, policy } = partnersTexts.own;
  if (reason === null) return explanations[state];
  return objections ? policy(reason, objections) : <bdi>{reason}</bdi>;
}

/** Whether an approved sponsorship is paid, and how to pay it. */
function paymentOf({ id, paidAt }: Sponsorship): string {
  const { paid, demo, toPay } = partnersTexts.own;
  if (paidAt) return paid(formatDay(paidAt));
  return SITE.isDemo ? demo : toPay(SITE.contactEmail, id.slice(0, 8));
}

/**
 * The state of a sponsorship. The missions' room announces a change, then the call gives the reason; without a live
 * connection the call is repeated until the decision.
 */
function useSponsorshipNews(id: string): Sponsorship | undefined {
  const queryClient = useQueryClient();
  const isPolling = useLiveStore(({ status, isPaused }) => status === 'polling' && !isPaused);
  const { data: sponsorship, refetch } = useQuery({
    ...queryOptionsOf(MISSIONS_ROUTES.readSponsorship, { params: { id } }),
    refetchInterval: ({ state }) => (isPolling && !isDecided(state.data) ? LOOKUP_MS : false),
  });
  const { data: room } = useQuery<MissionSnapshot>({ queryKey: roomKey('missions'), queryFn: skipToken });
  const news = room?.sponsorships.find((other) => other.id === id);
  const state = sponsorship?.state;

  const isBehind = news !== undefined && state !== undefined
    && (SPONSORSHIP_STATES.indexOf(news.state) > SPONSORSHIP_STATES.indexOf(state)
      || (news.isPaid && !sponsorship?.paidAt));
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);

  const isApproved = state === 'approved';
  useEffect(() => {
    if (isApproved && isPolling) void queryClient.invalidateQueries({ queryKey: [MISSIONS_ROUTES.listMissions] });
  }, [isApproved, isPolling, queryClient]);

  return sponsorship;
}

function isDecided(sponsorship: Sponsorship | undefined): boolean {
  return sponsorship?.state === 'approved' || sponsorship?.state === 'declined';
}
