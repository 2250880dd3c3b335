import { retryChunk } from './client/chunk-retry.ts';
import { takeSoftLoginFromAddress } from './client/session/soft-login.ts';

takeSoftLoginFromAddress();

/**
 * The entry of the browser. The page is painted first, and comes alive after: what a visitor sees never waits for what it
 * can do, and the pictures and fonts of the first screen have the network to themselves.
 */
let begun = false;

function begin() {
  if (begun) return;
  begun = true;
  // All at once: the page's own chunks would else be asked for one after another.
  const modules = document.querySelector<HTMLMetaElement>('meta[name="page-modules"]')?.content;
  for (const href of modules?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void retryChunk('page', () => import('./hydrate.tsx'));
}

/** How long the browser has to say that it has painted: some never do, and a page that nobody looks at never is. */
const PAINT_MS = 1500;
/** How long a form is held: then its page goes the way it goes without script. */
const HOLD_MS = 4000;

/**
 * A form that comes alive (`data-comes-alive`) and is pressed before that is held, and pressed again when it is: the envelope
 * opens as it does for who waited.
 */
const alive = new WeakSet<EventTarget>();
let held: (() => void) | null = null;
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['comesAlive'] === undefined || alive.has(form)) return;
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event;
    held = () => {
      held = null;
      alive.add(form);
      form.requestSubmit(submitter);
    };
    setTimeout(() => held?.(), HOLD_MS);
  },
  true,
);
document.addEventListener('alive', ({ target }) => {
  if (target) alive.add(target);
  // React is in the midst of bringing it to life.
  setTimeout(() => held?.());
});

if (document.visibilityState === 'hidden' || !document.querySelector('meta[name="page-modules"]')) begin();
else {
  try {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  } catch {
    begin();
  }
  setTimeout(begin, PAINT_MS);
}
