export interface DeviceCapabilities {
  webp: boolean;
  avif: boolean;
  devicePixelRatio: number;
  /** The connection's effective type; undefined where the browser does not tell. */
  connectionType: string | undefined;
}

interface NetworkInformation extends EventTarget {
  effectiveType?: string;
}

/** The smallest picture that tells whether AVIF can be read. */
const AVIF_SAMPLE =
  'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=';

/** What the browser tells of its connection, where it does. */
export function networkInformation(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** What this device can show, and over which connection (spec document 1, section 3). */
export async function deviceCapabilities(): Promise<DeviceCapabilities> {
  return {
    webp: document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp'),
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
