import { HEIC_HEAD_BYTES, isHeic, PHOTO_LIMITS } from '@planet-heroes/contracts/areas/trade-ins/photos';

const TYPE = 'image/jpeg';
const QUALITY = 0.88;

/** A file that the browser cannot show. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

/** One that is HEIC, in a browser that does not read it. */
export class HeicPhoto extends Error {
  override readonly name = 'HeicPhoto';
}

/**
 * A photo as it is sent: upright, a JPEG no larger than what is kept, so that little travels. Throws `UnreadablePhoto`
 * or `HeicPhoto`.
 */
export async function smallPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(async () => {
    const head = new Uint8Array(await file.slice(0, HEIC_HEAD_BYTES).arrayBuffer());
    throw isHeic(head) ? new HeicPhoto() : new UnreadablePhoto();
  });
  try {
    const scale = Math.min(1, PHOTO_LIMITS.edge / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d')!;
    // What is transparent becomes paper: JPEG would make it black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadablePhoto())), TYPE, QUALITY)
    );
  } finally {
    picture.close();
  }
}
