import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { SPONSORSHIP_AMOUNT } from '@planet-heroes/contracts/areas/missions/tiers';
import { DEMO_SPONSOR_ID } from '@planet-heroes/contracts/kernel/demo';
import type { Sponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../kernel/api/ask';
import { askOnce } from '../../../kernel/api/ask-once';
import { refreshUnlessLive } from '../../../kernel/live/refresh-queries';
import { ApiError, failureText } from '../../../kernel/api/api-error';
import { partnersTexts } from '../texts.en';
import { toast } from '../../../kit/toast/toast';
import { openForAddress, openJoining, openSignIn, useJoiningStore } from '../../heroes/joining-store';
import { meQuery } from '../../heroes/own-queries';
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
  const sponsoring = useMutation<unknown, Error, SponsorshipChoice>({
    async mutationFn({ amount, message, ...choice }) {
      if (queryClient.getQueryData(meQuery.queryKey) === null) throw new NobodyYet();
      return askOnce(MISSIONS_ROUTES.submitSponsorship, {
        body: { ...choice, sponsorId: DEMO_SPONSOR_ID, amount: toFils(amount), message: message || null },
      });
    },
    onSuccess: (answer, choice) => {
      const sponsorship = tellsSponsorship(answer) ? answer : undefined;
      toast(partnersTexts.toasts.created);
      void refreshUnlessLive(queryClient, { queryKey: [MISSIONS_ROUTES.listMissions] }, 'missions');
      onCreated(choice, sponsorship);
    },
    onError: (error, choice) => {
      const again = (): void => sponsoring.mutate(choice);
      const { failedTitle, failed } = partnersTexts.toasts;
      const code = error instanceof ApiError && error.code;
      if (code === 'sign_in_required') askSponsor(openForAddress, again);
      else if (code === 'session_required' || error instanceof NobodyYet) void askWho(again);
      else toast({ title: failedTitle, description: failureText(error, failed), variant: 'destructive' });
    },
  });
  return sponsoring;
}

/** Nothing was sent: the visitor has no hero yet in whose name it would be. */
class NobodyYet extends Error {}

/** The address first, which may have a hero already; the name alone of who is signed in. */
async function askWho(send: () => void): Promise<void> {
  const account = await ask(ACCOUNTS_ROUTES.readMyAccount).catch(() => undefined);
  askSponsor(account?.accountId ? openJoining : openSignIn, send);
}

/** What was chosen stays, and is sent then. */
function askSponsor(open: () => void, send: () => void): void {
  useJoiningStore.setState({ isForSponsorship: true, afterwards: send });
  open();
}
