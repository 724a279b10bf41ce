import { REFERRAL_VOUCHER_AED } from '@planet-heroes/contracts/areas/shop/plans';
import { formatAed } from '../../../kernel/i18n/format-money';
import { JoinFirst } from '../../heroes/join-first';
import { useMe } from '../../heroes/use-me';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { waterSystemTexts } from '../texts.en';
import { joinLink, shareOrCopy } from '../../shares/sharing';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { Skeleton } from '../../../kit/skeleton';
import { toast } from '../../../kit/toast/toast';

const row = 'flex min-h-18 w-full flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-canvas px-5 py-3';

/** The visitor's own referral code, and a button that shares its link (spec document 1, sections 3 and 7). */
export function ReferralCode() {
  const { data: me, isError, isFetching, refetch } = useMe();
  const text = waterSystemTexts.referral;

  const share = async (code: string): Promise<void> => {
    const shared = await shareOrCopy({
      title: text.shareTitle,
      text: text.shareText(code, formatAed(REFERRAL_VOUCHER_AED)),
      url: joinLink(code),
    });
    if (shared === 'copied') toast(text.copied);
  };

  // The demo hero is everybody's: a friend who comes by its code would count for no visitor.
  if (me === null || me?.isDemo) return <JoinFirst text={commonTexts.joinFirst.code} className={row} />;
  if (me) {
    return (
      <div className={row}>
        <p className="flex flex-col">
          <span className="text-sm text-ink-muted">{text.code}</span>
          <span className="font-display text-xl font-semibold tracking-wide">{me.referralCode}</span>
        </p>
        <Button className="ms-auto" onClick={() => void share(me.referralCode)}>
          <Icon name="share" />
          {text.share}
        </Button>
      </div>
    );
  }
  if (isError) {
    return (
      <div role="alert" className={row}>
        <p>{text.failed}</p>
        <Button className="ms-auto" variant="secondary" aria-busy={isFetching} onClick={() => void refetch()}>
          {text.retry}
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy className={row}>
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="h-12 w-36" />
      <Skeleton className="ms-auto h-12 w-28 rounded-full" />
    </div>
  );
}
