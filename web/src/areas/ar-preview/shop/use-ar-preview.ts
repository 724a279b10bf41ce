import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { toast } from '../../../kit/toast/toast';
import { toastError } from '../../../kernel/api/toast-failure';
import { arPreviewTexts } from '../texts.en';
import { AR_BEGINNING, type ArEvent, arReducer, type ArState, type CameraPermission, mayStart } from './ar-state';

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

interface CameraSession {
  stream: MediaStream | undefined;
  /** Asks for the camera; undefined where it is refused or missing, after the reason is in the state and on screen. */
  request: () => Promise<MediaStream | undefined>;
  show: (stream: MediaStream) => void;
  stop: () => void;
}

/** Holds at most one camera stream, and stops it when the dialog that opened it closes. */
function useCameraSession(dispatch: Dispatch<ArEvent>): CameraSession {
  const [stream, setStream] = useState<MediaStream>();
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  useEffect(() => {
    // Unplugged, or taken away by the system.
    const ended = (): void => dispatch({ type: 'camera-failed' });
    stream?.getVideoTracks()[0]?.addEventListener('ended', ended);
    return () => closeCamera(stream);
  }, [stream, dispatch]);

  const stop = useCallback(() => setStream(undefined), []);

  return {
    stream,
    show: setStream,
    stop,
    request: async () => {
      dispatch({ type: 'asked' });
      try {
        const opened = await openCamera();
        if (!gone.current) return opened;
        closeCamera(opened);
      } catch (error) {
        const reason = whyNoCamera(error);
        if (reason === 'denied') dispatch({ type: 'permission', permission: 'denied' });
        else dispatch({ type: reason === 'missing' ? 'camera-missing' : 'camera-failed' });
        if (reason === 'failed')
          toastError(arPreviewTexts.toasts.failed);
      }
      return undefined;
    },
  };
}

/** Whether this browser has a camera that a page may ask for. */
async function hasCamera(): Promise<boolean> {
  // Left out by browsers on pages that did not come over a secure connection.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) return false;
  const known = await devices.enumerateDevices();
  return known.some(({ kind }) => kind === 'videoinput');
}

/** The browser's camera permission; undefined where it does not report one. */
async function cameraPermission(): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: 'camera' as PermissionName });
  } catch {
    return undefined;
  }
}

/** A live picture, from the camera at the back where there is one. */
function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' } }, audio: false });
}

/** Switches a camera off. */
function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** What a refused or failed request means. */
export function whyNoCamera(error: unknown): Exclude<CameraPermission, 'prompt' | 'granted'> | 'missing' | 'failed' {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
