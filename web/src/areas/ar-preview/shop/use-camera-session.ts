import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { toastsTexts } from '../../../kernel/i18n/texts-toasts.en';
import { arPreviewTexts } from '../texts.en';
import { toast } from '../../../kit/toast/toast';
import type { ArEvent } from './ar-state';
import { closeCamera, openCamera, whyNoCamera } from './camera';

interface CameraSession {
  stream: MediaStream | undefined;
  /** Asks for the camera; undefined where it is refused or missing, after the reason is in the state and on screen. */
  request: () => Promise<MediaStream | undefined>;
  show: (stream: MediaStream) => void;
  stop: () => void;
}

/** Holds at most one camera stream, and stops it when the dialog that opened it closes. */
export function useCameraSession(dispatch: Dispatch<ArEvent>): CameraSession {
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
          toast({
            title: toastsTexts.error,
            description: arPreviewTexts
              .toasts
              .failed,
            variant: 'destructive',
          });
      }
      return undefined;
    },
  };
}
