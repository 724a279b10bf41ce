import { isHeic, PHOTO_LIMITS } from '@planet-heroes/contracts/areas/trade-ins/photos';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

/** More than any phone’s camera has: a small file may claim to be a picture that no memory holds. */
const MAX_PIXELS = 64_000_000;
/** Of what is decoded whole before it is made smaller: all but plain JPEGs, which cameras make. */
const MAX_PIXELS_WHOLE = 32_000_000;
const MAX_SECONDS = 10;
const QUALITY = 82;

type Sharp = (typeof import('sharp'))['default'];
let loading: Promise<Sharp> | undefined;

/** The decoder takes 10 MB of memory: it is loaded for the first photo. */
function loadSharp(): Promise<Sharp> {
  return (loading ??= import('sharp').then(({ default: sharp }) => {
    // The content decides which decoder runs: only those of photos are open.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));
}

/** A photo as it is kept. */
export interface PlainPhoto {
  bytes: Buffer;
  width: number;
  height: number;
}

/** One at a time, so that decoding has bounded memory for any input. */
let before: Promise<unknown> = Promise.resolve();

/**
 * The picture alone, upright, as a JPEG of at most 1600 pixels: nothing of what the camera or a program wrote beside
 * it, such as a place or a thumbnail, goes on. Throws `photo_is_heic`, which no decoder here reads, `photo_too_large`,
 * or `photo_unreadable`.
 */
export async function plainPhoto(sent: Buffer): Promise<PlainPhoto> {
  if (isHeic(sent)) {
    throw new AppError(
      'photo_is_heic',
      'This photo is HEIC, which we cannot read. Choose it as a JPEG, or take the photo here.',
    );
  }
  const made = before.then(() => make(sent));
  before = made.catch(() => undefined);
  return made;
}

async function make(sent: Buffer): Promise<PlainPhoto> {
  const { edge } = PHOTO_LIMITS;
  const sharp = await loadSharp();
  try {
    await assertQuick(sharp, sent);
    const { data: bytes, info } = await sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('photo_unreadable', 'This is not a photo that we can read. Send a JPEG, a PNG or a WebP.');
  }
}

/** A small PNG of one colour may have as many pixels as a large one, and takes as long. */
async function assertQuick(sharp: Sharp, sent: Buffer): Promise<void> {
  const { format, width, height, isProgressive } = await sharp(sent, { limitInputPixels: MAX_PIXELS }).metadata();
  if ((format === 'jpeg' && !isProgressive) || width * height <= MAX_PIXELS_WHOLE) return;
  throw new AppError(
    'photo_too_large',
    `This picture has more than ${MAX_PIXELS_WHOLE / 1_000_000} million pixels. Please send it smaller, or as a plain JPEG.`,
    { limitPixels: MAX_PIXELS_WHOLE },
  );
}
