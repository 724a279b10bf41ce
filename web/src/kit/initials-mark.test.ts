import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './initials-mark';

describe('the mark made of a name', () => {
  it.each([
    ['Sara Al Noor', 'SA'], ['Mira (demo)', 'Md'], ['🌟 Noor', '🌟N'], ['🇦🇪 Team', '🇦🇪T'], ['أحمد علي', 'أع'], ['  Omar ', 'O'], ['👩‍🔧', '👩‍🔧'],
  ])('of %s is %s', (name, mark) => expect(initialsOf(name)).toBe(mark));
});
