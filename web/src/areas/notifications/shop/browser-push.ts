import { NOTIFICATION_ROUTES } from '@planet-heroes/contracts/areas/notifications/routes';
import { ask } from '../../../kernel/api/ask';
import { currentLocale } from '../../../kernel/i18n/locale';

/** How this browser stands to pushes. `insecure`: only pages by HTTPS may ask. `blocked`: the visitor said no. */
export type BrowserPush = 'on' | 'off' | 'insecure' | 'unsupported' | 'blocked';

/** How long a worker that is only just being installed is waited for. */
const WORKER_MS = 10_000;

/** `known`: the browsers that the hero's pushes go to. This one may have a subscription that was another hero's. */
export async function browserPush(known: readonly string[]): Promise<BrowserPush> {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscribed = await subscription();
  return subscribed && known.includes(await idOf(subscribed)) ? 'on' : 'off';
}

/** Asks the visitor, subscribes, and registers with the server. Rejects where the browser refuses. */
export async function startPush(pushKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { pushManager } = await worker();
  const subscribed = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: asBytes(pushKey) });
  const { endpoint, keys } = subscribed.toJSON();
  try {
    await ask(NOTIFICATION_ROUTES.subscribePush, {
      body: { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! }, locale: currentLocale() },
    });
  } catch (error) {
    await subscribed.unsubscribe();
    throw error;
  }
}

export async function endPush(): Promise<void> {
  const subscribed = await subscription();
  if (!subscribed) return;
  await ask(NOTIFICATION_ROUTES.unsubscribePush, { body: { endpoint: subscribed.endpoint } });
  await subscribed.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker is not there.')), WORKER_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return btoa(String.fromCodePoint(...digest)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Base64url as the browser takes it. */
function asBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.codePointAt(0)!);
}
