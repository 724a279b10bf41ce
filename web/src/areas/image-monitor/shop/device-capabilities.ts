import { networkInformation, readsWebp } from './browser-abilities';

export interface DeviceCapabilities {
  webp: boolean;
  avif: boolean;
  devicePixelRatio: number;
  /** The connection's effective type; undefined where the browser does not tell. */
  connectionType: string | undefined;
}

/** The smallest picture that tells whether AVIF can be read. */
const AVIF_SAMPLE =
  'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=';

/** What this device can show, and over which connection (spec document 1, section 3). */
export async function deviceCapabilities(): Promise<DeviceCapabilities> {
  return {
    webp: readsWebp(),
    avif: await canDecode(AVIF_SAMPLE),
    devicePixelRatio,
    connectionType: networkInformation()?.effectiveType,
  };
}

async function canDecode(source: string): Promise<boolean> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}
