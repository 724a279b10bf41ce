import { TRADE_IN_PHOTO_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/photo-routes';
import type { TradeInPhoto } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { useState } from 'react';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { Icon } from '../../../../../kit/icon';

interface PhotoListProps {
  tradeInId: string;
  label: string;
  photos: readonly TradeInPhoto[];
  /** Undefined where they stay. */
  onRemove?: ((photo: TradeInPhoto) => void) | undefined;
}

/** Photos of a phone, each with what it shows. */
export function PhotoList({ tradeInId, label, photos, onRemove }: PhotoListProps) {
  const { photos: text } = myTradeInsTexts;
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photos.map((photo, index) => {
        const name = text.name(index + 1, shownBy(photo));
        return (
          <li key={photo.id} className="min-w-0">
            <figure className="relative overflow-hidden rounded-md border border-line bg-canvas">
              <Picture tradeInId={tradeInId} photo={photo} alt={name} />
              <figcaption className="truncate px-3 py-2 text-sm">{shownBy(photo)}</figcaption>
              {onRemove && (
                <button
                  type="button"
                  aria-label={text.remove(name)}
                  onClick={() => onRemove(photo)}
                  className="absolute end-2 top-2 grid size-11 place-items-center rounded-full border border-line-strong bg-surface text-ink hover:border-danger hover:text-danger"
                >
                  <Icon name="close" />
                </button>
              )}
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

function Picture({ tradeInId, photo, alt }: { tradeInId: string; photo: TradeInPhoto; alt: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) {
    return (
      <p className="grid aspect-4/3 place-items-center px-3 text-center text-sm text-ink-muted">
        {myTradeInsTexts.photos.missing(alt)}
      </p>
    );
  }
  const params = { id: tradeInId, photoId: photo.id };
  return (
    <img
      src={urlOf(TRADE_IN_PHOTO_ROUTES.readTradeInPhoto, { params })}
      alt={alt}
      width={photo.width}
      height={photo.height}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
      className="aspect-4/3 w-full object-cover"
    />
  );
}

function shownBy({ question }: TradeInPhoto): string {
  const { about, photos: text } = myTradeInsTexts;
  return question ? about.names[question] : text.whole;
}
