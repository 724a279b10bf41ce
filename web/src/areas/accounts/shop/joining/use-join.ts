import type { JoinHeroRequest } from '@planet-heroes/contracts/areas/heroes/schemas';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../../../kernel/api/api-error';
import { askOnce } from '../../../../kernel/api/ask-once';
import { joiningTexts } from '../../texts-joining.en';
import { dropReferralOfVisitor } from '../../../shares';
import { toastFailure } from '../../../../kernel/api/toast-failure';
import { actAs } from '../../../heroes/act-as';
import { useJoiningStore } from '../../../heroes/joining-store';

/** Joins with what the form holds; a refused code is told beside its field. */
export function useJoin(setError: UseFormSetError<JoinHeroRequest>): (request: JoinHeroRequest) => Promise<void> {
  const queryClient = useQueryClient();

  return async (request) => {
    try {
      const hero = await askOnce(HEROES_ROUTES.joinHero, { body: request });
      dropReferralOfVisitor();
      useJoiningStore.setState({ hasJustJoined: true });
      actAs(queryClient, hero);
    } catch (error) {
      if (isAboutCode(error)) {
        setError(
          'referralCode',
          { type: 'server', message: error.serverMessage ?? joiningTexts.fields.code.error },
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
