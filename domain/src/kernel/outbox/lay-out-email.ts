import { type EmailContent, type EmailPart, type MessageLocale, severalParts } from './message-content.js';

export interface EmailLayout {
  locale: MessageLocale;
  /** Paths in the content are completed with it. */
  publicUrl: string;
  unsubscribeUrl?: string | undefined;
}

/** What stands in every e-mail. */
const FRAME = {
  en: {
    slogan: 'Trade in your iPhone. Keep the Gulf blue.',
    unsubscribe: 'Stop e-mails of this kind',
    why: 'You’re getting this because it is about your Planet Heroes account.',
  },
  ar: {
    slogan: 'استبدل جهاز iPhone. وأبقِ الخليج أزرق.',
    unsubscribe: 'إيقاف رسائل البريد من هذا النوع',
    why: 'وصلتك هذه الرسالة لأنها تخص حسابك في Planet Heroes.',
  },
} as const;

/** Light, then dark: the tokens of the design system. */
const TONES = {
  canvas: ['#f3f8f6', '#07191d'],
  surface: ['#ffffff', '#0d242a'],
  ink: ['#0c2a31', '#e9f3f0'],
  muted: ['#466067', '#a5bdbd'],
  line: ['#d5e3df', '#21424a'],
  accent: ['#0a6a66', '#74d5c5'],
  'accent-ink': ['#ffffff', '#05211f'],
  sand: ['#f7efdf', '#2a2a20'],
} as const;
type Tone = keyof typeof TONES;

const SANS = "Figtree, 'Segoe UI', 'Noto Sans Arabic', Tahoma, Arial, sans-serif";
const SERIF = "Fraunces, Georgia, 'Noto Naskh Arabic', 'Times New Roman', serif";

/** Lays an e-mail out as HTML and as plain text, in the recipient's language and direction. */
export function layOutEmail(content: EmailContent, layout: EmailLayout): { html: string; text: string } {
  return { html: asHtml(content, layout), text: asText(content, layout) };
}

function asText(content: EmailContent, { locale, publicUrl, unsubscribeUrl }: EmailLayout): string {
  const { heading, paragraphs, code, action, otherAction, footnote } = content;
  const frame = FRAME[locale];
  const isMixed = isOfKinds(content);
  const link = (to: EmailContent['action']) => (to ? [`${to.label}:\n${completed(to.url, publicUrl)}`] : []);
  return [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...link(action),
    ...link(otherAction),
    ...severalParts(content).flatMap((part) => [
      part.subject, ...part.paragraphs, ...link(part.action), ...link(part.otherAction),
      ...link(isMixed && part.unsubscribePath ? { label: frame.unsubscribe, url: part.unsubscribePath } : undefined),
    ]),
    ...(footnote ? [footnote] : []),
    `-- \nPlanet Heroes · ${frame.slogan}`,
    ...(unsubscribeUrl ? [isMixed ? frame.why : `${frame.why}\n${frame.unsubscribe}:\n${unsubscribeUrl}`] : []),
  ].join('\n\n') + '\n';
}

function asHtml(content: EmailContent, { locale, publicUrl, unsubscribeUrl }: EmailLayout): string {
  const { subject, heading, paragraphs, code, action, otherAction, footnote } = content;
  const frame = FRAME[locale];
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  const paragraph = (text: string) =>
    `<p class="ink" style="${tone('ink')}margin:0 0 16px;font-size:17px;line-height:1.6">${escaped(text)}</p>`;
  // A code is read from left to right in both languages.
  const codeLine = code
    && `<p class="sand ink" dir="ltr" style="${tone('ink')}${fill('sand')}margin:8px 0 24px;padding:18px 12px;`
      + 'border-radius:12px;text-align:center;font-size:34px;line-height:1.2;letter-spacing:8px;font-weight:600">'
      + `${escaped(code)}</p>`;
  const buttons = (...actions: readonly EmailContent['action'][]) => {
    const links = actions.flatMap((to) =>
      to
        ? `<a class="accent" href="${escaped(completed(to.url, publicUrl))}" style="${tone('accent-ink')}${fill('accent')}`
          + 'display:inline-block;margin:0 0 8px;padding:14px 26px;border-radius:999px;font-size:17px;font-weight:600;'
          + `text-decoration:none">${escaped(to.label)}</a>`
        : []
    );
    return links.length > 0 && `<p style="margin:8px 0 16px">${links.join('\n')}</p>`;
  };
  const small = (text: string) =>
    `<p class="muted" style="${tone('muted')}margin:0 0 8px;font-size:13px;line-height:1.5">${text}</p>`;
  const stop = (url: string) =>
    `<a class="muted" href="${escaped(url)}" style="${tone('muted')}">${escaped(frame.unsubscribe)}</a>`;
  const isMixed = isOfKinds(content);
  const part = (each: EmailPart) =>
    [
      `<h2 class="ink" style="${tone('ink')}margin:16px 0 8px;font-family:${SERIF};font-size:20px;line-height:1.3;`
      + `font-weight:600">${escaped(each.subject)}</h2>`,
      ...each.paragraphs.map(paragraph),
      buttons(each.action, each.otherAction),
      isMixed && each.unsubscribePath && small(stop(completed(each.unsubscribePath, publicUrl))),
    ].filter(Boolean).join('\n');
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${darkRules()}
}
</style>
</head>
<body class="canvas" style="${fill('canvas')}margin:0;padding:0">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="${fill('canvas')}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" \
style="max-width:560px;font-family:${SANS};text-align:start">
<tr><td style="padding:0 8px 16px">
<a class="brand" href="${escaped(completed('/', publicUrl))}" style="${tone('accent')}font-family:${SERIF};\
font-size:22px;font-weight:600;text-decoration:none">Planet Heroes</a>
</td></tr>
<tr><td class="surface line" style="${fill('surface')}border:1px solid ${TONES.line[0]};border-radius:20px;\
padding:32px 28px 16px">
<h1 class="ink" style="${tone('ink')}margin:0 0 16px;font-family:${SERIF};font-size:26px;line-height:1.3;\
font-weight:600">${escaped(heading)}</h1>
${
    [
      ...paragraphs.map(paragraph),
      codeLine,
      buttons(action, otherAction),
      ...severalParts(content).map(part),
      footnote && small(escaped(footnote)),
    ].filter(Boolean).join('\n')
  }
</td></tr>
<tr><td style="padding:20px 8px 0">
${small(`Planet Heroes · ${escaped(frame.slogan)}`)}
${
    // Each part of several names its own kind.
    unsubscribeUrl ? small(isMixed ? escaped(frame.why) : `${escaped(frame.why)} ${stop(unsubscribeUrl)}`) : ''
  }
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function tone(name: Tone): string {
  return `color:${TONES[name][0]};`;
}

function fill(name: Tone): string {
  return `background-color:${TONES[name][0]};`;
}

/** Mail programs that follow the colours of the system take these over the inline ones. */
function darkRules(): string {
  const [, canvas] = TONES.canvas;
  const text = (name: Tone) => `color: ${TONES[name][1]} !important;`;
  const back = (name: Tone) => `background-color: ${TONES[name][1]} !important;`;
  return [
    `.canvas { background-color: ${canvas} !important; }`,
    `.surface { ${back('surface')} }`,
    `.line { border-color: ${TONES.line[1]} !important; }`,
    `.ink { ${text('ink')} }`,
    `.muted { ${text('muted')} }`,
    `.sand { ${back('sand')} }`,
    `.brand { ${text('accent')} }`,
    `.accent { ${back('accent')} ${text('accent-ink')} }`,
  ].join('\n');
}

/** Whether it joins messages of several kinds: each then says how its own is stopped. */
function isOfKinds(content: EmailContent): boolean {
  return new Set(severalParts(content).map(({ unsubscribePath }) => unsubscribePath)).size > 1;
}

/** A path completed to an address; an address is left as it is. */
function completed(url: string, publicUrl: string): string {
  return new URL(url, publicUrl).href;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
