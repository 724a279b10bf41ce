import { formatTime } from '../format';
import { MESSAGES } from '../messages';

interface FailureBannerProps {
  failure: string | undefined;
  /** When what is shown was read; 0 where nothing is. */
  goodAt: number;
}

/** Why the newest reading failed, and of when the rest is. */
export function FailureBanner({ failure, goodAt }: FailureBannerProps) {
  if (failure === undefined) return null;
  return (
    <p className="banner" data-status="bad">
      {goodAt > 0 ? MESSAGES.lost(failure, formatTime(goodAt)) : MESSAGES.lostFromStart(failure)}
    </p>
  );
}
