import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { MissionsRoom } from './missions-room.js';
import { MissionsProjection } from './missions.projection.js';

const event = (type: LogEvent['type'], data: object) => ({ type, time: '2026-01-01T00:00:00Z', data }) as LogEvent;
const opened = event('mission.opened', {
  mission: {
    id: 'm',
    title: 'Refill',
    description: 'Refill points',
    category: 'water',
    status: 'funding',
    currentFunding: 100,
    fundingGoal: 600,
    currentParticipants: 4,
    pointsReward: 50,
  },
});
const approved = (sponsorshipId: string, amount: number) =>
  event('sponsorship.approved', { sponsorshipId, missionId: 'm', amount });
const funded = event('mission.funded', { missionId: 'm' });
const completed = event('mission.completed', { missionId: 'm' });
const fold = (events: readonly LogEvent[]) => {
  const projection = new MissionsProjection();
  for (const each of events) projection.apply(each);
  return projection;
};

describe('the projection of missions', () => {
  const day = [opened, approved('a', 200), approved('b', 300), funded, completed];

  it('comes to the same state and hash for every order of events in the log', () => {
    const expected = fold(day);
    expect(expected.missions()).toMatchObject([{ id: 'm', currentFunding: 600, status: 'completed' }]);
    fc.assert(
      fc.property(fc.shuffledSubarray(day, { minLength: day.length }), (shuffled) => {
        const projection = fold(shuffled);
        expect(projection.missions()).toEqual(expected.missions());
        expect(projection.hash()).toBe(expected.hash());
      }),
    );
  });

  it('has another hash for another amount, status or text', () => {
    const hashes = [day.slice(0, 1), day.slice(0, 2), day.slice(0, 4), day, [approved('a', 1)], [approved('a', 2)]].map(
      (events) => fold(events).hash()
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('sends the room only what changed, with the news of sponsorships by their ids', () => {
    const projection = fold([opened]);
    const room = new MissionsRoom(projection);
    const events = [event('sponsorship.submitted', { sponsorshipId: 'a', missionId: 'm', sponsorId: 'somebody' }), approved('a', 200)];
    for (const each of events) projection.apply(each);
    expect(room.changeBy(events)).toEqual({
      missions: { changed: [expect.objectContaining({ id: 'm', currentFunding: 300 })], removed: [] },
      sponsorships: [{ id: 'a', state: 'submitted' }, { id: 'a', state: 'approved' }],
    });
    expect(room.changeBy([event('hero.renamed', { heroId: 'h', name: 'Noor' })])).toBeUndefined();
  });
});
