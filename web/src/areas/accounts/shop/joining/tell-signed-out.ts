import { accountsTexts } from '../../texts.en';
import { textsThere } from '../../../../kernel/i18n/translated';
import { toast } from '../../../../kit/toast/toast';

/** Tells that this browser's session has ended without its doing. */
export async function tellSignedOut(): Promise<void> {
  await textsThere();
  const { title, description } = accountsTexts.ended;
  toast({ title, description });
}
