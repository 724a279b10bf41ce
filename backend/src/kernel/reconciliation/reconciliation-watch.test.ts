import { describe, expect, it } from '@jest/globals';
import { isOverdue } from './reconciliation-watch.js';

describe('a reconciliation', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const ago = (minutes: number) => now - minutes * 60_000;
  const at = (minutes: number) => new Date(ago(minutes)).toISOString();

  it.each([
    ['is overdue after five minutes', 6, 60, true],
    ['is not overdue before', 4, 60, false],
    ['is not overdue right after a start that follows a long pause', 600, 1, false],
    ['is overdue where a process has run for five minutes without one', 600, 6, true],
  ])('%s', (_, checked, started, overdue) => {
    expect(isOverdue(at(checked), ago(started), now)).toBe(overdue);
  });
});
