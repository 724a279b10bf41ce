import { describe, expect, it } from '@jest/globals';
import { whyNoCamera } from './use-ar-preview';

describe('why there is no camera', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'failed'],
    ['AbortError', 'failed'],
  ])('%s means %s', (name, reason) => {
    expect(whyNoCamera(new DOMException('', name))).toBe(reason);
  });

  it('is a failure when nobody can tell', () => {
    expect(whyNoCamera('no camera')).toBe('failed');
  });
});
