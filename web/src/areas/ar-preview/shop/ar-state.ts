export type CameraPermission = 'prompt' | 'granted' | 'denied';

/** Where a preview stands (spec document 1, section 4, AR preview). */
export interface ArState {
  support: 'checking' | 'unsupported' | 'supported';
  permission: CameraPermission;
  mode: 'preview' | 'camera';
  /** The camera has been asked for and has not answered yet. */
  waiting: boolean;
}

export type ArEvent =
  | { type: 'checked'; supported: boolean; permission: CameraPermission }
  | { type: 'asked' }
  | { type: 'permission'; permission: CameraPermission }
  | { type: 'started' }
  | { type: 'camera-missing' }
  | { type: 'camera-failed' }
  | { type: 'reset' };

export const AR_BEGINNING: ArState = { support: 'checking', permission: 'prompt', mode: 'preview', waiting: false };

/** Whether Start AR Preview may start (spec document 1, section 5). */
export function mayStart({ support, permission }: ArState): boolean {
  return support === 'supported' && permission === 'granted';
}

/** What an event makes of a preview. Events that do not fit where it stands change nothing. */
export function arReducer(state: ArState, event: ArEvent): ArState {
  if (event.type === 'checked') {
    return state.support === 'checking'
      ? { ...state, support: event.supported ? 'supported' : 'unsupported', permission: event.permission }
      : state;
  }
  if (state.support !== 'supported') return state;
  switch (event.type) {
    case 'asked':
      return { ...state, waiting: true };
    case 'permission':
      // Without permission there is no picture: the camera's mode ends with it.
      return {
        ...state,
        permission: event.permission,
        mode: event.permission === 'granted' ? state.mode : 'preview',
        waiting: false,
      };
    case 'started':
      return mayStart(state) ? { ...state, mode: 'camera', waiting: false } : state;
    case 'camera-missing':
      return { ...state, support: 'unsupported', mode: 'preview', waiting: false };
    case 'camera-failed':
      return { ...state, mode: 'preview', waiting: false };
    case 'reset':
      return { ...state, mode: 'preview', waiting: false };
  }
}
