import type { WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import { useRef } from 'react';
import { useNavigate } from '../../../kernel/routing/use-routing';
import { alliancePath } from './alliance-path';

interface AllianceRoute {
  /** Fails where the alliance screen cannot be reached, so that an order fails here, where it can be made again. */
  prepare: () => Promise<unknown>;
  go: (plan: WaterSystemPlan['id']) => void;
}

/** The way from an order to the alliance screen. */
export function useAllianceRoute(): AllianceRoute {
  const navigate = useNavigate();
  // A browser never asks again for code that it could not load in this document; only another document does.
  const needsDocument = useRef(false);
  return {
    prepare: async () => {
      if (needsDocument.current) return fetch(alliancePath());
      try {
        return await import('./alliance-page');
      } catch (error) {
        needsDocument.current = true;
        throw error;
      }
    },
    go: (plan) => {
      if (needsDocument.current) location.assign(alliancePath(plan));
      else navigate(alliancePath(plan));
    },
  };
}
