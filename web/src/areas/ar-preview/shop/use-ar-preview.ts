import { useEffect, useReducer } from 'react';
import { arPreviewTexts } from '../texts.en';
import { toast } from '../../../kit/toast/toast';
import { AR_BEGINNING, arReducer, type ArState, mayStart } from './ar-state';
import { cameraPermission, closeCamera, hasCamera } from './camera';
import { useCameraSession } from './use-camera-session';

interface ArPreview {
  state: ArState;
  stream: MediaStream | undefined;
  /** Asks for permission; the camera is off again until the preview starts. */
  allow: () => Promise<void>;
  start: () => Promise<void>;
  reset: () => void;
}

/** A preview from the check of the device to the live picture (spec document 1, section 4). */
export function useArPreview(): ArPreview {
  const [state, dispatch] = useReducer(arReducer, AR_BEGINNING);
  const { stream, request, show, stop } = useCameraSession(dispatch);
  const { toasts } = arPreviewTexts;

  useEffect(() => {
    const closing = new AbortController();
    void (async () => {
      const [supported, status] = await Promise.all([hasCamera().catch(() => false), cameraPermission()]);
      if (closing.signal.aborted) return;
      dispatch({ type: 'checked', supported, permission: status?.state ?? 'prompt' });
      // The visitor may allow or block the camera in the browser's own settings meanwhile.
      status?.addEventListener('change', () => dispatch({ type: 'permission', permission: status.state }), {
        signal: closing.signal,
      });
    })();
    return () => closing.abort();
  }, []);
  useEffect(() => {
    // The camera goes off with its mode, however that ends.
    if (state.mode === 'preview' && stream) stop();
  }, [state.mode, stream, stop]);

  return {
    state,
    stream,
    allow: async () => {
      const opened = await request();
      if (!opened) return;
      closeCamera(opened);
      dispatch({ type: 'permission', permission: 'granted' });
    },
    start: async () => {
      if (!mayStart(state)) {
        toast({ ...toasts.permission, variant: 'destructive' });
        return;
      }
      const opened = await request();
      if (!opened) return;
      show(opened);
      dispatch({ type: 'started' });
      toast(toasts.active);
    },
    reset: () => dispatch({ type: 'reset' }),
  };
}
