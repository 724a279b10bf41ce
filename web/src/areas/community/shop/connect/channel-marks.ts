import type { CONTACT } from '../../../../kernel/config/contact';
import { TARGET_MARKS } from '../../../shares';

/** A line mark for each channel, on a grid of 24 units. */
export const CHANNEL_MARKS: Readonly<Record<(typeof CONTACT.channels)[number]['channel'], string>> = {
  WhatsApp: TARGET_MARKS.whatsapp,
  LinkedIn: TARGET_MARKS.linkedin,
  Facebook: TARGET_MARKS.facebook,
  Telegram: 'M20.500 4L3.500 11l5 2 2 6.500 3-3.500 4.500 3.500zM8.500 13l8-6-6 8.500',
};
