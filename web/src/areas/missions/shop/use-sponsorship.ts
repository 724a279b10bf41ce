import { SPONSORSHIP_AMOUNT } from '@planet-heroes/contracts/areas/missions/tiers';
import { DEMO_SPONSOR_ID } from '@planet-heroes/contracts/kernel/demo';
import type { Sponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askOnce } from '../../../kernel/api/ask-once';
import { refreshUnlessLive } from '../../../kernel/live/refresh-queries';
import { ApiError, failureText } from '../../../kernel/api/api-error';
import { partnersTexts } from '../texts.en';
import { toast } from '../../../kit/toast/toast';
import { openForAddress, openSignIn, useJoiningStore } from '../../heroes/joining-store';
import { tellsSponsorship, toFils } from './mission-rules';

export interface SponsorshipChoice extends SponsorshipForm {
  missionId: string;
  tierId: string;
}

/** What the sponsor enters; the amount is AED. */
export interface SponsorshipForm {
  amount: number;
  message: string;
  isAnonymous: boolean;
}

export const EMPTY_FORM: SponsorshipForm = { amount: SPONSORSHIP_AMOUNT.default, message: '', isAnonymous: false };

/**
 * Submits a sponsorship for approval and reads the missions again, unless they are live (spec document 2, sections 4, 7
 * and 8). The sponsorship is undefined where the answer does not contain it.
 */
export function useSponsorship(onCreated: (choice: SponsorshipChoice, sponsorship: Sponsorship | undefined) => void) {
  const queryClient = useQueryClient();
  return useMutation<unknown, Error, SponsorshipChoice>({
    mutationFn: ({ amount, message, ...choice }) =>
      askOnce(MISSIONS_ROUTES.submitSponsorship, {
        body: { ...choice, sponsorId: DEMO_SPONSOR_ID, amount: toFils(amount), message: message || null },
      }),
    onSuccess: (answer, choice) => {
      const sponsorship = tellsSponsorship(answer) ? answer : undefined;
      toast(partnersTexts.toasts.created);
      void refreshUnlessLive(queryClient, { queryKey: [MISSIONS_ROUTES.listMissions] }, 'missions');
      onCreated(choice, sponsorship);
    },
    onError: (error) => {
      const { failedTitle, failed } = partnersTexts.toasts;
      const code = error instanceof ApiError && error.code;
      // The address first, which may have a hero already; what was chosen stays.
      if (code === 'session_required' || code === 'sign_in_required') {
        useJoiningStore.setState({ isForSponsorship: true, afterwards: partnersTexts.toasts.notSent });
        (code === 'sign_in_required' ? openForAddress : openSignIn)();
      } else toast({ title: failedTitle, description: failureText(error, failed), variant: 'destructive' });
    },
  });
}
