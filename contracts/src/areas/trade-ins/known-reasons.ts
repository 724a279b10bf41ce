/** Why the desk most often does not take a phone, in Arabic by the English that it writes and events keep. */
const ARABIC = {
  'Activation lock is on': 'قفل التنشيط مفعّل',
  'It is tied to somebody else’s Apple account': 'الهاتف مرتبط بحساب Apple لشخص آخر',
  'It is reported lost or stolen': 'الهاتف مُبلَّغ عن فقدانه أو سرقته',
  'It does not turn on': 'الهاتف لا يعمل',
  'It is not the phone you described': 'ليس الهاتف الذي وصفته',
} as const;

/** The reasons that heroes read in their own language. */
export const KNOWN_REASONS = Object.keys(ARABIC) as readonly (keyof typeof ARABIC)[];

/** Reasons as an Arabic reader gets them: the known ones translated, others as the desk wrote them. */
export function reasonsInArabic(reasons: readonly string[]): string[] {
  return reasons.map((reason) => (ARABIC as Readonly<Record<string, string>>)[reason.replace(/\.$/, '')] ?? reason);
}
