import { BottleArt } from './bottle-art';
import { CounterUnitArt, Glass, type ProductArt, type ProductArtProps } from './counter-unit-art';
import { PhoneArt, UnderSinkArt } from './phone-and-filter-art';
import type { ProductId } from '../shop/products';

/** Every product's own drawing. */
export const PRODUCT_DRAWINGS: Record<ProductId, ProductArt> = {
  'iphone-15-pro': (props) => (
    <PhoneArt body="var(--color-skyline)" cameras="three" cutout="island" tide={0.85} {...props} />
  ),
  'iphone-14-pro': (props) => (
    <PhoneArt body="var(--color-spot)" cameras="three" cutout="island" tide={0.6} {...props} />
  ),
  'iphone-13': (props) => (
    <PhoneArt body="var(--color-spot-soft)" cameras="diagonal" cutout="notch" tide={0.45} {...props} />
  ),
  'iphone-12': (props) => <PhoneArt body="var(--color-sand)" cameras="column" cutout="notch" tide={0.3} {...props} />,
  'aquacafe-basic': JugArt,
  'aquacafe-premium': CounterUnitArt,
  'under-sink-compact': (props) => <UnderSinkArt cartridges={1} {...props} />,
  'under-sink-premium': (props) => <UnderSinkArt cartridges={3} {...props} />,
  'whole-home-basic': WholeHomeArt,
  'kangen-k8': IonizerArt,
  'icelandic-premium': (props) => <BottleArt spring="ice" {...props} />,
  'himalayan-spring': (props) => <BottleArt spring="peaks" {...props} />,
  'volcanic-mineral': (props) => <BottleArt spring="volcano" {...props} />,
  'kangen-delivery': DeliveryArt,
};

/** A large bottle for the dispenser and a small one, brought in a crate. */
function DeliveryArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="122" cy="224" rx="98" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path
        d="M80 34h44v14c0 12 32 14 32 38v120H48V86c0-24 32-26 32-38z"
        fill="var(--color-spot)"
      />
      <path d="M54 96c12-7 24-7 36 0s24 7 36 0 18-5 24-3v113H54z" fill="var(--color-spot-soft)" />
      <path d="M48 122h108M48 150h108" stroke="var(--color-spot)" strokeWidth="7" />
      <rect x="78" y="16" width="48" height="22" rx="7" fill="var(--color-spot-ink)" />
      <path d="M174 92h26v12c0 9 12 12 12 26v60h-50v-60c0-14 12-17 12-26z" fill="var(--color-spot)" />
      <path d="M162 132h50v26h-50z" fill="var(--color-spot-paper)" />
      <path d="M187 135c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12" fill="var(--color-spot)" />
      <rect x="170" y="78" width="34" height="16" rx="5" fill="var(--color-spot-ink)" />
      <path d="M28 168h198l-8 48a9 9 0 0 1-9 8H45a9 9 0 0 1-9-8z" fill="var(--color-spot-ink)" />
      <path d="M36 178h182l-2 13H38zM40 199h174l-2 13H42z" fill="var(--color-sand)" />
      <path d="M98 195h60" stroke="var(--color-spot-ink)" strokeWidth="12" strokeLinecap="round" />
    </svg>
  );
}

/** Two tanks in the house, where its water comes in. */
function WholeHomeArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="120" cy="224" rx="98" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path d="M34 92h172v132H34z" fill="var(--color-spot-ink)" />
      <path d="M40 92l80-66 80 66v126H40z" fill="var(--color-spot-paper)" />
      <path
        d="M14 104L120 18l106 86"
        stroke="var(--color-spot-ink)"
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M6 128h72M162 128h72" stroke="var(--color-spot-soft)" strokeWidth="10" />
      <path d="M78 128v-22h84v22" stroke="var(--color-spot-ink)" strokeWidth="9" strokeLinejoin="round" />
      <circle cx="120" cy="90" r="20" fill="var(--color-spot-ink)" />
      <circle cx="120" cy="90" r="14" fill="var(--color-spot-paper)" />
      <path d="M120 90l7-8" stroke="var(--color-sand)" strokeWidth="5" strokeLinecap="round" />
      {[52, 136].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect x="12" y="118" width="28" height="22" rx="6" fill="var(--color-spot-ink)" />
          <rect y="136" width="52" height="84" rx="20" fill="var(--color-spot)" />
          <path d="M26 156c9 11 14 17 14 24a14 14 0 0 1-28 0c0-7 5-13 14-24" fill="var(--color-spot-paper)" />
          <path d="M8 214h36v10H8z" fill="var(--color-spot-ink)" />
        </g>
      ))}
    </svg>
  );
}

/** A filter jug: its cartridge hangs from the upper half, and drops fall into the lower one. */
function JugArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="118" cy="224" rx="70" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path
        d="M164 84c34-6 48 12 44 42-3 26-17 42-42 44"
        stroke="var(--color-spot-ink)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path d="M58 56h120l-12 158a11 11 0 0 1-11 10H81a11 11 0 0 1-11-10z" fill="var(--color-spot-ink)" />
      <path d="M65 60h106l-12 153a6 6 0 0 1-6 5H83a6 6 0 0 1-6-5z" fill="var(--color-spot-paper)" />
      <path
        d="M71.5 146c16-8 31-8 46.5 0s31 8 46.5 0l-5.5 67a6 6 0 0 1-6 5H83a6 6 0 0 1-6-5z"
        fill="var(--color-spot-soft)"
      />
      <path d="M74.5 180c14 7 29 7 43.5 0s29-7 44 0l-3 33a6 6 0 0 1-6 5H83a6 6 0 0 1-6-5z" fill="var(--color-spot)" />
      <path d="M76 60h84l-5 40a8 8 0 0 1-8 7H89a8 8 0 0 1-8-7z" fill="var(--color-spot-soft)" />
      <rect x="98" y="90" width="40" height="50" rx="10" fill="var(--color-spot-ink)" />
      <path
        d="M107 106h22M107 116h22M107 126h22"
        stroke="var(--color-spot-paper)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M40 52c6-15 19-24 37-24h87a16 16 0 0 1 16 16v8a10 10 0 0 1-10 10H60z" fill="var(--color-spot-ink)" />
      <rect x="100" y="16" width="44" height="15" rx="7.5" fill="var(--color-sand)" />
    </svg>
  );
}

/** A water ionizer: a slim machine with a display, its settings and a steel spout. */
function IonizerArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="126" cy="224" rx="92" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path
        d="M132 52c0-26-15-36-36-36s-38 12-38 44v58"
        stroke="var(--color-spot-ink)"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path
        d="M132 50c0-24-15-34-36-34s-38 12-38 44v52"
        stroke="var(--color-spot-paper)"
        strokeWidth="4"
        strokeDasharray="2 8"
      />
      <path d="M48 114h20v16H48z" fill="var(--color-spot-ink)" />
      <path d="M55 130h6v56h-6z" fill="var(--color-spot-soft)" />
      <Glass transform="translate(40 180)" />
      <path
        d="M110 42h78a22 22 0 0 1 22 21l7 139a16 16 0 0 1-16 16H97a16 16 0 0 1-16-16l7-139a22 22 0 0 1 22-21"
        fill="var(--color-spot)"
      />
      <rect x="106" y="60" width="86" height="68" rx="13" fill="var(--color-spot-ink)" />
      <path d="M149 68c8 9 12 14 12 20a12 12 0 0 1-24 0c0-6 4-11 12-20" fill="var(--color-spot-soft)" />
      <path d="M118 114h62" stroke="var(--color-spot-paper)" strokeWidth="5" strokeLinecap="round" />
      <g fill="var(--color-spot-paper)">
        <circle cx="116" cy="150" r="8" />
        <circle cx="138" cy="150" r="8" />
        <circle cx="182" cy="150" r="8" />
      </g>
      <circle cx="160" cy="150" r="8" fill="var(--color-sand)" />
      <path d="M112 178h74M112 194h46" stroke="var(--color-spot-soft)" strokeWidth="6" strokeLinecap="round" />
      <path d="M100 216h20v8h-20zM178 216h20v8h-20z" fill="var(--color-spot-ink)" />
    </svg>
  );
}
