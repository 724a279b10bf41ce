import type { JoinHeroRequest } from '@planet-heroes/contracts/areas/heroes/schemas';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { ask } from '../../../shared/api/ask';
import { ApiError } from '../../../shared/api/api-error';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key';
import { messages } from '../../../shared/messages/messages';
import { dropReferralOfVisitor } from '../../shares';
import { toastFailure } from '../../../shared/ui/toast/toast-failure';
import { actAs } from '../../../shared/hero/act-as';
import { useJoiningStore } from '../../../shared/hero/joining-store';

/** Joins with what the form holds; a refused code is told beside its field. */
export function useJoin(setError: UseFormSetError<JoinHeroRequest>): (request: JoinHeroRequest) => Promise<void> {
  const queryClient = useQueryClient();
  const attempt = useRef<{ body: string; key: string }>(undefined);

  return async (request) => {
    const body = JSON.stringify(request);
    // The same words again, after an answer that was lost, are the same joining: nobody is made twice.
    if (attempt.current?.body !== body) attempt.current = { body, key: newIdempotencyKey() };
    try {
      const hero = await ask(HEROES_ROUTES.joinHero, { body: request }, { idempotencyKey: attempt.current.key });
      dropReferralOfVisitor();
      useJoiningStore.setState({ hasJustJoined: true });
      actAs(queryClient, hero);
    } catch (error) {
      if (error instanceof ApiError) attempt.current = undefined;
      if (isAboutCode(error)) {
        setError(
          'referralCode',
          { type: 'server', message: error.serverMessage ?? messages.joining.fields.code.error },
          { shouldFocus: true },
        );
      } else {
        toastFailure(error);
      }
    }
  };
}

function isAboutCode(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'unknown_referral_code' || error.code === 'self_referral');
}
