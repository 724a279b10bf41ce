import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { leaderboardChangeBetween } from '@planet-heroes/contracts/areas/leaderboard/change';
import type {
  LeaderboardChange,
  LeaderboardSnapshot,
  RoomPosition,
  SubscribeAck,
} from '@planet-heroes/contracts/socket-map';
import fc from 'fast-check';
import { LiveConnection } from './live-connection';
import { ROOMS } from '../../app/rooms';
import { foldOf } from './rooms';
import { FakeSocket, sampleHero } from './testing/fakes';

/** What can befall a client: `lost` and `doubled` messages, late answers, cut connections, another node, a pause. */
const misfortune = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('told', 'lost', 'doubled'), hero: fc.nat(8), points: fc.nat(50) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answered' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cut', 'other node', 'pause', 'resume') }) },
);

/** A server's leaderboard room: knows its history for a while, and can be another node with another epoch. */
class FakeBoard {
  heroes: Leaderboard = [];
  #epoch = 0;
  #changes: LeaderboardChange[] = [];

  award(hero: number, points: number): { change: LeaderboardChange } & RoomPosition {
    const id = `hero-${hero}`;
    const total = (this.heroes.find((each) => each.id === id)?.points ?? 0) + points;
    const next = [...this.heroes.filter((each) => each.id !== id), sampleHero(id, total)].sort((a, b) =>
      b.points - a.points
    );
    const change = leaderboardChangeBetween(this.heroes, next, next.length);
    this.heroes = next;
    this.#changes.push(change);
    return { change, ...this.#position };
  }

  moveToOtherNode(): void {
    this.#epoch += 1;
    this.#changes = [];
  }

  answer(since: RoomPosition | undefined): SubscribeAck<'leaderboard'> {
    if (since?.epoch !== this.#position.epoch) {
      return {
        ok: true,
        kind: 'snapshot',
        snapshot: { heroes: this.heroes, totalHeroes: this.heroes.length },
        ...this.#position,
      };
    }
    return { ok: true, kind: 'changes', changes: this.#changes.slice(since.position), ...this.#position };
  }

  get #position(): RoomPosition {
    return { epoch: `epoch-${this.#epoch}`, position: this.#changes.length };
  }
}

describe('under any fault on the way', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('the board that is shown ends equal to the server’s', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(misfortune, { maxLength: 60 }), async (story) => {
        const socket = new FakeSocket();
        const board = new FakeBoard();
        const connection = new LiveConnection({
          openSocket: async () => socket,
          browserEvents: new EventTarget(),
          random: () => 0,
          fold: foldOf(ROOMS),
        });
        let shown: Leaderboard = [];
        let answered = 0;
        connection.onUpdate(({ state }) => {
          shown = (state as LeaderboardSnapshot).heroes;
        });
        const answerNext = () => {
          const request = socket.sentOf('room:subscribe')[answered];
          if (!request) return;
          answered += 1;
          request[1](board.answer(request[0].since));
        };
        const reconnect = async () => {
          answered = socket.sentOf('room:subscribe').length; // Answers to what was asked before the cut never come.
          socket.hear('disconnect', 'transport close');
          await jest.advanceTimersByTimeAsync(10_000);
          socket.hear('connect');
        };

        connection.hold('leaderboard');
        connection.start();
        await jest.advanceTimersByTimeAsync(0);
        socket.hear('connect');
        for (const event of story) {
          if (event.kind === 'answered') answerNext();
          else if (event.kind === 'cut') await reconnect();
          else if (event.kind === 'pause') connection.pause();
          else if (event.kind === 'resume') connection.resume();
          else if (event.kind === 'other node') {
            board.moveToOtherNode();
            await reconnect();
          } else if ('hero' in event) {
            const message = { room: 'leaderboard' as const, ...board.award(event.hero, event.points) };
            const times = { told: 1, lost: 0, doubled: 2 }[event.kind];
            for (let time = 0; time < times; time += 1) socket.hear('room:changed', message);
          }
        }
        connection.resume();
        socket.hear('room:changed', { room: 'leaderboard', ...board.award(0, 1) });
        while (answered < socket.sentOf('room:subscribe').length) answerNext();

        expect(shown).toEqual(board.heroes);
        expect(connection.status).toBe('live');
        connection.stop();
      }),
      { numRuns: 300 },
    );
  });
});
