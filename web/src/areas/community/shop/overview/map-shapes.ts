import type { DubaiAreaId } from '@planet-heroes/contracts/areas/community/community-hub';

/** The map's own box: a stylised Dubai with the sea above and the desert below. */
export const MAP_BOX = '0 60 1000 570';

/** Land, from the coast down. */
export const LAND =
  'M-14 357L36 353L87 344L137 342L188 336L238 326L288 321L339 312L389 306L440 292L490 280L540 269L591 257L641 241L692 225L742 215L792 198L843 178L893 164L944 150L1014 126V640H-14z';

/** Dubai Creek, from its mouth to Ras Al Khor. */
export const CREEK = 'M766 186C770 220 792 240 796 276C798 308 772 322 758 346C750 360 750 368 748 376';

interface AreaShape {
  /** Where the name stands. */
  label: readonly [x: number, y: number];
  outline: string;
}

/** The outline of every area on land; the Palm is drawn as what it is. */
export const AREA_SHAPES: Readonly<Record<Exclude<DubaiAreaId, 'palm-jumeirah'>, AreaShape>> = {
  'jebel-ali': { label: [155, 406], outline: 'M58 352L139 339L229 333L243 419L253 463L162 470L83 485z' },
  'dubai-marina': { label: [303, 364], outline: 'M229 333L301 320L364 311L378 395L243 419z' },
  'umm-suqeim': { label: [441, 338], outline: 'M364 311L436 293L499 279L518 368L378 395z' },
  jumeirah: { label: [585, 303], outline: 'M499 279L571 261L652 239L674 322L518 368z' },
  'bur-dubai': { label: [726, 268], outline: 'M652 239L706 222L765 206L797 280L787 311L674 322z' },
  deira: { label: [864, 218], outline: 'M765 206L850 176L931 151L956 241L865 262L797 280z' },
  'lake-towers': { label: [320, 445], outline: 'M243 419L378 395L400 468L258 498L253 463z' },
  'al-barsha': { label: [460, 420], outline: 'M378 395L518 368L540 449L400 468z' },
  downtown: { label: [642, 377], outline: 'M518 368L674 322L787 311L754 369L677 420L540 449z' },
  garhoud: { label: [867, 312], outline: 'M797 280L865 262L956 241L964 320L850 372L754 369L787 311z' },
  'dubai-south': { label: [180, 535], outline: 'M83 485L162 470L253 463L258 498L276 589L181 604L103 601z' },
  'jumeirah-village': { label: [343, 527], outline: 'M258 498L400 468L440 548L276 589z' },
  'dubai-hills': { label: [492, 496], outline: 'M400 468L540 449L591 516L440 548z' },
  'silicon-oasis': { label: [678, 453], outline: 'M540 449L677 420L754 369L799 467L591 516z' },
  mirdif: { label: [876, 398], outline: 'M754 369L850 372L964 320L983 415L799 467z' },
};
