import { useQueryClient } from '@tanstack/react-query';
import { tellOtherTabs } from '../../../kernel/live/other-tabs';
import { liveConnection } from '../../../kernel/live/live-client';

/** The screens show another company from now on, and the live connection's handshake is another's. */
export function useActedFor(): () => void {
  const queryClient = useQueryClient();
  return () => {
    tellOtherTabs();
    liveConnection.renew();
    void queryClient.invalidateQueries();
  };
}
