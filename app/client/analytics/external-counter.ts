import type { ThirdParties } from '#shared/third-parties.ts';
import type { CountedEvent, Counter } from './counter.ts';
import { loadScript } from './load-script.ts';
import { isPrivatePath } from './page-path.ts';

/** The globals of the two kinds of services. */
type Window = {
  /** Plausible: `plausible('pageview', { u })` */
  plausible?: (name: string, options: { u: string; props?: Record<string, string> }) => void;
  /** Umami: `umami.track(properties)` */
  umami?: { track(change: (properties: object) => object): void };
};

/**
 * Web analytics of the Plausible or Umami kind. Both are kept from reading the address by themselves: they get the path that we count, which contains
 * no secrets. The script is loaded with the first event that it may receive.
 */
export function createExternalCounter({ script, site }: NonNullable<ThirdParties['counting']>): Counter {
  const there = globalThis as Window;
  let loading: Promise<void> | undefined;
  return (counted) => {
    if (counted.name === 'web-vital' || isPrivatePath(counted.path)) return;
    loading ??= loadScript(script, { data: { domain: site, websiteId: site, autoTrack: 'false', api: apiOf(script) } });
    loading.then(
      () => sendEvent(there, counted),
      // Blocked by the browser, or the service is down: not worth an error report.
      () => undefined,
    );
  };
}

function sendEvent({ plausible, umami }: Window, { name, path, variant }: CountedEvent) {
  const url = location.origin + path;
  const isView = name === 'page-view';
  plausible?.(isView ? 'pageview' : name, { u: url, ...(variant === '' ? {} : { props: { variant } }) });
  umami?.track((properties) => ({
    ...properties,
    url: path,
    referrer: '',
    title: '',
    ...(isView ? {} : { name, data: { variant } }),
  }));
}

/** Where Plausible's script sends its reports; otherwise it would guess that from its own address. */
function apiOf(script: string): string {
  return new URL('/api/event', script).href;
}
