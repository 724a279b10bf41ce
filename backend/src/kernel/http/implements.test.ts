import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { z } from 'zod';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { defineCalls } from '@planet-heroes/contracts/kernel/calls/define-calls';
import { ApiErrorFilter } from './api-error.filter.js';
import { Implements, Input } from './implements.js';

const receipt = z.object({ thing: z.string(), times: z.number() });
const described = { summary: 'A', description: 'B', caller: 'public' as const };
const CALLS = defineCalls(
  { readThing: 'GET /things/{thing}', buyThing: 'POST /things/{thing}' },
  { tag: 'Things', description: 'For a test.' },
  {
    readThing: { ...described, params: z.object({ thing: z.string() }), query: z.object({ times: z.coerce.number().default(1) }), answers: { 200: { schema: receipt } } },
    buyThing: { ...described, params: z.object({ thing: z.string() }), body: z.object({ times: z.number() }), answers: { 201: { schema: receipt } }, command: true },
  },
);

@Controller()
class ThingsController {
  @Implements(CALLS.readThing)
  read(@Input() { params, query }: CallInput<typeof CALLS.readThing>) {
    return { ...params, ...query };
  }

  @Implements(CALLS.buyThing)
  buy(@Input() { params, body }: CallInput<typeof CALLS.buyThing>) {
    return { ...params, ...body };
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

describe('a method that implements a call', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await NestFactory.create<NestFastifyApplication>(ThingsModule, new FastifyAdapter(), { logger: false });
    // A refusal needs neither the log nor the faults.
    app.useGlobalFilters(new ApiErrorFilter(undefined as never, undefined as never));
    await app.init();
  });
  afterAll(() => app.close());
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const { statusCode, body } = await app.inject({ method, url, ...(payload && { payload }) });
    return [statusCode, JSON.parse(body)];
  };

  it('is reached under its route, with its values checked and filled in', async () => {
    expect(await send('GET', '/things/a')).toEqual([200, { thing: 'a', times: 1 }]);
    expect(await send('GET', '/things/b?times=3')).toEqual([200, { thing: 'b', times: 3 }]);
  });

  it('answers with the call’s status', async () => {
    expect(await send('POST', '/things/a', { times: 2 })).toEqual([201, { thing: 'a', times: 2 }]);
  });

  it('is not reached by what its call does not take', async () => {
    const [status, { error }] = await send('POST', '/things/a', { times: 'many' });
    expect([status, error.code, error.details.issues[0].path]).toEqual([400, 'invalid_request', 'times']);
  });

  it('is the only one: a second throws when it is declared', () => {
    const second = Implements(CALLS.readThing);
    expect(() => second({}, 'again', { value: () => ({ thing: 'a', times: 1 }) })).toThrow('readThing has two implementations: ThingsController.read and Object.again');
  });
});
