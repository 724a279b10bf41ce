import { DUBAI_AREAS, type DubaiAreaId } from '@planet-heroes/contracts/areas/community/community-hub';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { communityTexts } from '../../texts.en';
import { nameOf } from '../../../../kernel/i18n/name-of';

/** The chosen area in words. */
export function AreaDetails({ areaId, rank }: { areaId: DubaiAreaId; rank: number }) {
  const text = communityTexts.map;
  const area = DUBAI_AREAS.find(({ id }) => id === areaId)!;
  const zone = DELIVERY_ZONES.find(({ id }) => id === area.zoneId)!;
  return (
    <div>
      <p className="text-xs font-semibold text-ink-muted">{text.rank(rank, DUBAI_AREAS.length)}</p>
      <p className="font-display text-xl font-semibold">{nameOf(area.name)}</p>
      <p className="mt-1 font-display text-3xl font-medium lining-nums">{formatWhole(area.heroes)}</p>
      <p className="text-sm text-ink-muted">{text.heroesHere}</p>
      <p className="mt-2 text-sm text-ink-muted">{text.zone(nameOf(zone.name))}</p>
    </div>
  );
}
