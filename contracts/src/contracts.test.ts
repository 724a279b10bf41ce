import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { CommandPayload, CommandResult } from './commands.js';
import { CONTRACTS } from './contracts.js';
import { defineContract, joined } from './kernel/contract.js';
import type { LogEventData } from './log-events.js';
import type { RoomMessages, RoomName } from './socket-map.js';

const areas = join(import.meta.dirname, 'areas');

describe('the contracts', () => {
  it('of all areas are listed', async () => {
    const files = readdirSync(areas, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.contract.ts'));
    expect(files.length).toBeGreaterThan(10);
    const listed: ReadonlySet<unknown> = new Set(CONTRACTS);
    for (const file of files) {
      const exported = Object.values<unknown>(await import(join(areas, file)));
      expect([file, exported.some((each) => listed.has(each))]).toEqual([file, true]);
    }
  });

  it('have types by name', () => {
    const payload: CommandPayload<'claim-reward'> = { rewardId: 'r', heroId: 'h' };
    const result: CommandResult<'remove-hero'> = { heroId: 'h' };
    const data: LogEventData<'pickup.completed'> = { pickupId: 'p', zoneId: 'z' };
    const change: RoomMessages['pickups']['change'] = { total: 0, zones: [] };
    const rooms: RoomName[] = ['pickups', 'order:o'];
    // @ts-expect-error A room that there is one of for each id, without its id.
    const roomless: RoomName = 'order';
    // @ts-expect-error A command that nobody declares.
    type Unknown = CommandPayload<'fly-away'>;
    const nothing = undefined as Unknown;
    expect([payload, result, data, change, rooms, roomless, nothing]).toHaveLength(7);
  });

  it('declare nothing twice', () => {
    const data = z.object({});
    const [one, other] = [defineContract({ logEvents: { 'a.b': data } }), defineContract({ logEvents: { 'a.b': data } })];
    expect(() => joined([one, other], 'logEvents')).toThrow('Two contracts declare "a.b" among their logEvents.');
    expect(joined([one], 'logEvents')).toEqual({ 'a.b': data });
  });

  it('have no parts that nobody reads, and call no event impersonal that nobody sends', () => {
    const data = z.object({});
    // @ts-expect-error A part that contracts do not have.
    const misspelt = defineContract({ logEvent: { 'a.b': data } });
    // @ts-expect-error An event that is not among the ingested ones.
    const unknown = defineContract({ ingestEvents: { 'a.b': data }, impersonalEvents: ['a.c'] });
    expect([misspelt, unknown]).toHaveLength(2);
  });
});
