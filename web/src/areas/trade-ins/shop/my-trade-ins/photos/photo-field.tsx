import { type ConditionQuestion, QUESTIONS } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { PHOTO_LIMITS, PHOTO_TYPES } from '@planet-heroes/contracts/areas/trade-ins/photos';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useId, useRef, useState } from 'react';
import { useOwnHero } from '../../../../heroes/use-me';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { buttonStyle } from '../../../../../kit/button-style';
import { Card } from '../../../../../kit/card';
import { classNames } from '../../../../../kit/class-names';
import { SelectField } from '../../../../../kit/form/select-field';
import { Heading } from '../../../../../kit/heading';
import { Icon } from '../../../../../kit/icon';
import { QuoteRefusal } from '../../quote-refusal';
import { FoldedPart } from '../folded-part';
import { PhotoList } from './photo-list';
import { usePhotos } from './use-photos';

/** Stands for no question in particular. */
const WHOLE = 'whole';

/** The hero’s photos, which the desk may not hold against what they show; more of them until it is handed over. */
export function PhotoField({ tradeIn, canChange }: { tradeIn: TradeIn; canChange: boolean }) {
  const { about, photos: text } = myTradeInsTexts;
  const photos = tradeIn.photos.filter(({ by }) => by === 'hero');
  const { sending, problem, isRemoving, add, remove } = usePhotos(tradeIn.id);
  const [chosen, setChosen] = useState<typeof WHOLE | ConditionQuestion>();
  // What no photo shows yet comes next.
  const next = [undefined, ...QUESTIONS].find((each) => !photos.some(({ question }) => question === (each ?? null)));
  const question = chosen === undefined ? next : chosen === WHOLE ? undefined : chosen;
  const [notice, setNotice] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { kind } = useOwnHero();
  const isOwn = kind !== 'demo';
  const left = PHOTO_LIMITS.each - photos.length;
  if (!canChange && photos.length === 0) return null;
  const take = (files: readonly File[]): void => {
    setNotice('');
    if (sending || files.length === 0) return;
    void add(files.slice(0, left), question).then(() => setChosen(undefined));
  };
  const takeBack = async (photoId: string): Promise<void> => {
    if (isRemoving || sending || !(await remove(photoId))) return;
    // What was pressed is gone: reading goes on at the top.
    setNotice(text.removed);
    heading.current?.focus();
  };
  const content = (
    <>
      {photos.length > 0 && (
        <PhotoList
          tradeInId={tradeIn.id}
          label={text.list}
          photos={photos}
          onRemove={canChange ? (photo) => void takeBack(photo.id) : undefined}
        />
      )}
      {canChange && isOwn && left > 0 && (
        <div className="grid grid-cols-1 gap-3">
          <SelectField
            label={text.shows}
            options={[
              { value: WHOLE, label: text.whole },
              ...QUESTIONS.map((each) => ({ value: each, label: about.names[each] })),
            ]}
            value={question ?? WHOLE}
            onChange={({ target }) => setChosen(QUESTIONS.find((each) => each === target.value) ?? WHOLE)}
          />
          <div className="flex flex-wrap gap-3">
            {/* A desk has no camera that looks at a phone. */}
            <div className="hidden pointer-coarse:block">
              <FileButton label={text.take} icon="camera" isCamera busy={sending !== undefined} onFiles={take} />
            </div>
            <FileButton label={text.choose} icon="upload" busy={sending !== undefined} onFiles={take} />
          </div>
        </div>
      )}
      <p role="status" className="text-sm text-ink-muted">
        {sending
          ? text.sending(sending.at, sending.of)
          : canChange && isOwn
          ? `${notice} ${text.left(left)}`.trim()
          : ''}
      </p>
      <QuoteRefusal text={problem} />
    </>
  );
  return canChange
    ? (
      <FoldedPart title={text.title} summary={text.kept(photos.length)} heading={heading}>
        <p className="text-sm text-ink-muted">{isOwn ? text.lead : text.demo}</p>
        {content}
      </FoldedPart>
    )
    : (
      <section aria-labelledby={id}>
        <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
          <Heading level={2} size={3} id={id}>{text.title}</Heading>
          {content}
        </Card>
      </section>
    );
}

interface FileButtonProps {
  label: string;
  icon: 'camera' | 'upload';
  isCamera?: boolean;
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that is the browser’s own control for files, or on a phone its camera. */
function FileButton({ label, icon, isCamera = false, busy, onFiles }: FileButtonProps) {
  return (
    <label
      aria-busy={busy}
      className={classNames(
        buttonStyle('secondary', 'small'),
        'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
      )}
    >
      <Icon name={icon} />
      {label}
      <input
        type="file"
        accept={PHOTO_TYPES.join()}
        multiple={!isCamera}
        disabled={busy}
        {...(isCamera && { capture: 'environment' as const })}
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-progress"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same photo can be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
