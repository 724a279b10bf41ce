/** The areas of Dubai that have a name on the map, each in its delivery zone (spec document 2, section 2). */
export const AREA_ZONES = {
  'Downtown': 'zone-1', 'Deira': 'zone-1', 'Bur Dubai': 'zone-1', 'Jumeirah': 'zone-1', 'Garhoud': 'zone-1',
  'Dubai Marina': 'zone-2', 'Palm Jumeirah': 'zone-2', 'Umm Suqeim': 'zone-2', 'Lake Towers': 'zone-2',
  'Al Barsha': 'zone-2', 'Jumeirah Village': 'zone-2', 'Dubai Hills': 'zone-2', 'Mirdif': 'zone-2',
  'Jebel Ali': 'zone-3', 'Dubai South': 'zone-3', 'Silicon Oasis': 'zone-3',
} as const;
export type AreaName = keyof typeof AREA_ZONES;

export const AREA_NAMES = Object.keys(AREA_ZONES) as AreaName[];

/** The areas that an address names: as a part between commas, perhaps with a number, such as "Al Barsha 2". */
export function areasIn(address: string): AreaName[] {
  const parts = address.split(/[,،\n]/).map((part) => part.trim().toLowerCase().replace(/\s+\d+$/, ''));
  return AREA_NAMES.filter((name) => parts.includes(name.toLowerCase()));
}

/** An area that an address names, where none of those is in the zone; undefined where nothing speaks against it. */
export function areaOutside(zoneId: string, address: string): AreaName | undefined {
  const named = areasIn(address);
  return named.some((name) => AREA_ZONES[name] === zoneId) ? undefined : named[0];
}
