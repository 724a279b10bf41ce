import { accountsTexts } from '../../texts.en';
import { textsThere } from '../../../../kernel/i18n/translated';
import { toast } from '../../../../kit/toast/toast';

/** Notifies the visitor that the session ended elsewhere. */
export async function tellSignedOut(): Promise<void> {
  await textsThere();
  const { title, description } = accountsTexts.ended;
  toast({ title, description });
}
