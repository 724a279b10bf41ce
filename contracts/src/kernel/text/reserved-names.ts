/** Letters of other scripts, and signs, that look like one of ours; what is not here and has marks loses them. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Object
    .entries({
      a: 'аαɑ4@',
      b: 'вβьЬ8',
      c: 'сϲ¢',
      d: 'ԁɗ',
      e: 'еєεέ3€',
      f: 'ғƒ',
      g: 'ԍɡ9',
      h: 'һнհ',
      i: 'іιıɩ1!|lӏ',
      j: 'јϳ',
      k: 'кκ',
      m: 'мʍ',
      n: 'пηո',
      o: 'оοσө0օ',
      p: 'рρ',
      q: 'ԛ',
      r: 'гɾ',
      s: 'ѕꜱ5$ʂ',
      t: 'тτ7+',
      u: 'υսʋц',
      v: 'ѵν',
      w: 'ѡωшԝ',
      x: 'хχ×',
      y: 'уγүу',
      z: 'ᴢ2ʐ',
    })
    .flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

/** Capitals that look like another letter than their small ones do. */
const CAPITALS: Readonly<Record<string, string>> = { Η: 'h', Ν: 'n', Υ: 'y' };

const BRAND = skeleton('planethero');
/** What people call those who work for us, in the languages of our visitors. */
const STAFF = [
  'admin',
  'administrator',
  'administration',
  'support',
  'official',
  'moderator',
  'staff',
  'helpdesk',
  'operator',
  'sysadmin',
  'webmaster',
  'superuser',
  'customer service',
  'customer care',
  'customer support',
  'trust and safety',
  'الدعم',
  'دعم',
  'مشرف',
  'المشرف',
  'الإدارة',
  'الرسمي',
]
  .map((term) => skeleton(term));
const WORD = /[^\p{L}\p{N}@$!|+¢€×]+/u;

/**
 * A name without what two names may differ in and still be read as one: case, marks, blanks and signs, letters of other
 * scripts that look alike. For comparing only.
 */
export function skeleton(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[ΗΝΥ]/g, (capital) => CAPITALS[capital]!)
    .toLowerCase();
  return [...plain]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Whether a name looks like ours. */
export function looksLikeOurs(name: string): boolean {
  return skeleton(name).includes(BRAND);
}

/** Whether a person's name looks like ours or like that of somebody who works for us. */
export function isReservedName(name: string): boolean {
  if (looksLikeOurs(name)) return true;
  const words = name.split(WORD).map(skeleton);
  const whole = skeleton(name);
  return STAFF.some((term) =>
    whole === term || words.includes(term)
    || words.some((word, at) => word !== '' && word + (words[at + 1] ?? '') === term)
  );
}
