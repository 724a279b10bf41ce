// The city while it lives: who is in it, which phones are under way, and how fast its time goes.
import { setTimeout as delay } from 'node:timers/promises';
import type { CallRoute, RequestOf } from '@planet-heroes/contracts/call-by-route';
import type { ConditionAnswers } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { type As, type Done, MeasuredCalls } from './measured-calls.ts';
import type { PlannedTrade } from './plan.ts';

/** Somebody who acts, and by which headers. */
export interface Person {
  id: string;
  as: As;
}

export interface Company extends Person {
  name: string;
}

/** A phone on its way, as it really is. */
export interface Phone {
  tradeInId: string;
  owner: Person;
  found: ConditionAnswers;
  takesLess: PlannedTrade['takesLess'];
  /** The day in Dubai on which a courier is awaited. */
  day?: string;
}

/** A quote that waits for the desk, or an order for its devices. */
export interface Bulk {
  id: string;
  company: Company;
}

/** What lies where, until somebody whose task it is comes by. */
export interface Shelves {
  doors: Phone[];
  arrived: Phone[];
  inspected: Phone[];
  declined: Phone[];
  quotes: Bulk[];
  orders: Bulk[];
  sponsorships: string[];
}

export interface CityOptions {
  address: string;
  /** Simulated seconds in one real one. */
  speed: number;
  operator: As;
}

/** Every deed that the people of the city are there for. */
export const DEEDS = [
  'hero: look at the board', 'hero: keep a socket open', 'hero: join the city', 'hero: lock a price', 'hero: answer',
  'hero: book a slot', 'hero: join a Dubai challenge', 'hero: join a social challenge', 'hero: claim', 'hero: share',
  'hero: answer a counter-offer',
  'courier: collect', 'desk: receive', 'desk: inspect', 'desk: make a counter-offer', 'desk: wipe', 'desk: answer a quote',
  'desk: process an order',
  'company: ask for a quote', 'company: order', 'company: import', 'sponsor: fund a mission',
] as const;
export type DeedName = (typeof DEEDS)[number];

export class City {
  readonly calls: MeasuredCalls;
  readonly options: CityOptions;
  readonly heroes: Person[] = [];
  readonly companies: Company[] = [];
  readonly shelves: Shelves = {
    doors: [], arrived: [], inspected: [], declined: [], quotes: [], orders: [], sponsorships: [],
  };
  readonly deeds = new Map<DeedName, { tried: number; done: number }>(DEEDS.map((deed) => [deed, { tried: 0, done: 0 }]));
  /** Messages that came over the sockets. */
  pushed = 0;
  private readonly started = performance.now();
  private readonly underWay = new Set<Promise<void>>();
  private most = 0;

  constructor(options: CityOptions) {
    this.options = options;
    this.calls = new MeasuredCalls(options.address);
  }

  /** A call that does not count as a deed. */
  call<R extends CallRoute>(route: R, as: As, request: RequestOf<R>): Promise<Done<R> | undefined> {
    return this.calls.call(route, as, request);
  }

  operate<R extends CallRoute>(route: R, request: RequestOf<R>): Promise<Done<R> | undefined> {
    return this.calls.call(route, this.options.operator, request);
  }

  /** Counts a deed, and how it went. */
  async deed<T>(name: DeedName, act: Promise<T | undefined>): Promise<T | undefined> {
    const count = this.deeds.get(name)!;
    count.tried++;
    const result = await act;
    if (result !== undefined) count.done++;
    return result;
  }

  /** Lets simulated seconds go by. */
  pause(seconds: number): Promise<void> {
    return delay((seconds * 1_000) / this.options.speed);
  }

  /** Simulated seconds since the city began. */
  get now(): number {
    return ((performance.now() - this.started) / 1_000) * this.options.speed;
  }

  /** Lets something go on beside everything else. */
  meanwhile(going: Promise<unknown>): void {
    const noted = going
      .catch((error: unknown) => void this.calls.faults.push({ call: 'the simulation', what: (error as Error).message }))
      .then(() => void this.underWay.delete(noted));
    this.underWay.add(noted);
    this.most = Math.max(this.most, this.underWay.size);
  }

  get mostUnderWay(): number {
    return this.most;
  }

  async untilIdle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }
}
