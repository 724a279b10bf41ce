import { messages } from '../../../../kernel/i18n/messages';
import { textsThere } from '../../../../kernel/i18n/translated';
import { toast } from '../../../../kit/toast/toast';

/** Tells that this browser's session has ended without its doing. */
export async function tellSignedOut(): Promise<void> {
  await textsThere();
  const { title, description } = messages.accounts.ended;
  toast({ title, description });
}
