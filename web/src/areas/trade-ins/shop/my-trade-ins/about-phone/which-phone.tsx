import { isImei, type StorageGb, STORAGES_GB } from '@planet-heroes/contracts/areas/trade-ins/imei';
import { TRADE_IN_PHOTO_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/photo-routes';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { isolated } from '@planet-heroes/contracts/kernel/text/isolated';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { askOnce } from '../../../../../kernel/api/ask-once';
import { commonTexts } from '../../../../../kernel/i18n/texts.en';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { Button } from '../../../../../kit/button';
import { SelectField } from '../../../../../kit/form/select-field';
import { TextField } from '../../../../../kit/form/text-field';
import { FoldedPart } from '../folded-part';
import { Facts } from '../trade-in-facts';
import { Refusal, useTradeInCommand } from '../commands';

/** How much the phone stores, and its number, which is checked here by its check digit. Both may stay unsaid. */
export function WhichPhone({ tradeIn, canChange }: { tradeIn: TradeIn; canChange: boolean }) {
  const { which: text } = myTradeInsTexts;
  const { id, storageGb, imei } = tradeIn;
  const storage = storageGb === null ? undefined : text.gigabytes(storageGb);
  const said = [storage, imei === null ? undefined : `${text.imei} ${isolated(imei)}`].filter(Boolean);
  return (
    <FoldedPart
      title={text.title}
      summary={said.join(commonTexts.separator) || text.optional}
      lead={canChange ? text.lead : undefined}
    >
      {(fold) =>
        canChange ? <WhichPhoneForm key={id} tradeIn={tradeIn} onDone={fold} /> : (
          <Facts
            facts={[
              { label: text.storage, value: storage ?? text.notSaid },
              { label: text.imei, value: imei === null ? text.notSaid : <bdi dir="ltr">{imei}</bdi> },
            ]}
          />
        )}
    </FoldedPart>
  );
}

function WhichPhoneForm({ tradeIn: { id, storageGb, imei }, onDone }: { tradeIn: TradeIn; onDone: () => void }) {
  const { which: text } = myTradeInsTexts;
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const { mutate, error, isPending } = useTradeInCommand((body: { storageGb: StorageGb | null; imei?: string }) =>
    askOnce(TRADE_IN_PHOTO_ROUTES.detailTradeIn, { params: { id }, body })
  );
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const storage = STORAGES_GB.find((each) => String(each) === given.get('storage')) ?? null;
    const number = String(given.get('imei') ?? '').trim();
    if (number !== '' && !isImei(number)) {
      flushSync(() => setWrong(true));
      field.current?.focus();
      return;
    }
    setWrong(false);
    if (!isPending) mutate({ storageGb: storage, ...(number !== '' && { imei: number }) }, { onSuccess: onDone });
  };
  return (
    <form noValidate onSubmit={save} className="grid grid-cols-1 gap-4">
      <SelectField
        label={text.storage}
        optional
        name="storage"
        placeholder={text.notSaid}
        defaultValue={storageGb ?? ''}
        options={STORAGES_GB.map((size) => ({ value: String(size), label: text.gigabytes(size) }))}
      />
      <TextField
        ref={field}
        label={text.imei}
        hint={imei === null ? text.imeiHint : text.imeiKept(imei)}
        optional
        name="imei"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        error={isWrong ? text.wrong : undefined}
      />
      <Refusal error={error} otherwise={text.failed} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-busy={isPending} aria-disabled={isPending}>{isPending ? text.busy : text.save}</Button>
        <Button variant="secondary" onClick={onDone}>{text.leave}</Button>
      </div>
    </form>
  );
}
