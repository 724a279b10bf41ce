import { describe, expect, it } from '@jest/globals';
import { askedList, onlyState, queryFor } from './asked-list';

describe('what an address asks of a list', () => {
  it.each([
    ['', { status: 'processing' }],
    ['after=x', { status: 'processing', after: 'x' }],
    ['status=', {}],
    ['company=Gulf&after=x', { company: 'Gulf', after: 'x' }],
  ])('of ?%s', (text, asked) => {
    expect(askedList(new URLSearchParams(text), { status: 'processing' })).toEqual(asked);
  });
});

describe('the state by which alone a list is searched', () => {
  it.each([
    ['', undefined], ['status=', undefined], ['status=completed', 'completed'], ['status=completed&search=Gulf', undefined],
  ])(
    'of ?%s', (text, state) => expect(onlyState(new URLSearchParams(text))).toBe(state),
  );
});

describe('the query for what a filter holds', () => {
  it.each([
    ['processing', '', 'status=processing'],
    ['processing', 'Gulf', 'search=Gulf'],
    ['completed', 'Gulf', 'status=completed&search=Gulf'],
    ['', 'Gulf', 'search=Gulf'],
    ['', '', 'status='],
  ])('of %j and %j at first', (status, search, query) => {
    expect(queryFor({ status, search }, { status: 'processing' }, ['status']).toString()).toBe(query);
  });

  it('keeps a state that was searched for', () => {
    const given = { status: 'processing', search: 'Gulf' };
    expect(queryFor(given, {}, ['status']).toString()).toBe('status=processing&search=Gulf');
  });
});
