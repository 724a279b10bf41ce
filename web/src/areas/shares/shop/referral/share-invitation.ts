import type { RecordShareRequest } from '@planet-heroes/contracts/areas/shares/schemas';
import { SHARES_ROUTES } from '@planet-heroes/contracts/areas/shares/routes';
import { ask } from '../../../../kernel/api/ask';
import { actingHeroId } from '../../../heroes/acting-hero';
import { referralTexts } from '../../texts-referral.en';
import { joinLink, newReferralCode, shareOrCopy } from '../../sharing';
import { toast } from '../../../../kit/toast/toast';

/**
 * Invites friends by the device's share feature, or by copying (spec document 1, section 7). Every share has a code of
 * its own, which the server ties to the hero. True where something was shared.
 */
export async function shareInvitation(contentId: string): Promise<boolean> {
  const { title, text, copied } = referralTexts.invitation;
  const url = joinLink(newReferralCode());
  const outcome = await shareOrCopy({ title, text, url });
  if (outcome === 'copied') toast({ title: copied });
  if (outcome !== 'shared' && outcome !== 'copied') return false;
  const platform = outcome === 'shared' ? 'native' : 'clipboard';
  await record({ shareType: 'achievement', contentId, platform, shareUrl: url, shareText: text });
  return true;
}

/** A share that could not be noted is only logged: the friend has the link already (section 8). */
async function record(share: RecordShareRequest): Promise<void> {
  try {
    await actingHeroId();
    await ask(SHARES_ROUTES.recordShare, { body: share });
  } catch (error) {
    console.warn('The share was not recorded', error);
  }
}
