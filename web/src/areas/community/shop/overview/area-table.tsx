import type { DubaiArea } from '@planet-heroes/contracts/areas/community/community-hub';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { communityTexts } from '../../texts.en';
import { nameOf } from '../../../../kernel/i18n/name-of';

/** The map's figures, most heroes first. */
export function AreaTable({ areas }: { areas: readonly DubaiArea[] }) {
  const { table } = communityTexts.map;
  return (
    <div className="border-t border-line px-5 py-3">
      <table className="w-full text-start text-sm">
        <caption className="sr-only">{table.caption}</caption>
        <thead>
          <tr className="text-ink-muted">
            <th scope="col" className="py-2 pe-3 text-start font-semibold">
              {table.area}
            </th>
            <th scope="col" className="py-2 pe-3 text-end font-semibold">
              {table.heroes}
            </th>
            <th scope="col" className="py-2 text-start font-semibold">
              {table.zone}
            </th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ id, name, heroes, zoneId }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="py-2 pe-3 text-start font-medium">
                {nameOf(name)}
              </th>
              <td className="py-2 pe-3 text-end tabular-nums sm:pe-10">{formatWhole(heroes)}</td>
              <td className="py-2">{nameOf(DELIVERY_ZONES.find((zone) => zone.id === zoneId)!.name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
