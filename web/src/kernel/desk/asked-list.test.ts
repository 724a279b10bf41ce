import { describe, expect, it } from '@jest/globals';
import { askedList, onlyState } from './asked-list';

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

describe('the state by which alone a list is searched', () => {
  it.each([['', undefined], ['status=completed', 'completed'], ['status=completed&search=Gulf', undefined]])(
    'of ?%s', (text, state) => expect(onlyState(new URLSearchParams(text))).toBe(state),
  );
});
