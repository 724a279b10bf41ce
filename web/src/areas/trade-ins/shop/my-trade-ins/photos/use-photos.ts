import type { ConditionQuestion } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { TRADE_IN_PHOTO_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/photo-routes';
import { useState } from 'react';
import { ask } from '../../../../../kernel/api/ask';
import { failureText } from '../../../../../kernel/api/api-error';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { useTradeInCommand } from '../commands';
import { HEIC_HEAD_BYTES, isHeic, PHOTO_LIMITS } from '@planet-heroes/contracts/areas/trade-ins/photos';

const TYPE = 'image/jpeg';

const QUALITY = 0.88;

/** A file that the browser cannot show. */
class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

/** One that is HEIC, in a browser that does not read it. */
class HeicPhoto extends Error {
  override readonly name = 'HeicPhoto';
}

export interface PhotosInHand {
  /** Which of how many is on its way; undefined while none is. */
  sending: { at: number; of: number } | undefined;
  problem: string | undefined;
  isRemoving: boolean;
  add: (files: readonly File[], question: ConditionQuestion | undefined) => Promise<void>;
  remove: (photoId: string) => Promise<boolean>;
}

/** Sends and takes back photos of a trade-in, one after the other. */
export function usePhotos(id: string): PhotosInHand {
  const [sending, setSending] = useState<PhotosInHand['sending']>();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync: send } = useTradeInCommand(
    ({ body, question }: { body: Blob; question: ConditionQuestion | undefined }) =>
      ask(TRADE_IN_PHOTO_ROUTES.addTradeInPhoto, { params: { id }, query: { question }, body }),
  );
  const { mutateAsync: takeBack, isPending: isRemoving } = useTradeInCommand((photoId: string) =>
    ask(TRADE_IN_PHOTO_ROUTES.removeTradeInPhoto, { params: { id, photoId } })
  );

  async function add(files: readonly File[], question: ConditionQuestion | undefined): Promise<void> {
    setProblem(undefined);
    try {
      for (const [index, file] of files.entries()) {
        setSending({ at: index + 1, of: files.length });
        await send({ body: await smallPhoto(file), question });
      }
    } catch (error) {
      setProblem(refusalOf(error));
    } finally {
      setSending(undefined);
    }
  }

  async function remove(photoId: string): Promise<boolean> {
    setProblem(undefined);
    try {
      await takeBack(photoId);
      return true;
    } catch (error) {
      setProblem(refusalOf(error));
      return false;
    }
  }

  return { sending, problem, isRemoving, add, remove };
}

/** Why a photo was not taken, in the page’s language. */
function refusalOf(error: unknown): string {
  const { heic, unreadable, failed } = myTradeInsTexts.photos;
  if (error instanceof HeicPhoto) return heic;
  return error instanceof UnreadablePhoto ? unreadable : failureText(error, failed);
}

/**
 * A photo as it is sent: upright, a JPEG no larger than what is kept, so that little travels. Throws `UnreadablePhoto`
 * or `HeicPhoto`.
 */
async function smallPhoto(file: Blob): Promise<Blob> {
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
