import { describe, expect, it } from '@jest/globals';
import { AREAS } from '../../areas.js';
import type { Transaction } from '../database/database.js';
import { type Area, defineArea, type EventOf, type Reaction } from './area.js';
import { Areas, areasOf } from './areas.js';

const LIST: readonly Area[] = AREAS.list;
const without = (name: string) => LIST.filter((area) => area.name !== name);
const cause = { subject: 'x', cause: 'test', time: new Date(0) };

describe('the areas', () => {
  it('are refused with the command or event that two of them handle', () => {
    const { 'join-hero': joinHero } = LIST.find(({ name }) => name === 'heroes')!.commands!;
    expect(() => new Areas([...LIST, defineArea({ name: 'clones', commands: { 'join-hero': joinHero! } })])).toThrow(
      'Two areas handle "join-hero": one of them is clones.',
    );
    const { 'pickup.completed': completed } = LIST.find(({ name }) => name === 'pickups')!.events!;
    expect(() => new Areas([...LIST, defineArea({ name: 'couriers', events: { 'pickup.completed': completed! } })]))
      .toThrow(
        'Two areas handle "pickup.completed": one of them is couriers.',
      );
  });

  it('are refused with the command or event that none of them handles', () => {
    expect(() => new Areas(without('shares'))).toThrow('No area handles "record-share".');
    const [pickups] = LIST.filter(({ name }) => name === 'pickups');
    const { 'pickup.completed': _completed, ...others } = pickups!.events!;
    expect(() => new Areas([...without('pickups'), { ...pickups!, events: others }]))
      .toThrow('No area handles "pickup.completed".');
  });

  it('are refused when none or several of them keep the balances of points', () => {
    const heroes = LIST.find(({ name }) => name === 'heroes')!;
    const { foldBalances: _none, ...forgetful } = heroes;
    expect(() => new Areas([...without('heroes'), forgetful])).toThrow(
      'One area must keep the balances of points, not none.',
    );
    const bank: Area = { name: 'bank', foldBalances: heroes.foldBalances! };
    expect(() => new Areas([...LIST, bank])).toThrow('One area must keep the balances of points, not heroes and bank.');
  });

  it('react in their order to the events of one append together, and again to what follows', async () => {
    const seen: string[] = [];
    const noting =
      <T extends 'trade.verified' | 'badge.awarded' | 'points.earned'>(
        name: string,
        following: EventOf<'badge.awarded'>[] = [],
      ): Reaction<T> =>
      (_transaction, events) => {
        seen.push(`${name} ${events.map(({ subject }) => subject).join('+')}`);
        return Promise.resolve(following);
      };
    const badge: EventOf<'badge.awarded'> = {
      ...cause,
      subject: 'badge',
      type: 'badge.awarded',
      data: { heroId: 'h', badge: 'First Trade' },
    };
    const areas = new Areas([
      ...LIST.map(({ reactions: _reactions, ...area }) => area),
      { name: 'first', reactions: { 'trade.verified': noting('first', [badge]), 'badge.awarded': noting('first') } },
      {
        name: 'second',
        reactions: [
          { 'trade.verified': noting('second'), 'points.earned': noting('second') },
          { 'trade.verified': noting('third'), 'badge.awarded': noting('second') },
        ],
      },
    ]);
    const data = {
      tradeInId: 't',
      heroId: 'h',
      programme: 'home',
      device: 'd',
      condition: 'c',
      tradeValue: 1,
      bottlesPrevented: 1,
      co2Saved: 1,
    } as const;
    const trade = (subject: string): EventOf<'trade.verified'> => ({ ...cause, subject, type: 'trade.verified', data });
    expect(await areas.react({} as Transaction, [trade('t1'), trade('t2')])).toEqual([badge]);
    expect(seen).toEqual(['first t1+t2', 'second t1+t2', 'third t1+t2', 'first badge', 'second badge']);
  });

  it('are those that a database was opened for', () => {
    expect(areasOf({ areas: AREAS })).toBe(AREAS);
    expect(() => areasOf({ areas: { entities: [] } })).toThrow('opened without areas');
  });
});
