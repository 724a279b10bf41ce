import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshQueries } from '../../kernel/live/refresh-queries';
import { ApiError } from '../../kernel/api/api-error';
import { liveConnection } from '../../kernel/live/live-store';
import { tellOtherTabs } from '../../kernel/live/other-tabs';
import { toastFailure } from '../../kernel/api/toast-failure';
import { toast, type ToastMessage } from '../../kit/toast/toast';
import { companyQueries } from './company-keys';

interface CompanyCommand<Input, Result> {
  send: (input: Input) => Promise<Result>;
  /** What is said when it is done. */
  done?: (result: Result, input: Input) => ToastMessage;
  /** Follows on the screen. It is not called once the part that asked is gone: what is open by then is another's. */
  onDone?: (result: Result, input: Input) => void;
  /** Reports a refusal in another way; true when it did. */
  onRefused?: (error: ApiError, input: Input) => boolean;
  /** Commands of one name go one after the other. */
  oneByOne?: string;
}

/**
 * A command of the corporate area: shows its result in a toast, a refusal in the server's words, and invalidates the
 * company's queries.
 */
export function useCompanyCommand<Input, Result>(
  { send, done, onDone, onRefused, oneByOne }: CompanyCommand<Input, Result>,
) {
  const queryClient = useQueryClient();
  const isShown = useIsShown();
  return useMutation<Result, Error, Input>({
    mutationFn: send,
    ...(oneByOne && { scope: { id: oneByOne } }),
    onSuccess: (result, input) => {
      if (done) toast(done(result, input));
      if (isShown.current) onDone?.(result, input);
    },
    onError: (error, input) => {
      if (!(error instanceof ApiError && onRefused?.(error, input))) toastFailure(error);
    },
    // A refusal, too, says that what is shown was out of date.
    onSettled: () => refreshQueries(queryClient, companyQueries),
  });
}

function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** The screens show another company from now on, and the live connection's handshake is another's. */
export function useActedFor(): () => void {
  const queryClient = useQueryClient();
  return () => {
    tellOtherTabs();
    liveConnection.renew();
    void queryClient.invalidateQueries();
  };
}
