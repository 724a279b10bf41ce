const FRAMES_PER_SECOND = 60;
const COLOURS = ['accent', 'sand', 'sun', 'sea', 'sea-light'] as const;

interface ConfettiOptions {
  pieces: number;
  forMs: number;
  /** In how many bursts the pieces come; one after the other over the first half of the time. */
  bursts?: number;
}

/**
 * Throws confetti over the page and clears it when its time is over, or when the function returned is called. With
 * reduced motion there is none. Its code loads with the first throw.
 */
export function throwConfetti({ pieces, forMs, bursts = 1 }: ConfettiOptions): () => void {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.className = 'pointer-events-none fixed inset-0 z-60 size-full';
  const timers: ReturnType<typeof setTimeout>[] = [];
  let cleared = false;
  const clear = (): void => {
    cleared = true;
    timers.forEach(clearTimeout);
    canvas.remove();
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return clear;

  document.body.append(canvas);
  timers.push(setTimeout(clear, forMs));
  void import('canvas-confetti').then(({ default: confetti }) => {
    if (cleared) return;
    // A worker would need a script from a blob, which the content security policy forbids.
    const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
    const colors = COLOURS.map(tokenColour);
    for (let burst = 0; burst < bursts; burst++) {
      const wait = (burst * forMs) / 2 / bursts;
      const side = burst % 2 === 0 ? 0.3 : 0.7;
      timers.push(
        setTimeout(() => {
          void fire({
            particleCount: Math.round(pieces / bursts),
            spread: 80,
            startVelocity: 42,
            origin: { x: bursts === 1 ? 0.5 : side, y: 0.6 },
            ticks: Math.round(((forMs - wait) / 1000) * FRAMES_PER_SECOND),
            colors,
          });
        }, wait),
      );
    }
  }, () => clear());
  return clear;
}

/** A colour token as the page shows it now, in hex, for drawings outside of CSS. */
function tokenColour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${token})`;
  document.body.append(probe);
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  probe.remove();
  return `#${channels.slice(0, 3).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
