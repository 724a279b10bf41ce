import { STARTER_KIT, WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { SHOP_PRODUCTS } from '@planet-heroes/contracts/areas/shop/shop';
import { useId } from 'react';
import { formatAed, formatAmount } from '../../../kernel/i18n/format-money';
import { TitleRow } from '../../../kernel/live/title-row';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';
import { ProductScene } from '../../../kit/art/product-scene';
import { HAS_STORE } from '../../../kernel/config/site';
import type { ProductArt } from '../../shop/art/counter-unit-art';
import { PRODUCT_DRAWINGS } from '../../shop/art/product-drawings';
import { StoreLink } from '../../shop/store-link';
import { shopTexts } from '../../shop/texts.en';
import { waterSystemTexts } from '../texts.en';
import { leftToPay, OrderByMail, useCheckoutCredit } from './checkout-credit';
import { alliancePath, PLAN_DRAWINGS } from './plan-card';
import { StarterKitArt } from './starter-kit';

/** Stands in for the store where none is connected: keeps what was chosen, and says what the store would do with it. */
export function CheckoutPage() {
  const [query] = usePageQuery();
  const titleId = useId();
  const { alliance, checkout: text } = waterSystemTexts;
  const chosen = choiceIn(query);
  const { isKnown, codes, code: unused } = useCheckoutCredit();
  const named = query.get('code');
  // One that is unused goes along without being asked for.
  const code = named === null ? unused : codes.find(({ code: own, usedAt }) => usedAt === null && own === named);
  const isCodeGone = isKnown && named !== null && !code;
  const totalFils = chosen && leftToPay(chosen.price, code);
  const overFils = chosen && code ? code.amountFils - chosen.price * 100 : 0;
  const rows: [string, string][] = [
    ...(chosen && code
      ? [
        [chosen.name, formatAed(chosen.price)] as [string, string],
        [text.code(code.code), formatAmount(-code.amountFils)] as [string, string],
      ]
      : []),
    ...(totalFils === undefined ? [] : [[alliance.total, formatAmount(totalFils)] as [string, string]]),
  ];
  return (
    <>
      <TitleRow title={text.title} lead={text.lead} />
      <section aria-labelledby={titleId} className="page-width py-6 sm:py-10">
        <div
          className={classNames(
            'mx-auto grid overflow-hidden rounded-lg border border-line bg-surface shadow-card',
            chosen ? 'max-w-5xl lg:grid-cols-[1fr_1.25fr]' : 'max-w-2xl',
          )}
        >
          {chosen && <ProductScene Art={chosen.Art} className="aspect-5/3 lg:aspect-auto" inset="p-6" />}
          <div className="grid content-center gap-5 p-5 sm:p-8">
            <Heading level={2} size={chosen ? 2 : 3} id={titleId}>
              {chosen?.name ?? (code ? text.noneWithCode : text.none)}
            </Heading>
            {/* Only with a choice, which comes after hydration: the prerendered page knows no store's address. */}
            {chosen && !HAS_STORE && <p>{text.closed}</p>}
            {!chosen && code && <p>{alliance.credit.goesAlong(code.code, formatAmount(code.amountFils))}</p>}
            {rows.length > 0 && (
              <dl className="grid gap-2">
                {rows.map(([name, value]) => (
                  <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
                    <dt className="break-all">{name}</dt>
                    <dd className="ms-auto font-semibold whitespace-nowrap tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {isCodeGone && <p role="status" className="text-sm text-danger">{text.codeGone(named)}</p>}
            {overFils > 0 && <p className="text-sm">{text.codeOver(formatAmount(overFils))}</p>}
            {code && !HAS_STORE && <p className="text-sm text-ink-muted">{text.codeKept}</p>}
            <div className="flex flex-wrap gap-3">
              {chosen && HAS_STORE && (
                <StoreLink parameters={{ ...Object.fromEntries(query), ...(code && { code: code.code }) }}>
                  {alliance.checkout}
                </StoreLink>
              )}
              {chosen && !HAS_STORE && (
                <OrderByMail name={chosen.name} price={chosen.price} code={code} />
              )}
              {isCodeGone && <ButtonLink to="/my-trade-ins">{text.toCredit}</ButtonLink>}
              {!chosen?.isOfShop && (
                <ButtonLink to={alliancePath()} variant={chosen || isCodeGone ? 'secondary' : 'primary'}>
                  {text.packages}
                </ButtonLink>
              )}
              <ButtonLink to="/products" variant="secondary">{text.products}</ButtonLink>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

interface Choice {
  name: string;
  price: number;
  Art: ProductArt;
  /** One of the products, which no package takes the place of. */
  isOfShop?: boolean;
}

/** The package, the product or the starter kit that an order names. */
function choiceIn(query: URLSearchParams): Choice | undefined {
  if (query.has('starter')) return { name: waterSystemTexts.starter.eyebrow, price: STARTER_KIT.price, Art: StarterKitArt };
  const plan = WATER_SYSTEM_PLANS.find(({ id }) => id === query.get('plan'));
  if (plan) return { name: waterSystemTexts.names[plan.id], price: plan.price, Art: PLAN_DRAWINGS[plan.id] };
  const product = SHOP_PRODUCTS.find(({ id }) => id === query.get('product'));
  return product && {
    name: shopTexts.items[product.id].name,
    price: product.price,
    Art: PRODUCT_DRAWINGS[product.id],
    isOfShop: true,
  };
}
