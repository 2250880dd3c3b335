/**
 * The entry of the browser. The page is painted first, and comes alive after: what a visitor sees never waits for what it
 * can do, and the pictures and letters of the first screen have the line to themselves.
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
  void import('./hydrate.tsx');
}

/** A page that nobody looks at is never painted, and some browsers do not say when they have. */
const LONGEST_MS = 1500;
if (document.visibilityState === 'hidden') begin();
else {
  try {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  } catch {
    begin();
  }
  setTimeout(begin, LONGEST_MS);
}
