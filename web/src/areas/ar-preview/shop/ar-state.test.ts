import { describe, expect, it } from '@jest/globals';
import { AR_BEGINNING, type ArEvent, arReducer, type ArState, mayStart } from './ar-state';

const after = (...events: ArEvent[]): ArState => events.reduce(arReducer, AR_BEGINNING);
const checked = (permission: ArState['permission'] = 'prompt'): ArEvent => ({
  type: 'checked',
  supported: true,
  permission,
});
const permission = (answer: ArState['permission']): ArEvent => ({ type: 'permission', permission: answer });

describe('an AR preview', () => {
  it('begins by checking what the device can do', () => {
    expect(after()).toEqual({ support: 'checking', permission: 'prompt', mode: 'preview', waiting: false });
  });

  it('shows the product alone where the device does not support it, regardless of later events', () => {
    const unsupported = after({ type: 'checked', supported: false, permission: 'prompt' });
    expect(unsupported.support).toBe('unsupported');
    for (
      const event of [checked(), { type: 'asked' }, permission('granted'), { type: 'started' }, {
        type: 'reset',
      }] as const
    ) {
      expect(arReducer(unsupported, event)).toBe(unsupported);
    }
  });

  it('is in preview mode with the permission that the browser remembers', () => {
    expect(after(checked('granted'))).toMatchObject({ support: 'supported', permission: 'granted', mode: 'preview' });
    expect(after(checked('denied'))).toMatchObject({ support: 'supported', permission: 'denied', mode: 'preview' });
  });

  it.each(['prompt', 'denied'] as const)('does not start while permission is at %s', (answer) => {
    const state = after(checked(answer));
    expect(mayStart(state)).toBe(false);
    expect(arReducer(state, { type: 'started' })).toBe(state);
  });

  it('starts once permission is granted, also after a refusal, and returns with a reset', () => {
    const granted = after(checked(), { type: 'asked' }, permission('denied'), { type: 'asked' }, permission('granted'));
    expect(granted).toMatchObject({ permission: 'granted', waiting: false });
    expect(mayStart(granted)).toBe(true);
    const started = arReducer(granted, { type: 'started' });
    expect(started.mode).toBe('camera');
    expect(arReducer(started, { type: 'reset' })).toEqual(granted);
  });

  it('waits while the camera is asked, and no longer once it has answered in any way', () => {
    const asked = after(checked('granted'), { type: 'asked' });
    expect(asked.waiting).toBe(true);
    for (
      const event of [
        permission('denied'),
        { type: 'started' },
        { type: 'camera-missing' },
        { type: 'camera-failed' },
        { type: 'reset' },
      ] as const
    ) {
      expect(arReducer(asked, event).waiting).toBe(false);
    }
  });

  it('leaves the camera when permission is withdrawn, the camera fails or is gone', () => {
    const running = after(checked('granted'), { type: 'started' });
    expect(arReducer(running, permission('denied'))).toMatchObject({ mode: 'preview', permission: 'denied' });
    expect(arReducer(running, { type: 'camera-failed' })).toMatchObject({ mode: 'preview', permission: 'granted' });
    expect(arReducer(running, { type: 'camera-missing' })).toMatchObject({ mode: 'preview', support: 'unsupported' });
  });
});
