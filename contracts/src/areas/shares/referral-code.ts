/** A referral code: this prefix and six random uppercase letters or digits (spec document 1, section 3). */
export const REFERRAL_CODE = { prefix: 'HERO', randomLength: 6 } as const;
export const REFERRAL_CODE_PATTERN = new RegExp(`^${REFERRAL_CODE.prefix}[A-Z0-9]{${REFERRAL_CODE.randomLength}}$`);
