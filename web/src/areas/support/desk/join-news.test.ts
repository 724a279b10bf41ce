import { expect, it } from '@jest/globals';
import type { CompanyMessages } from '@planet-heroes/contracts/areas/support/schemas';
import { joinNews } from './join-news';

type Message = CompanyMessages['messages'][number];

const message = (id: string, part: Partial<Message>): Message => ({
  id, channel: 'email', kind: 'order-stage', locale: 'en', state: 'sent', createdAt: '2026-11-27T10:00:00.000Z',
  sentAt: null, to: 'l•••@noor.example', about: null, ...part,
});
const order = (id: string, step: string) => ({ about: { kind: 'order' as const, id, step } });

it('joins adjacent messages about one order, with its steps in their course and everyone who got one', () => {
  const joined = joinNews([
    message('5', order('PO-1', 'received')),
    message('4', { ...order('PO-1', 'received'), to: 'a•••@noor.example', state: 'waiting' }),
    message('3', order('PO-1', 'approved')),
    message('2', order('PO-2', 'created')),
    message('1', order('PO-1', 'created')),
  ]);
  expect(joined).toMatchObject([
    {
      id: '5', about: { id: 'PO-1' }, steps: ['approved', 'received'], states: ['sent', 'waiting'],
      to: ['l•••@noor.example', 'a•••@noor.example'],
    },
    { id: '2', about: { id: 'PO-2' }, steps: ['created'] },
    { id: '1', about: { id: 'PO-1' }, steps: ['created'] },
  ]);
});

it('leaves apart what is about nothing that is known', () => {
  expect(joinNews([message('2', {}), message('1', {})])).toHaveLength(2);
});
