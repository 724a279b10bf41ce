import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { formatWholeFils } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { partnersTexts } from '../texts.en';
import { offered } from '../../../kernel/i18n/offered';
import { Progress } from '../../../kit/progress';
import { fundingPercent } from './mission-rules';

/** How far a mission is funded, in dirhams, in percent and as a bar that moves. */
export function MissionFunding({ mission }: { mission: SponsoredMission }) {
  const text = partnersTexts.mission;
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
