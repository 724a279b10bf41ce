import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useEffect, useState } from 'react';
import { downloadOps } from '../../../kernel/desk/api/ops-client';
import { useSession } from '../../../kernel/desk/api/session';

/** Where a photo can be shown from, once it has been read with the operator’s key; else why it cannot. */
export function usePhoto(tradeInId: string, photoId: string): { url?: string; failure?: string } {
  const { token } = useSession();
  const [photo, setPhoto] = useState<{ url?: string; failure?: string }>({});
  useEffect(() => {
    if (!token) return;
    let url: string | undefined;
    let isGone = false;
    downloadOps(token, TRADE_DESK_ROUTES.readTradeInPhotoAsOperator, { params: { id: tradeInId, photoId } }).then(
      (blob) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setPhoto({ url });
      },
      (error: unknown) => {
        if (!isGone) setPhoto({ failure: (error as Error).message });
      },
    );
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [token, tradeInId, photoId]);
  return photo;
}
