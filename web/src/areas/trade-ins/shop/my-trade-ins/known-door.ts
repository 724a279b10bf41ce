import { AREA_ZONES, areasIn } from '@planet-heroes/contracts/areas/pickups/areas';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../heroes/use-me';
import { myTradeInsQuery } from '../../my-trade-ins-query';

export type KnownDoor = Record<'zoneId' | 'address' | 'contact' | 'phone', string | null>;

/** What the hero's last trade-in with an address says of the door, or else the profile. */
export function useKnownDoor(): KnownDoor {
  const { data: me } = useMe();
  const { data: tradeIns = [] } = useQuery(myTradeInsQuery);
  // The demo hero is everybody's, and so would be the address.
  const doors: (Partial<KnownDoor> | null)[] = me?.isDemo
    ? []
    : tradeIns.map(({ handover, returnAddress }) => handover?.address ? handover : returnAddress);
  const door = doors.find(Boolean);
  const isNamed = me && !me.isGuest && !me.isDemo;
  const [area] = areasIn(door?.address ?? '');
  return {
    zoneId: area ? AREA_ZONES[area] : door?.zoneId ?? me?.zoneId ?? null,
    address: door?.address ?? null,
    contact: door?.contact ?? (isNamed ? me.name : null),
    phone: door?.phone ?? me?.phone ?? null,
  };
}
