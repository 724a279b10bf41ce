import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import type { CommandContext, ExternalHandler } from '../../kernel/commands/command-handler.js';
import { askConcierge } from './ask-concierge.handler.js';
import { answerQuestion } from './answer-question.js';
import { askLanguageModel } from './language-model.js';

interface Asked {
  model: string;
  messages: { role: string; content: string }[];
  tools?: unknown[];
}
const QUESTION = { message: 'How much for an iPhone 15 Pro in good condition?' };
const says = (content: unknown, calls?: unknown[]) => ({
  id: 'c1',
  object: 'chat.completion',
  created: 0,
  model: 'm',
  choices: [{
    index: 0,
    finish_reason: 'stop',
    message: { role: 'assistant', content, ...(calls && { tool_calls: calls }) },
  }],
});
const call = (argument: unknown, name = 'value_phone') => ({
  id: 'call-1',
  type: 'function',
  function: { name, arguments: typeof argument === 'string' ? argument : JSON.stringify(argument) },
});
const VALUE = call({ programme: 'home', device: 'iPhone 15 Pro', condition: 'good' });

describe('a language model', () => {
  let server: Server;
  let baseUrl: string;
  let asked: Asked[];
  let urls: unknown[];
  let keys: unknown[];
  let faults: unknown[];
  let answer: (request: Asked, response: ServerResponse) => unknown;
  beforeAll(async () => {
    const reply = async (request: IncomingMessage, response: ServerResponse) => {
      const body = JSON.parse(await text(request)) as Asked;
      asked.push(body);
      urls.push(request.url);
      keys.push(request.headers.authorization);
      const said = answer(body, response);
      if (said !== undefined)
        response.setHeader('content-type', 'application/json').end(
          typeof said === 'string' ? said : JSON.stringify(said),
        );
    };
    server = createServer((request, response) => void reply(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  beforeEach(() => {
    [asked, urls, keys, faults] = [[], [], [], []];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const settings = () => ({ baseUrl, apiKey: 'key', model: 'small-model' });
  const ask = () =>
    (askConcierge as ExternalHandler<'ask-concierge'>).external(QUESTION, undefined as never, {
      commandId: 'c',
      now: new Date(),
      services: {
        ...TEST_SERVICES,
        languageModel: settings(),
        onModelFault: (fault) => faults.push(fault),
      },
    } as CommandContext);
  const instead = { ...answerQuestion(QUESTION), fallback: true };

  it('learns prices from the tool, and its answer carries them', async () => {
    answer = ({ messages }) =>
      messages.some(({ role }) => role === 'tool')
        ? says('It is worth AED 2,480 in the home programme.')
        : says(null, [VALUE]);
    expect(await ask()).toMatchObject({
      response: 'It is worth AED 2,480 in the home programme.',
      fallback: false,
      valuations: [{ device: 'iPhone 15 Pro', condition: 'good', tradeValue: 2480 }],
    });
    expect(asked[1]!.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('"tradeValue":2480'),
    });
    expect(asked[0]).toMatchObject({ model: 'small-model', tools: [{ function: { name: 'value_phone' } }] });
  });

  it('gets an error where a phone is not priced, a condition unknown or the call nonsense', async () => {
    const needed = 'programme, device and condition are needed.';
    for (
      const [argument, wrong] of [
        [{ programme: 'home', device: 'Nokia', condition: 'good' }, expect.stringContaining('Nokia')],
        [{ programme: 'home', device: '15', condition: 'poor' }, expect.stringContaining('poor')],
        ['no json', needed],
        ['{}', needed],
      ] as const
    ) {
      answer = (
        { messages },
      ) => (messages.some(({ role }) => role === 'tool')
        ? says('I cannot price this one.')
        : says(null, [call(argument)]));
      expect(await ask()).toMatchObject({ response: 'I cannot price this one.', fallback: false, valuations: [] });
      expect(JSON.parse(asked.at(-1)!.messages.at(-1)!.content)).toEqual({ error: wrong });
    }
  });

  it('has no other tool, and only this many answers of it at once', async () => {
    answer = ({ messages }) =>
      messages.some(({ role }) => role === 'tool')
        ? says('It is worth AED 2,480.')
        : says(null, [call({}, 'buy_phone'), ...Array.from({ length: 9 }, () => VALUE)]);
    const { valuations } = await askLanguageModel(settings(), QUESTION);
    const told = asked.at(-1)!.messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
    expect(told).toHaveLength(10);
    expect(told.filter((content) => content.includes('"tradeValue":2480'))).toHaveLength(valuations.length);
    expect([told[0], told[1], told[9]]).toEqual([
      'There is no such tool.', expect.stringContaining('2480'), 'There is no such tool.',
    ]);
  });

  it('is asked with what was said before and the phones that are looked at, below any address it has', async () => {
    answer = () => says('Hello.');
    const recentMessages = ['Hi', { role: 'assistant' as const, content: 'Good day.' }];
    const context = { recentMessages, phoneModels: ['iPhone 13', 'iPhone 14'] };
    for (const slashes of ['', '//']) {
      await askLanguageModel({ ...settings(), baseUrl: `${baseUrl}${slashes}` }, { ...QUESTION, context } as never);
      expect(asked.at(-1)!.messages.slice(1)).toEqual([
        { role: 'user', content: 'Hi' }, { role: 'assistant', content: 'Good day.' },
        {
          role: 'user', content: `${QUESTION.message}\n(Phones that the visitor looks at: iPhone 13, iPhone 14)`,
        },
      ]);
    }
    await askLanguageModel({ ...settings(), apiKey: '' }, { ...QUESTION, context: { phoneModels: [] } } as never);
    expect(asked.at(-1)!.messages.slice(1)).toEqual([{ role: 'user', content: QUESTION.message }]);
    expect(urls).toEqual(asked.map(() => '/v1/chat/completions'));
    expect(keys).toEqual(['Bearer key', 'Bearer key', undefined]);
  });

  it.each<[string, (request: Asked, response: ServerResponse) => unknown]>([
    ['states a price of its own', () => says('I offer you AED 9,999!')],
    [
      'bends the tool’s price',
      ({ messages }) => (messages
          .some(({ role }) => role === 'tool')
        ? says('It is worth AED 2,500.')
        : says(null, [VALUE])),
    ],
    ['answers 500', (_, response) => void response.writeHead(500).end('{"error":{"message":"oh"}}')],
    ['answers garbage', () => '<html>what?</html>'],
    ['answers half of something', () => '{"choices":[{"message"'],
    ['answers nothing', () => says('')],
    ['answers another kind of thing', () => ({ choices: 'none' })],
    ['answers at endless length', () => says('a '.repeat(4001))],
    ['hangs up', (_, response) => void response.destroy()],
    ['asks for prices without end', () => says(null, [VALUE])],
  ])('that %s is replaced by the concierge itself', async (_, how) => {
    answer = how;
    expect(await ask()).toEqual(instead);
    expect(faults).toEqual([expect.any(Error)]);
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  it('that is slow, or slow in every round, is given up within the bound', async () => {
    answer = () => undefined;
    const started = performance.now();
    await expect(askLanguageModel(settings(), QUESTION, [], 300)).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(2000);
    answer = (_, response) =>
      void setTimeout(
        () => response.setHeader('content-type', 'application/json').end(JSON.stringify(says(null, [VALUE]))),
        200,
      );
    const again = performance.now();
    await expect(askLanguageModel(settings(), QUESTION, [], 300)).rejects.toThrow();
    expect(performance.now() - again).toBeLessThan(2000);
  });

  it('that is not there at all is replaced as well', async () => {
    await expect(askLanguageModel({ ...settings(), baseUrl: 'http://127.0.0.1:1/v1' }, QUESTION)).rejects.toThrow();
  });
});
