interface NetworkInformation extends EventTarget {
  effectiveType?: string;
}

/** The browser's connection information, where it has any. */
export function networkInformation(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** Whether the browser reads pictures in WebP. */
export function readsWebp(): boolean {
  return document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp');
}
