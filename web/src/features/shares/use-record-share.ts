import type { RecordShareRequest, SocialShare } from '@planet-heroes/contracts/areas/shares/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../shared/api/http';
import { meQueryKeys } from '../../shared/hero/me-queries';
import { messages } from '../../shared/messages/messages';
import { toast } from '../../shared/ui/toast/toast';
import { toastNext } from './toast-next';

/** The caller's shares; its segments are the URL. */
export const sharesQueryKey = ['/api/social-shares'];

/**
 * Records a share and says so (spec document 2, section 8). A share that was not recorded has still been sent: like the
 * specification, we trouble nobody with it.
 */
export function useRecordShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (share: RecordShareRequest) => postJson<SocialShare>('/api/social-shares', share),
    onSuccess: (_, { platform }) => {
      const { title, description } = messages.socialShare.shared;
      // What was copied comes with a toast that says what to do with it: it is left to be read.
      const show = isCopied(platform) ? toastNext : toast;
      show({ title, description });
      void queryClient.invalidateQueries({ queryKey: sharesQueryKey });
      void queryClient.invalidateQueries({ queryKey: meQueryKeys.referrals });
    },
    onError: (error) => console.warn('The share was not recorded', error),
  });
}

function isCopied(platform: string): boolean {
  return platform === 'instagram' || platform === 'native';
}
