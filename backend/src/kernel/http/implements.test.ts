import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { z } from 'zod';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { defineCalls } from '@planet-heroes/contracts/kernel/calls/define-calls';
import { Config } from '@planet-heroes/platform/config/config';
import { CommandReaders } from '../commands/command-readers.js';
import { LogTailer } from '../projections/log-tailer.js';
import { ApiErrorFilter } from './api-error.filter.js';
import { assertImplemented } from './implementations.js';
import { Implements, Input } from './implements.js';

const receipt = z.object({ thing: z.string(), times: z.number() });
const params = z.object({ thing: z.string().length(1) });
const described = { summary: 'A', description: 'B', caller: 'public' as const };
const CALLS = defineCalls(
  {
    readThing: 'GET /things/{thing}',
    buyThing: 'POST /things/{thing}',
    weighThing: 'GET /weights/{thing}',
    sellThing: 'DELETE /things/{thing}',
  },
  { tag: 'Things', description: 'For a test.' },
  {
    readThing: {
      ...described,
      params,
      query: z.object({ times: z.coerce.number().default(1) }),
      answers: { 200: { schema: receipt } },
    },
    buyThing: {
      ...described, params, body: z.object({ times: z.number() }), answers: { 201: { schema: receipt } }, command: true,
    },
    weighThing: {
      ...described,
      params,
      checks: { params: z.object({ thing: z.unknown() }) },
      answers: { 200: { type: 'text/plain' } },
    },
    sellThing: { ...described, params, answers: { 200: { schema: receipt } } },
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

  @Implements(CALLS.weighThing)
  weigh(@Input() { params }: CallInput<typeof CALLS.weighThing>) {
    return `${String(params.thing)} weighs nothing`;
  }
}

// What a command that has succeeded needs; none does here.
const unused = [LogTailer, Config, CommandReaders].map((provide) => ({ provide, useValue: {} }));

@Module({ controllers: [ThingsController], providers: unused })
class ThingsModule {}

describe('a method that implements a call', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await NestFactory.create<NestFastifyApplication>(ThingsModule, new FastifyAdapter(), {
      logger: false,
      abortOnError: false,
    });
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

  it('reports what is wrong with the body before what is wrong with the path', async () => {
    const [, { error }] = await send('POST', '/things/long', { times: 'many' });
    expect(error.details.issues[0].path).toBe('times');
    expect(await send('GET', '/things/long')).toMatchObject([400, { error: { code: 'invalid_request' } }]);
  });

  it('is given what the call says is checked before it, where that is less', async () => {
    expect((await app.inject({ method: 'GET', url: '/weights/long' })).body).toBe('long weighs nothing');
  });

  it('is the only one: a second throws when it is declared', () => {
    const second = Implements(CALLS.readThing);
    expect(() => second({}, 'again', { value: () => ({ thing: 'a', times: 1 }) })).toThrow(
      'readThing has two implementations: ThingsController.read and Object.again',
    );
  });
});

describe('calls without an implementation', () => {
  const { readThing, weighThing, sellThing } = CALLS;
  const routes = [{ method: 'GET', path: '/things/{thing}' }];

  it('are named where nothing was declared to answer them', () => {
    const text = 'The call sellThing (DELETE /things/{thing}) has no implementation.';
    expect(() => assertImplemented([readThing, sellThing], routes)).toThrow(text);
  });

  it('are named where what answers them is in no module', () => {
    const text = 'The call weighThing (GET /weights/{thing}) is not reached: ThingsController.weigh is in no module.';
    expect(() => assertImplemented([readThing, weighThing], routes)).toThrow(text);
  });

  it('are none where each has one', () => {
    expect(() => assertImplemented([readThing], routes)).not.toThrow();
  });
});
