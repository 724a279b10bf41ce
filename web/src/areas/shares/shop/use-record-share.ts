import type { RecordShareRequest } from '@planet-heroes/contracts/areas/shares/schemas';
import { SHARES_ROUTES } from '@planet-heroes/contracts/areas/shares/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../kernel/api/ask';
import { actingHeroId } from '../../heroes/acting-hero';
import { socialShareTexts } from '../texts.en';
import { toast } from '../../../kit/toast/toast';
import { toastNext } from './toast-next';

/**
 * Records a share and says so (spec document 2, section 8). A share that was not recorded has still been sent: like the
 * specification, we trouble nobody with it.
 */
export function useRecordShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (share: RecordShareRequest) => {
      await actingHeroId();
      return ask(SHARES_ROUTES.recordShare, { body: share });
    },
    onSuccess: (_, { platform }) => {
      const { title, description } = socialShareTexts.shared;
      // What was copied comes with a toast that says what to do with it: it is left to be read.
      const show = isCopied(platform) ? toastNext : toast;
      show({ title, description });
      void queryClient.invalidateQueries({ queryKey: [SHARES_ROUTES.listMyShares] });
      void queryClient.invalidateQueries({ queryKey: [SHARES_ROUTES.listMyReferrals] });
    },
    onError: (error) => console.warn('The share was not recorded', error),
  });
}

function isCopied(platform: string): boolean {
  return platform === 'instagram' || platform === 'native';
}
