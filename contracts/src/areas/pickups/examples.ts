export const EXAMPLE_PICKUPS = {
  total: 12,
  zones: [{ zoneId: 'zone-1', done: 7 }, { zoneId: 'zone-2', done: 4 }, { zoneId: 'zone-3', done: 1 }],
};
