// The page as an installed app: how far it is kept on the device, and whether a newer version waits (public/sw.js).
import { root } from './site';

class Installed {
  /** Percent that are kept; null: nothing is being kept now. */
  percent: number | null = $state(null);
  newer: ServiceWorker | null = $state.raw(null);

  async begin(): Promise<void> {
    const { serviceWorker } = navigator;
    const first = serviceWorker.controller === null;
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ t: string; done: number; all: number }>) => {
      if (data.t === 'keeping') this.percent = data.done < data.all ? Math.floor((100 * data.done) / data.all) : null;
    });
    // The first version takes over silently; a later one only when the player has said so.
    if (!first) serviceWorker.addEventListener('controllerchange', () => location.reload());
    try {
      const registration = await serviceWorker.register(`${root}sw.js`);
      this.watch(registration);
      registration.addEventListener('updatefound', () => this.watch(registration));
    } catch {
      this.percent = null; // a private window, or a host without a certificate: then there is no app, and that is fine
    }
  }

  use(): void {
    this.newer?.postMessage('use');
  }

  private watch({ installing, waiting, active }: ServiceWorkerRegistration): void {
    if (waiting && active) this.newer = waiting;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) this.newer = installing;
      if (installing.state === 'redundant') this.percent = null;
    });
  }
}

export const installed = new Installed();
