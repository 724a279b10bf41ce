import { useEffect, useRef, useState } from 'react';
import type { PhotoSide } from '@planet-heroes/contracts/areas/trade-ins/photos';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { TradeIn, TradeInPhoto } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { failureOf, useCalls, useMay } from '../../../kernel/desk/operator-session';
import { focusHeadingOf, Panel } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { Button } from '../../../kit/button';
import { AddPhotoForm } from './add-photo-form';
import { TRADE_INS_MESSAGES } from './messages';

const { photos: TEXTS, questions: NAMES } = TRADE_INS_MESSAGES;

/** What shows the phone: the hero’s photos, and the desk’s own, which it adds while it inspects. */
export function PhotosPanel({ tradeIn, actions }: { tradeIn: TradeIn; actions: Actions }) {
  const may = useMay();
  const panel = useRef<HTMLDivElement>(null);
  const { id, photos, state } = tradeIn;
  if (!may(TRADE_DESK_ROUTES.readTradeInPhotoAsOperator)) return null;
  const [ofHero, ofDesk] = (['hero', 'desk'] as const).map((side) => photos.filter(({ by }) => by === side));
  const canChange = state === 'received' && may(TRADE_DESK_ROUTES.addInspectionPhoto);
  const remove = async (photoId: string): Promise<void> => {
    const values = { params: { id, photoId } };
    const done = () => TEXTS.removed;
    if (await actions.run({ route: TRADE_DESK_ROUTES.removeInspectionPhoto, values, done }))
      focusHeadingOf(panel.current);
  };
  return (
    <Panel title={TEXTS.title}>
      <div ref={panel}>
        <h3 className="part-title">{TEXTS.hero}</h3>
        {ofHero!.length === 0 ? <p className="muted">{TEXTS.noneOfHero}</p> : <Gallery id={id} side="hero" photos={ofHero!} />}
        {(canChange || ofDesk!.length > 0) && (
          <>
            <h3 className="part-title">{TEXTS.desk}</h3>
            <p className="muted">{ofDesk!.length === 0 ? TEXTS.noneOfDesk : TEXTS.seen}</p>
            <Gallery
              id={id}
              side="desk"
              photos={ofDesk!}
              onRemove={canChange ? (photoId) => void remove(photoId) : undefined}
            />
          </>
        )}
        {canChange && <AddPhotoForm id={id} actions={actions} />}
      </div>
    </Panel>
  );
}

interface GalleryProps {
  id: string;
  side: PhotoSide;
  photos: readonly TradeInPhoto[];
  onRemove?: ((photoId: string) => void) | undefined;
}

function Gallery({ id, side, photos, onRemove }: GalleryProps) {
  if (photos.length === 0) return null;
  return (
    <ul className="photos">
      {photos.map((photo, index) => {
        const shown = photo.question ? NAMES[photo.question] : TEXTS.whole;
        const name = TEXTS.name(TEXTS.whose[side], index + 1, shown);
        return (
          <li key={photo.id}>
            <figure>
              <Picture tradeInId={id} photo={photo} name={name} />
              <figcaption>{shown}</figcaption>
            </figure>
            {onRemove && (
              <Button
                variant="secondary"
                size="small"
                aria-label={TEXTS.removeName(name)}
                onClick={() => onRemove(photo.id)}
              >
                {TEXTS.remove}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Small; the link opens it as it is. */
function Picture({ tradeInId, photo, name }: { tradeInId: string; photo: TradeInPhoto; name: string }) {
  const { url, failure } = usePhoto(tradeInId, photo.id);
  if (failure !== undefined) return <p className="muted">{TEXTS.failed(failure)}</p>;
  if (url === undefined) return <p className="muted">{TEXTS.reading}</p>;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={name} width={photo.width} height={photo.height} />
    </a>
  );
}

/** Where a photo can be shown from, once it has been read with the operator’s key; else why it cannot. */
function usePhoto(tradeInId: string, photoId: string): { url?: string; failure?: string } {
  const { download } = useCalls();
  const [photo, setPhoto] = useState<{ url?: string; failure?: string }>({});
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    download(TRADE_DESK_ROUTES.readTradeInPhotoAsOperator, { params: { id: tradeInId, photoId } }).then(
      (blob) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setPhoto({ url });
      },
      (error: unknown) => {
        if (!isGone) setPhoto({ failure: failureOf(error).text });
      },
    );
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [download, tradeInId, photoId]);
  return photo;
}
