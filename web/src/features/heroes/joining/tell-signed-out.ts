import { messages } from '../../../shared/messages/messages';
import { textsThere } from '../../../shared/messages/translated';
import { toast } from '../../../shared/ui/toast/toast';

/** Tells that this browser's session has ended without its doing. */
export async function tellSignedOut(): Promise<void> {
  await textsThere();
  const { title, description } = messages.accounts.ended;
  toast({ title, description });
}
