import { SECOND_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { ApiError, failureText } from '../../../../kernel/api/api-error';
import { toastsTexts } from '../../../../kernel/i18n/texts-toasts.en';
import { useNow } from '../../../../kit/use-now';
import { accountsTexts } from '../../texts.en';
import { serverNow } from '../../../../kit/server-clock';

/** Why signing in did not go on: in words, or until when the server takes no more tries. */
export type SignInFailure = { text: string; until?: undefined } | { text?: undefined; until: number };

/** What a failed call comes to. */
export function failureOf(error: unknown): SignInFailure {
  if (error instanceof ApiError && error.code === 'too_many_requests' && error.retryAfter !== undefined)
    return { until: serverNow() + error.retryAfter * 1000 };
  return { text: failureText(error, toastsTexts.somethingWentWrong) };
}

/** Says what went wrong, and counts down while the server takes no more tries. */
export function FailureNote({ failure }: { failure: SignInFailure | undefined }) {
  const left = useSecondsUntil(failure?.until);
  const text = failure?.until === undefined ? failure?.text : left > 0 && accountsTexts.wait(left);
  return (
    // Said once, when it appears: what counts down is not read out again and again.
    <div role="alert" aria-atomic="false" aria-relevant="additions" className="empty:hidden">
      {text && <p ref={intoView} className="text-sm font-medium text-danger tabular-nums">{text}</p>}
    </div>
  );
}

/** In a low dialog it may appear below its edge. */
function intoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}

/** Whole seconds until a time in ms, updated every second; 0 once it has passed or where it is undefined. */
export function useSecondsUntil(moment: number | undefined): number {
  const now = useNow(SECOND_MS);
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / SECOND_MS));
}
