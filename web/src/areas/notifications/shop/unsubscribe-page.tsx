import { CHOOSABLE_KINDS, type ChoosableKind } from '@planet-heroes/contracts/areas/notifications/catalogue';
import { NOTIFICATION_ROUTES } from '@planet-heroes/contracts/areas/notifications/routes';
import { useMutation } from '@tanstack/react-query';
import { useHydrated } from '../../../kernel/hydration/use-hydrated';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { useAddress } from '../../../kernel/routing/use-routing';
import { failureText } from '../../../kernel/api/api-error';
import { ask } from '../../../kernel/api/ask';
import { toastsTexts } from '../../../kernel/i18n/texts-toasts.en';
import { notificationsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { TitleRow } from '../../../kernel/live/title-row';

/** Where the link at the foot of an e-mail leads: one press ends e-mails of its kind. */
export function UnsubscribePage() {
  const query = new URLSearchParams(useAddress().search);
  const token = query.get('token') ?? '';
  const text = notificationsTexts.unsubscribe;
  const { kinds } = notificationsTexts.settings;
  // The page is prerendered without an address.
  const isHydrated = useHydrated();
  const kind = isHydrated ? kindOf(token) : undefined;
  const isIncomplete = isHydrated && !kind;
  const title = kind ? text.titleOf(kinds[kind]) : text.title;
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => ask(NOTIFICATION_ROUTES.unsubscribe, { query: { token } }),
  });
  return (
    <>
      <TitleRow title={data ? text.doneTitle : title} lead={text.lead} />
      <section className="page-width grid justify-items-center py-8 sm:py-14">
        <Card className="grid w-full max-w-xl justify-items-start gap-4">
          <p role="status">
            {data ? text.done(kinds[data.kind]) : isIncomplete ? text.incomplete : text.question}
          </p>
          {isIncomplete ? <ButtonLink to="/">{text.home}</ButtonLink> : !data && (
            <Button aria-busy={isPending || undefined} onClick={() => !isPending && mutate()}>
              {isPending ? text.busy : text.confirm}
            </Button>
          )}
          {error && (
            <p role="alert" className="font-medium text-danger">
              {failureText(error, toastsTexts.somethingWentWrong)}
            </p>
          )}
        </Card>
      </section>
    </>
  );
}

/** The kind of message that a token names; whether it is ours is checked when it is pressed. */
function kindOf(token: string): ChoosableKind | undefined {
  try {
    const base64 = token.split('.')[0]!.replaceAll('-', '+').replaceAll('_', '/');
    const said = JSON.parse(atob(base64)) as unknown[];
    return CHOOSABLE_KINDS.find((kind) => kind === said[1]);
  } catch {
    return undefined;
  }
}
