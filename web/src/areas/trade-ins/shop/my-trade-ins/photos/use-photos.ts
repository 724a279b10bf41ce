import type { ConditionQuestion } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { TRADE_IN_PHOTO_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/photo-routes';
import { useState } from 'react';
import { ask } from '../../../../../kernel/api/ask';
import { failureText } from '../../../../../kernel/api/failure-text';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { useTradeInCommand } from '../use-trade-in-command';
import { HeicPhoto, smallPhoto, UnreadablePhoto } from './small-photo';

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
