import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { MESSAGES } from '@planet-heroes/contracts/kernel/rooms/messages';
import { ROOM_DESCRIPTIONS, type RoomDescription } from '@planet-heroes/contracts/socket-map';
import { asyncApiDocument } from './asyncapi-document.js';

const document = asyncApiDocument() as any;
const messages = Object.entries<any>(document.components.messages);
const rooms = Object.entries(ROOM_DESCRIPTIONS) as [string, RoomDescription][];

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === '$ref' ? [item as string] : referencesIn(item)));
}

/** Every object, choice and list of values among schemas and within them. */
function typesIn(value: any): any[] {
  if (typeof value !== 'object' || value === null) return [];
  const isType = ['properties', 'enum', 'anyOf', 'oneOf', 'allOf'].some((key) => Object.hasOwn(value, key));
  return [...(isType ? [value] : []), ...Object.values(value).flatMap(typesIn)];
}

describe('the description of the socket’s messages', () => {
  it('is AsyncAPI 3.0, as plain JSON', () => {
    expect(document.asyncapi).toBe('3.0.0');
    expect(document.info).toMatchObject({ title: expect.stringMatching(/\S/), version: expect.stringMatching(/\S/) });
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('has no reference that leads nowhere', () => {
    const resolve = (reference: string) => reference.slice(2).split('/').reduce((at: any, key) => at?.[key], document);
    expect(referencesIn(document).filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('has a name for all that generators make a type of, and never one for two different things', () => {
    const types = [...messages.map(([, { payload }]) => payload), document.components.schemas].flatMap(typesIn);
    expect(types.length).toBeGreaterThan(150);
    expect(types.filter(({ title }) => !/^[A-Z]\w+$/.test(title ?? ''))).toEqual([]);
    const shapes = Map.groupBy(types, ({ title }) => title);
    expect([...shapes].filter(([, same]) => new Set(same.map((type) => JSON.stringify(type))).size > 1)).toEqual([]);
    expect([...shapes.keys()]).toEqual(expect.arrayContaining(['RoomSubscribe', 'CompanyChange', 'OrderSummaryStatus']));
  });

  it('has an operation for every message and every room, each over messages of its channel', () => {
    const operations = Object.values<any>(document.operations);
    expect(operations).toHaveLength(Object.keys(MESSAGES).length + 2 * rooms.length);
    for (const { action, channel, messages, reply } of operations) {
      expect(['send', 'receive']).toContain(action);
      for (const { $ref } of messages) expect($ref.startsWith(`${channel.$ref}/messages/`)).toBe(true);
      for (const { $ref } of reply?.messages ?? [])
        expect($ref.startsWith(`${reply.channel.$ref}/messages/`)).toBe(true);
    }
  });

  it.each(messages)('shows %s with an example that its schema (draft 7) takes', (_, { payload, examples }) => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'document', components: { schemas: document.components.schemas } });
    const linked = JSON.parse(JSON.stringify(payload).replaceAll('"#/components', '"document#/components'));
    const validate = ajv.compile(linked);
    expect(examples.filter((example: any) => !validate(example.payload))).toEqual([]);
  });

  it.each(rooms)('has examples of the room %s that its schemas take', (_, { snapshot, change, example }) => {
    expect(snapshot.parse(example.snapshot)).toEqual(example.snapshot);
    expect(change.parse(example.change)).toEqual(example.change);
  });

  it.each(Object.entries(MESSAGES))('has examples of %s that its schemas take', (_, { payload, example, ack }) => {
    payload.parse(example);
    if (ack) expect(ack.schema.parse(ack.example)).toEqual(ack.example);
  });
});
