import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import type {
  ActingHero, ClaimAddress, ClaimReceipt, DubaiParticipation, RewardClaim,
} from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../kernel/api/ask';
import { askOnce } from '../../kernel/api/ask-once';
import type { CallQuery } from '../../kernel/api/query-options';
import { hasFields } from '../../kernel/api/read-answer';
import { refreshUnlessLive } from '../../kernel/live/refresh-queries';
import { actingHeroId, refreshOwn } from '../heroes/acting-hero';
import { toastFailure } from '../../kernel/api/toast-failure';
import { toast } from '../../kit/toast/toast';
import { myChallengesQuery, myClaimsQuery } from './dubai-queries';
import { dubaiRewardsTexts } from './texts.en';

interface HeroCommand<Answer, Own, Given = void> {
  send: (body: ActingHero) => Promise<unknown>;
  /** The public list that it changes. */
  list: Route;
  /** The visitor's own list that the answer joins, and how. */
  ownList: CallQuery<Own[]>;
  join: (answer: Answer, known: readonly Own[]) => Own[];
  /**
   * Whether the answer, whose form the specs leave open, is enough to be shown before the list is read again.
   */
  tells: (answer: unknown) => answer is Answer;
  /** What follows, with what it was given. */
  after?: (answer: Answer, given: Given) => void;
  success: { title: string; description: string };
  /** What is said where the server says nothing. */
  failure: string;
}

/**
 * Does something as the visitor's hero and shows how it ended (spec document 2, sections 7 and 8). What it changed is
 * read again where no live room pushes it. The key lets the hero's room wait for the answer.
 */
function useHeroCommand<Answer, Own, Given = void>(
  { send, list, ownList, join, tells, after, success, failure }: HeroCommand<Answer, Own, Given>,
) {
  const queryClient = useQueryClient();
  return useMutation<unknown, Error, Given>({
    mutationKey: ownList.queryKey,
    mutationFn: async () => send({ heroId: await actingHeroId() }),
    onSuccess: (answer, given) => {
      toast(success);
      if (!tells(answer)) return;
      queryClient.setQueryData(ownList.queryKey, (known) => known && join(answer, known));
      after?.(answer, given);
    },
    onError: (error) => toastFailure(error, failure),
    // After a refusal as well: a refusal means that the page showed old data.
    onSettled: () => {
      void refreshUnlessLive(queryClient, { queryKey: [list] }, 'dubai');
      void refreshUnlessLive(queryClient, { queryKey: [LEADERBOARD_ROUTES.readLeaderboardByPath] }, 'leaderboard');
      void refreshOwn(queryClient);
    },
  });
}

/** Joins a challenge as the visitor's hero. */
export function useJoinChallenge(challengeId: string) {
  const { joined, joinFailed } = dubaiRewardsTexts.toasts;
  return useHeroCommand<DubaiParticipation, DubaiParticipation>({
    send: (body) => askOnce(DUBAI_REWARDS_ROUTES.joinDubaiChallenge, { params: { challengeId }, body }),
    list: DUBAI_REWARDS_ROUTES.listDubaiChallenges,
    ownList: myChallengesQuery,
    join: (participation, known) => [participation, ...known.filter((other) => other.challengeId !== challengeId)],
    tells: (answer) =>
      hasFields<DubaiParticipation>(answer, {
        challengeId: 'string',
        title: 'string',
        status: 'string',
        metric: 'string',
        progress: 'number',
        target: 'number',
        pointsEarned: 'number',
      }),
    success: joined,
    failure: joinFailed,
  });
}

/** Claims a reward as the visitor's hero; the receipt joins the visitor's claims, and an address follows it. */
export function useClaimReward(rewardId: string) {
  const { claimed, claimFailed } = dubaiRewardsTexts.toasts;
  const queryClient = useQueryClient();
  return useHeroCommand<ClaimReceipt, RewardClaim, ClaimAddress | void>({
    send: (body) => askOnce(DUBAI_REWARDS_ROUTES.claimReward, { params: { rewardId }, body }),
    list: DUBAI_REWARDS_ROUTES.listDubaiRewards,
    ownList: myClaimsQuery,
    join: (receipt, known) => [asClaim(receipt), ...known.filter(({ claimId }) => claimId !== receipt.claimId)],
    tells: (answer) =>
      hasFields<ClaimReceipt>(answer, {
        claimId: 'string', rewardId: 'string', title: 'string', partner: 'string', category: 'string', value: 'number',
        pointsCost: 'number', state: 'string', claimedAt: 'string', fulfilBy: 'string',
      }),
    after: ({ claimId }, address) => {
      if (!address) return;
      void sendAddress(queryClient, claimId, address)
        .catch((error: unknown) => toastFailure(error, dubaiRewardsTexts.claiming.address.failed));
    },
    success: claimed,
    failure: claimFailed,
  });
}

/** Says where the reward of a claim goes; the claim that is answered takes its place in the list. */
export function useClaimAddress(claimId: string) {
  const queryClient = useQueryClient();
  return useMutation<void, Error, ClaimAddress>({
    mutationFn: (address) => sendAddress(queryClient, claimId, address),
    onError: (error) => toastFailure(error, dubaiRewardsTexts.claiming.address.failed),
  });
}

async function sendAddress(queryClient: QueryClient, claimId: string, body: ClaimAddress): Promise<void> {
  const { deliverTo } = await ask(DUBAI_REWARDS_ROUTES.setClaimAddress, { params: { claimId }, body });
  queryClient.setQueryData(myClaimsQuery.queryKey, (known) =>
    known?.map((claim) => (claim.claimId === claimId ? { ...claim, deliverTo } : claim)));
}

/** The receipt as the list of claims will show it: nothing has happened to it yet. */
function asClaim({ availablePoints: _availablePoints, ...claim }: ClaimReceipt): RewardClaim {
  return { ...claim, deliverTo: null, reason: null, timeline: [{ state: 'claimed', at: claim.claimedAt }] };
}
