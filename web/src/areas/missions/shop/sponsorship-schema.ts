import { createSponsorshipRequestSchema } from '@planet-heroes/contracts/areas/missions/schemas';
import { SPONSORSHIP_MESSAGE_LENGTH } from '@planet-heroes/contracts/areas/missions/tiers';
import { z } from 'zod';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { partnersTexts } from '../texts.en';

/** Whether an amount can be paid: rounded, it would be another than was entered. */
function isWholeFils(dirhams: number): boolean {
  return Number(dirhams.toFixed(2)) === dirhams;
}

/** Checks a form: a minimum and no maximum, and a message that the server takes (spec document 2, section 5). */
export function sponsorshipFormSchema(minimum: number) {
  const { form } = partnersTexts;
  return z.object({
    amount: z.number(form.amountMissing).min(minimum, form.amountError(formatAed(minimum))).refine(
      isWholeFils,
      form.amountFraction,
    ),
    message: z
      .string()
      .trim()
      .max(SPONSORSHIP_MESSAGE_LENGTH, form.messageTooLong(formatWhole(SPONSORSHIP_MESSAGE_LENGTH)))
      .refine((text) => createSponsorshipRequestSchema.shape.message.safeParse(text).success, form.messageWrong),
    isAnonymous: z.boolean(),
  });
}
