import type { DubaiParticipation } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { dubaiRewardsTexts } from '../texts.en';
import { offered } from '../../../kernel/i18n/offered';
import { Progress } from '../../../kit/progress';
import { metricAmount } from './metric-amount';

/** How far the visitor has come in a challenge; before joining, what would count. Both take the same room. */
export function OwnProgress({ own }: { own: DubaiParticipation | undefined }) {
  const text = dubaiRewardsTexts.challenge;
  if (!own) return <p className="min-h-15 border-t border-line pt-4 text-sm text-ink-muted">{text.notJoined}</p>;
  const { title, metric, progress, target, pointsEarned } = own;
  return (
    <div className="grid min-h-15 content-start gap-2 border-t border-line pt-4 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {text.progress(metricAmount(metric, progress), metricAmount(metric, target))}
        </span>
        {pointsEarned > 0 && <span className="text-positive">{text.earned(formatWhole(pointsEarned))}</span>}
      </p>
      <Progress value={progress} max={target} label={text.progressLabel(offered(title))} />
    </div>
  );
}
