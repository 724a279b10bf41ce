import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../shared/api/api-error';
import { actingCompany } from '../../../../shared/api/company-key';
import { messages } from '../../../../shared/messages/messages';
import { Button } from '../../../../shared/ui/button';
import { Card } from '../../../../shared/ui/card';
import { TextField } from '../../../../shared/ui/form/text-field';
import { Heading } from '../../../../shared/ui/heading';
import { toast } from '../../../../shared/ui/toast/toast';
import { actWithKey, actWithoutKey } from './act-with-key';

const text = messages.corporateAccount.acting;

/** Lets a company act with its own API key in this tab, instead of as the public sample company (design: "Who you are"). */
export function ActingPanel() {
  const queryClient = useQueryClient();
  const acting = actingCompany();
  const [key, setKey] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (apiKey: string) => actWithKey(queryClient, apiKey),
    onSuccess: ({ name }) => {
      setKey('');
      toast({ title: text.started, description: text.startedText(name) });
    },
  });
  const stop = useMutation({
    mutationFn: () => actWithoutKey(queryClient),
    onSuccess: () => toast({ title: text.stopped }),
  });
  const refusal = error && ((error instanceof ApiError && error.serverMessage) || messages.toasts.somethingWentWrong);
  return (
    <Card tone="sand" className="grid grid-cols-1 gap-4">
      <Heading level={2} size={3}>
        {text.title}
      </Heading>
      <p className="max-w-prose text-ink-muted">{acting ? text.actingFor(acting.name) : text.lead}</p>
      {acting && (
        <Button variant="secondary" className="justify-self-start" onClick={() => stop.mutate()}>
          {text.stop}
        </Button>
      )}
      <form
        noValidate
        className="grid grid-cols-1 items-start gap-3 md:grid-cols-[1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          if (key.trim() && !isPending) mutate(key.trim());
        }}
      >
        <TextField label={text.label} type="password" autoComplete="off" spellCheck={false} value={key} error={refusal ?? undefined} onChange={({ currentTarget }) => setKey(currentTarget.value)} />
        <Button type="submit" variant="secondary" className="md:mt-[1.85rem]" aria-busy={isPending} aria-disabled={isPending}>
          {text.use}
        </Button>
      </form>
    </Card>
  );
}
