import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SPONSORSHIP_STATES } from './tiers.js';
import { MISSION_STATUSES, type SponsoredMission } from './schemas.js';
import { applyMissionChange, compareMissions, SPONSORSHIP_NEWS_KEPT } from './change.js';
import type { MissionSnapshot } from './room.js';

const mission = (id: string, status: SponsoredMission['status'] = 'funding', currentFunding = 0) =>
  ({ id, title: `Mission ${id}`, status, currentFunding }) as SponsoredMission;
const EMPTY: MissionSnapshot = { missions: [], sponsorships: [] };

describe('the room of missions', () => {
  it('lists missions that look for funding first, wherever a change puts them', () => {
    const before = { ...EMPTY, missions: [mission('b'), mission('a', 'active')] };
    const after = applyMissionChange(before, {
      missions: { changed: [mission('b', 'completed'), mission('c')], removed: [] },
      sponsorships: [],
    });
    expect(after.missions.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(before.missions.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('keeps a sponsorship’s furthest state when news arrives out of order', () => {
    const news = [{ id: 's', state: 'approved' }, { id: 's', state: 'submitted' }, {
      id: 's',
      state: 'in_review',
    }, { id: 's', state: 'approved', isPaid: true }] as const;
    const { sponsorships } = applyMissionChange(EMPTY, {
      missions: { changed: [], removed: [] },
      sponsorships: [...news],
    });
    expect(sponsorships).toEqual([{ id: 's', state: 'approved', isPaid: true }]);
  });

  it('comes to the same list however changes are cut into pieces, and keeps no more news than it should', () => {
    const missions = fc.array(
      fc
        .record({
          id: fc.constantFrom('a', 'b', 'c', 'd'),
          status: fc.constantFrom(...MISSION_STATUSES),
          funding: fc.nat(),
        })
        .map(({ id, status, funding }) => mission(id, status, funding)),
    );
    const news = fc.array(
      fc.record({ id: fc.string({ maxLength: 2 }), state: fc.constantFrom(...SPONSORSHIP_STATES) }),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(missions, news, (changed, sponsorships) => {
        const last = [...new Map(changed.map((item) => [item.id, item])).values()];
        const whole = applyMissionChange(EMPTY, { missions: { changed: last, removed: [] }, sponsorships });
        const pieces = changed.reduce(
          (state, item) => applyMissionChange(state, { missions: { changed: [item], removed: [] }, sponsorships: [] }),
          EMPTY,
        );
        expect(pieces.missions).toEqual(whole.missions);
        expect(whole.missions).toEqual([...last].sort(compareMissions));
        expect(whole.sponsorships.length).toBeLessThanOrEqual(SPONSORSHIP_NEWS_KEPT);
      }),
    );
  });
});
