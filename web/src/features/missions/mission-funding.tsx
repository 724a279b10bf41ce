import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { formatWholeFils } from '../../shared/format/format-money';
import { formatWhole } from '../../shared/format/format-number';
import { RollingNumber } from '../../shared/live/rolling-number';
import { messages } from '../../shared/messages/messages';
import { offered } from '../../shared/messages/offered';
import { Progress } from '../../shared/ui/progress';
import { fundingPercent } from './mission-rules';

/** How far a mission is funded, in dirhams, in percent and as a bar that moves. */
export function MissionFunding({ mission }: { mission: SponsoredMission }) {
  const text = messages.partners.mission;
  const percent = Math.floor(fundingPercent(mission));
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <RollingNumber
          value={mission.currentFunding}
          format={(fils) => text.funding(formatWholeFils(fils), formatWholeFils(mission.fundingGoal))}
        />
        <span className="font-semibold">{text.percent(formatWhole(percent))}</span>
      </p>
      <Progress value={percent} label={text.fundingLabel(offered(mission.title))} />
    </div>
  );
}
