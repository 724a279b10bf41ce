import { TRADE_IN_PHOTO_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/photo-routes';
import type { ReturnAddress as Address } from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useEffect, useId, useRef } from 'react';
import { ask } from '../../../../kernel/api/ask';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { useAddress } from '../../../../kernel/routing/use-routing';
import { Button } from '../../../../kit/button';
import { Card } from '../../../../kit/card';
import { DoorFields } from '../../../../kit/form/door-fields';
import { Heading } from '../../../../kit/heading';
import { scrollToSection } from '../../../../kit/move-focus';
import { handoverTexts } from '../../texts-handover.en';
import { moneyTexts } from '../../texts-money.en';
import { Refusal, useTradeInCommand } from './commands';
import { useKnownDoor } from './known-door';
import { useChanging } from './use-changing';
import { PARTS } from './way';
import { Facts } from './trade-in-facts';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/trade-ins/handover')).returnAddressSchema;

/** Where a phone goes back to: asked of one that comes back, and of one that is posted, whose label it is on. */
export function ReturnAddress({ tradeIn }: { tradeIn: TradeIn }) {
  const { state, handover } = tradeIn;
  const isPosted = state === 'booked' && handover?.method === 'post';
  return state === 'returning' || isPosted ? <Question tradeIn={tradeIn} isPosted={isPosted} /> : null;
}

function Question({ tradeIn: { id, returnAddress }, isPosted }: { tradeIn: TradeIn; isPosted: boolean }) {
  const text = moneyTexts.address;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChanging, change] = useChanging(heading);
  const { hash } = useAddress();
  // The page comes after the navigation that names this part.
  useEffect(() => {
    if (hash === `#${PARTS.address}`) scrollToSection(PARTS.address);
  }, [hash]);
  const command = useTradeInCommand((body: Address) =>
    ask(TRADE_IN_PHOTO_ROUTES.nameReturnAddress, { params: { id }, body })
  );
  return (
    <section id={PARTS.address} aria-labelledby={titleId} className="outline-none">
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <div>
          <Heading ref={heading} tabIndex={-1} level={2} size={3} id={titleId} className="outline-none">
            {isPosted ? text.sender : text.title}
          </Heading>
          <p className="mt-1 text-sm text-ink-muted">{isPosted ? text.senderLead : text.lead}</p>
        </div>
        {returnAddress && !isChanging
          ? (
            <>
              <Known address={returnAddress} />
              <Button variant="secondary" size="small" className="justify-self-start" onClick={() => change(true)}>
                {text.change}
              </Button>
            </>
          )
          : (
            <AddressForm
              known={returnAddress}
              isBusy={command.isPending}
              onSubmit={(address) => command.mutate(address, { onSuccess: () => change(false) })}
            />
          )}
        <Refusal error={command.error} otherwise={text.failed} />
      </Card>
    </section>
  );
}

function Known({ address: { address, contact, phone } }: { address: Address }) {
  const text = handoverTexts;
  return (
    <Facts
      facts={[
        { label: text.address, value: <bdi>{address}</bdi> },
        { label: moneyTexts.address.contact, value: <bdi>{contact}</bdi> },
        { label: text.phone, value: <bdi dir="ltr">{phone}</bdi> },
      ]}
    />
  );
}

function AddressForm({ known, isBusy, onSubmit }: {
  known: Address | null;
  isBusy: boolean;
  onSubmit: (address: Address) => void;
}) {
  const text = handoverTexts;
  const { address: own } = moneyTexts;
  const elsewhere = useKnownDoor();
  const words = { ...text, ...own, wrong: { ...text.wrong, ...own.wrong } };
  const door = known ?? elsewhere;
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useZodForm(loadSchema, {
    address: door.address ?? '',
    contact: door.contact ?? '',
    phone: door.phone ?? '',
  }, 'onSubmit');
  return (
    <form noValidate onSubmit={handleSubmit((address) => onSubmit(address))} className="grid grid-cols-1 gap-4">
      <DoorFields text={words} errors={errors} register={register} />
      <Button type="submit" className="justify-self-start" busy={isBusy || isSubmitting}>{own.save}</Button>
    </form>
  );
}
