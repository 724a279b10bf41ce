import { describe, expect, it } from '@jest/globals';
import { translated, translateInto } from './translated';

describe('another language', () => {
  const early = translated('early', { title: 'Home', nested: { go: 'Go', stay: 'Stay' }, count: (n: number) => `${n} points` });
  const { nested } = early;
  translateInto({ early: { title: 'الرئيسية', nested: { go: 'انطلق' } }, late: { steps: ['أ', 'ب'] } });
  const late = translated('late', { steps: ['a', 'b', 'c'], title: 'Late' });

  it('is laid over the groups that are there, also where a part of one has been taken', () => {
    expect(early.title).toBe('الرئيسية');
    expect(nested.go).toBe('انطلق');
  });

  it('is laid over each group that comes later, lists as a whole', () => {
    expect(late.steps).toEqual(['أ', 'ب']);
  });

  it('leaves English what it has no word for', () => {
    expect([nested.stay, early.count(3), late.title]).toEqual(['Stay', '3 points', 'Late']);
    expect(translated('unknown', { title: 'Other' })).toEqual({ title: 'Other' });
  });
});
