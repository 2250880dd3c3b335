import type { ThirdParties } from '#shared/third-parties.ts';
import type { Counted, Counter } from './counter.ts';
import { loadScript } from './load-script.ts';
import { isPrivatePath } from './page-path.ts';

/** What the two kinds of services put into the window. */
type Window = {
  /** Plausible: `plausible('pageview', { u })` */
  plausible?: (name: string, options: { u: string; props?: Record<string, string> }) => void;
  /** Umami: `umami.track(properties)` */
  umami?: { track(change: (properties: object) => object): void };
};

/**
 * Web analytics of the Plausible or Umami kind. Both are kept from looking at the address by themselves: they are told the path that we count, without what is secret in it. Its
 * script is loaded at the first thing that it may hear of.
 */
export function outsideCounter({ script, site }: NonNullable<ThirdParties['counting']>): Counter {
  const there = globalThis as Window;
  let loading: Promise<void> | undefined;
  return (counted) => {
    if (counted.name === 'web-vital' || isPrivatePath(counted.path)) return;
    loading ??= loadScript(script, { data: { domain: site, websiteId: site, autoTrack: 'false', api: apiOf(script) } });
    loading.then(
      () => tell(there, counted),
      // A blocker, or a service that is down: nobody's visit is worth an error.
      () => undefined,
    );
  };
}

function tell({ plausible, umami }: Window, { name, path, variant }: Counted) {
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

/** Where Plausible's script reports to, which it would else guess from its own address. */
function apiOf(script: string): string {
  return new URL('/api/event', script).href;
}
