import { describe, expect, it } from '@jest/globals';
import { askedList } from './asked-list';

describe('what an address asks of a list', () => {
  it.each([
    ['', { status: 'processing' }],
    ['after=x', { status: 'processing', after: 'x' }],
    ['status=', { status: '' }],
    ['company=Gulf&after=x', { company: 'Gulf', after: 'x' }],
  ])('of ?%s', (text, asked) => {
    expect(askedList(new URLSearchParams(text), { status: 'processing' })).toEqual(asked);
  });
});
