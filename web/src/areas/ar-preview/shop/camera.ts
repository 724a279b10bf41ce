import type { CameraPermission } from './ar-state';

/** Whether this browser has a camera that a page may ask for. */
export async function hasCamera(): Promise<boolean> {
  // Left out by browsers on pages that did not come over a secure connection.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) return false;
  const known = await devices.enumerateDevices();
  return known.some(({ kind }) => kind === 'videoinput');
}

/** The browser's camera permission; undefined where it does not report one. */
export async function cameraPermission(): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: 'camera' as PermissionName });
  } catch {
    return undefined;
  }
}

/** A live picture, from the camera at the back where there is one. */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' } }, audio: false });
}

/** Switches a camera off. */
export function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** What a refused or failed request means. */
export function whyNoCamera(error: unknown): Exclude<CameraPermission, 'prompt' | 'granted'> | 'missing' | 'failed' {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
