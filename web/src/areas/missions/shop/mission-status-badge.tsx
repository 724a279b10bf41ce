import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { partnersTexts } from '../texts.en';
import { Badge, type BadgeTone } from '../../../kit/badge';

/** Active green, funding yellow, anything else grey (spec document 2, section 4). */
const TONES: Partial<Record<SponsoredMission['status'], BadgeTone>> = { active: 'positive', funding: 'warning' };

/** A mission's status, by colour and by word. */
export function MissionStatusBadge({ status }: Pick<SponsoredMission, 'status'>) {
  return <Badge tone={TONES[status] ?? 'neutral'}>{partnersTexts.mission.status[status] ?? status}</Badge>;
}
