import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import type {
  LeaderboardChange,
  LeaderboardSnapshot,
  RoomChange,
  RoomPosition,
  SubscribeAck,
} from '@planet-heroes/contracts/socket-map';
import fc from 'fast-check';
import { LiveConnection } from './live-connection';
import { ROOMS } from '../../app/rooms';
import { foldOf } from './rooms';
import { FakeSocket, sampleHero } from './testing/fakes';

/**
 * What can befall a client: messages that are lost, doubled or kept for the next one, late answers, cut connections,
 * another node or log, a pause.
 */
const misfortune = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('told', 'lost', 'doubled', 'kept'), hero: fc.nat(8), points: fc.nat(50) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answered' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cut', 'other node', 'new node', 'other log', 'pause', 'resume') }) },
);

/** A server's leaderboard room: any node knows what was touched behind a position, for a while. */
class FakeBoard {
  heroes: Leaderboard = [];
  log = 'a';
  #touched: string[] = [];
  /** Where this node's knowledge begins. */
  #knownFrom = 0;
  #pushedTo = 0;

  award(hero: number, points: number): void {
    const id = `hero-${hero}`;
    const total = (this.heroes.find((each) => each.id === id)?.points ?? 0) + points;
    this.heroes = [...this.heroes.filter((each) => each.id !== id), sampleHero(id, total)].sort((a, b) =>
      b.points - a.points
    );
    this.#touched.push(id);
  }

  /** All awards since the last push in one. */
  push(): RoomChange {
    const [from, to] = [this.#pushedTo, this.#touched.length];
    this.#pushedTo = to;
    return { room: 'leaderboard', log: this.log, from: `${from}-0`, to: `${to}-0`, at: 0, change: this.#since(from)! };
  }

  /** Another node, which pushes at other moments; a new one knows nothing of what was before. */
  moveToOtherNode(isNew: boolean): void {
    this.#pushedTo = this.#touched.length;
    if (isNew) this.#knownFrom = this.#touched.length;
  }

  restoreAsOtherLog(): void {
    this.log += 'a';
    this.#touched = [];
    this.#knownFrom = 0;
    this.#pushedTo = 0;
  }

  answer(since: RoomPosition | undefined): SubscribeAck<'leaderboard'> {
    const at = { log: this.log, position: `${this.#touched.length}-0`, at: 0 };
    const from = since?.log === this.log ? Number.parseInt(since.position, 10) : -1;
    if (from < this.#knownFrom)
      return { ok: true, kind: 'snapshot', snapshot: { heroes: this.heroes, totalHeroes: this.heroes.length }, ...at };
    return { ok: true, kind: 'change', change: this.#since(from) ?? null, ...at };
  }

  #since(position: number): LeaderboardChange | undefined {
    const touched = new Set(this.#touched.slice(position));
    const places = this.heroes.map((hero, index) => ({ rank: index + 1, hero }));
    const placed = places.filter(({ hero }) => touched.has(hero.id));
    return placed.length === 0 ? undefined : { removed: [], placed, totalHeroes: this.heroes.length };
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
          now: () => 0,
          isSparing: () => false,
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
          else if (event.kind === 'other log') {
            board.restoreAsOtherLog();
            await reconnect();
          } else if (event.kind === 'other node' || event.kind === 'new node') {
            board.moveToOtherNode(event.kind === 'new node');
            await reconnect();
          } else if ('hero' in event) {
            board.award(event.hero, event.points);
            if (event.kind === 'kept') continue;
            const message = board.push();
            const times = { told: 1, lost: 0, doubled: 2 }[event.kind];
            for (let time = 0; time < times; time += 1) socket.hear('room:changed', message);
          }
        }
        connection.resume();
        board.award(0, 1);
        socket.hear('room:changed', board.push());
        while (answered < socket.sentOf('room:subscribe').length) answerNext();

        expect(shown).toEqual(board.heroes);
        expect(connection.status).toBe('live');
        connection.stop();
      }),
      { numRuns: 300 },
    );
  });
});
