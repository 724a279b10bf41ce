import { describe, expect, it, jest } from '@jest/globals';
import { textsThere, translated, translateInto } from './translated';

const arabic = {
  early: async () => ({ title: 'الرئيسية', nested: { go: 'انطلق' }, names: { Gold: 'ذهبي' } }),
  late: async () => ({ steps: ['أ', 'ب'] }),
  lost: async () => Promise.reject(new Error('offline')),
};

describe('another language', () => {
  const early = translated('early', {
    title: 'Home',
    nested: { go: 'Go', stay: 'Stay' },
    names: {} as Record<string, string>,
    count: (n: number) => `${n} points`,
  });
  const { nested } = early;

  it('is laid over the groups that are there, also where a part of one has been taken', async () => {
    await translateInto(arabic);
    expect(early.title).toBe('الرئيسية');
    expect(nested.go).toBe('انطلق');
    expect(early.names).toEqual({ Gold: 'ذهبي' });
  });

  it('is laid over each group that comes later, lists as a whole', async () => {
    const late = translated('late', { steps: ['a', 'b', 'c'], title: 'Late' });
    await textsThere();
    expect(late).toEqual({ steps: ['أ', 'ب'], title: 'Late' });
  });

  it('leaves English what it has no word for, or whose words do not come', async () => {
    expect([nested.stay, early.count(3)]).toEqual(['Stay', '3 points']);
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const [lost, unknown] = [translated('lost', { title: 'Lost' }), translated('unknown', { title: 'Other' })];
    await textsThere();
    expect([lost.title, unknown.title]).toEqual(['Lost', 'Other']);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('comes at first only where it is wanted at once', async () => {
    const small = translated('small', { title: 'Small' });
    const { lost: _lost, ...there } = arabic;
    await translateInto({ ...there, small: async () => ({ title: 'صغير' }) }, ['early']);
    expect([early.title, small.title]).toEqual(['الرئيسية', 'Small']);
    await textsThere();
    expect(small.title).toBe('صغير');
  });

  it('gives way to English again, and that to it once more', async () => {
    const { lost: _lost, ...there } = arabic;
    await translateInto(undefined);
    expect([early.title, nested.go, early.names]).toEqual(['Home', 'Go', {}]);
    await translateInto(there);
    expect([early.title, nested.go]).toEqual(['الرئيسية', 'انطلق']);
    await translateInto(undefined);
    expect(translated('late', { steps: ['a'] }).steps).toEqual(['a']);
  });
});
