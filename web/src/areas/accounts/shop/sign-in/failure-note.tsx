import { accountsTexts } from '../../texts.en';
import type { SignInFailure } from './failure';
import { useSecondsUntil } from './use-seconds-until';

/** Says what went wrong, and counts down while the server takes no more tries. */
export function FailureNote({ failure }: { failure: SignInFailure | undefined }) {
  const left = useSecondsUntil(failure?.until);
  const text = failure?.until === undefined ? failure?.text : left > 0 && accountsTexts.wait(left);
  return (
    // Said once, when it appears: what counts down is not read out again and again.
    <div role="alert" aria-atomic="false" aria-relevant="additions" className="empty:hidden">
      {text && <p className="text-sm font-medium text-danger tabular-nums">{text}</p>}
    </div>
  );
}
