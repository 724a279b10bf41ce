import { useRef } from 'react';
import { newReferralCode, shareOrCopy } from '../sharing';
import { toastError } from '../../../kernel/api/toast-failure';
import { socialShareTexts } from '../texts.en';
import { toast, type ToastMessage, useToastStore } from '../../../kit/toast/toast';
import { contentIdOf, type ShareContent, shareTextOf } from './share-content';
import { type LinkedTarget, shareAddress, shareLink, type ShareTarget } from './share-targets';
import type { RecordShareRequest } from '@planet-heroes/contracts/areas/shares/schemas';
import { SHARES_ROUTES } from '@planet-heroes/contracts/areas/shares/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../kernel/api/ask';
import { actingHeroId, refreshOwn } from '../../heroes/acting-hero';

/** Shares content with a target under a code of its own, and records the share. Answers whether it went out. */
export function useShare(): (content: ShareContent, target: ShareTarget) => Promise<boolean> {
  const record = useRecordShare();
  const isSharing = useRef(false);
  return async (content, target) => {
    // A second press in the same moment is the same wish, not another share with another code.
    if (isSharing.current) return false;
    isSharing.current = true;
    try {
      const text = shareTextOf(content);
      const link = shareLink(newReferralCode(), content.url);
      if (!(await send(target, content.title ?? socialShareTexts.title, text, link))) return false;
      record.mutate({
        shareType: content.type,
        contentId: contentIdOf(content),
        platform: target,
        shareUrl: link,
        shareText: text,
      });
      return true;
    } finally {
      isSharing.current = false;
    }
  };
}

async function send(target: ShareTarget, title: string, text: string, link: string): Promise<boolean> {
  if (target === 'instagram') return copyCaption(`${text} ${link}`);
  if (target === 'native') return offerSheet(title, text, link);
  openPage(target, text, link);
  return true;
}

/** In a window that cannot reach back into this one. */
function openPage(target: LinkedTarget, text: string, link: string): void {
  window.open(shareAddress(target, text, link), '_blank', 'noopener');
}

async function copyCaption(caption: string): Promise<boolean> {
  const { contentCopied } = socialShareTexts;
  try {
    await navigator.clipboard.writeText(caption);
  } catch (error) {
    console.warn('Copying failed', error);
    return failed();
  }
  toast({ title: contentCopied.title, description: contentCopied.description });
  return true;
}

async function offerSheet(title: string, text: string, url: string): Promise<boolean> {
  const outcome = await shareOrCopy({ title, text, url });
  if (outcome === 'failed') return failed();
  const { linkCopied } = socialShareTexts;
  if (outcome === 'copied') toast({ title: linkCopied.title, description: linkCopied.description });
  return outcome !== 'dismissed';
}

function failed(): false {
  toastError(socialShareTexts.failed);
  return false;
}

/**
 * Records a share and says so (spec document 2, section 8). A share that was not recorded has still been sent: like the
 * specification, we trouble nobody with it.
 */
function useRecordShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (share: RecordShareRequest) => {
      await actingHeroId();
      return ask(SHARES_ROUTES.recordShare, { body: share });
    },
    onSuccess: (_, { platform }) => {
      const { title, description } = socialShareTexts.shared;
      // What was copied comes with a toast that says what to do with it: it is left to be read.
      const show = isCopied(platform) ? toastNext : toast;
      show({ title, description });
      void refreshOwn(queryClient, { queryKey: [SHARES_ROUTES.listMyReferrals] });
    },
    onError: (error) => console.warn('The share was not recorded', error),
  });
}

function isCopied(platform: string): boolean {
  return platform === 'instagram' || platform === 'native';
}

/** Shows a toast once the one that shows is gone: what it says to do must not vanish unread. */
function toastNext(message: ToastMessage): void {
  if (!useToastStore.getState().open) return toast(message);
  const unsubscribe = useToastStore.subscribe(({ open }) => {
    if (open) return;
    unsubscribe();
    toast(message);
  });
}
