import { describe, expect, it } from '@jest/globals';
import { CHAT_LIMITS } from '@planet-heroes/contracts/areas/concierge/catalogue';
import { chatRequestSchema } from '@planet-heroes/contracts/areas/concierge/schemas';
import fc from 'fast-check';
import { charactersLeft, cleanMessage, remember } from './concierge-store';

describe('a message', () => {
  it.each(['', ' ', '\n\t \r\n', '\u0000'])(
    'of nothing but %j is none',
    (text) => expect(cleanMessage(text)).toBeUndefined(),
  );

  it('keeps its lines and loses what is not text', () => {
    expect(cleanMessage('  iPhone 15\tPro,\r\ngood\u0007 ')).toBe('iPhone 15 Pro,\ngood');
  });

  it('is what the server accepts, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
        const message = cleanMessage(text);
        if (message !== undefined) expect(chatRequestSchema.safeParse({ message }).success).toBe(true);
      }),
    );
  });

  it('is cut at the limit, and not through a character', () => {
    const message = cleanMessage('a'.repeat(CHAT_LIMITS.message - 1) + '💧')!;
    expect(message).toBe('a'.repeat(CHAT_LIMITS.message - 1));
  });
});

describe('the room that is left', () => {
  it('is shown near the limit only', () => {
    expect(charactersLeft('a'.repeat(CHAT_LIMITS.message - 201))).toBeUndefined();
    expect(charactersLeft('a'.repeat(CHAT_LIMITS.message - 200))).toBe(200);
    expect(charactersLeft('a'.repeat(CHAT_LIMITS.message))).toBe(0);
  });
});

describe('a conversation', () => {
  it('holds the newest messages in order, as many as the server reads', () => {
    let conversation = remember([], 'first question', 'first answer');
    expect(conversation).toEqual([
      { role: 'user', content: 'first question' },
      { role: 'assistant', content: 'first answer' },
    ]);
    for (let number = 2; number <= 30; number++)
      conversation = remember(conversation, `question ${number}`, `answer ${number}`);
    expect(conversation).toHaveLength(CHAT_LIMITS.recentMessages);
    expect(conversation.at(-1)).toEqual({ role: 'assistant', content: 'answer 30' });
    expect(conversation[0]).toEqual({ role: 'user', content: 'question 21' });
  });

  it('can always be sent along, however long an answer was', () => {
    const recentMessages = remember([], 'question', 'a long answer '.repeat(1000));
    expect(chatRequestSchema.safeParse({ message: 'next', context: { recentMessages } }).success).toBe(true);
  });
});
