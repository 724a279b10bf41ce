import { REFERRAL_VOUCHER_AED } from '@planet-heroes/contracts/areas/shop/plans';
import { formatAed } from '../../../kernel/i18n/format-money';
import { waterSystemTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';
import { ReferralCode } from './referral-code';
import { VoucherArt } from './art/voucher-art';

/** The referral programme: a restaurant voucher for both sides (spec document 1, section 9). */
export function ReferralProgramme() {
  const text = waterSystemTexts.referral;
  const voucher = formatAed(REFERRAL_VOUCHER_AED);
  return (
    <section aria-labelledby="referral-heading" className="page-width py-8 sm:py-12">
      <div className="grid items-center gap-8 rounded-xl border border-line bg-surface p-6 shadow-card sm:p-10 lg:grid-cols-[1.2fr_1fr] lg:gap-12">
        <div className="flex flex-col items-start gap-4">
          <Heading level={2} id="referral-heading">
            {text.title}
          </Heading>
          <p className="max-w-prose text-lg text-ink-muted">{text.text(voucher)}</p>
          <ReferralCode />
        </div>
        <ul className="grid grid-cols-2 gap-4">
          {[text.you, text.friend].map((side, index) => (
            <li key={side} className="flex flex-col items-center gap-2 rounded-lg bg-sand-soft p-5 text-center">
              <VoucherArt className={index === 0 ? 'h-24' : 'h-24 -scale-x-100'} />
              <p className="mt-1 font-semibold">{side}</p>
              <p className="font-display text-2xl font-medium tabular-nums">{voucher}</p>
              <p className="text-sm text-ink-muted">{text.voucher}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
