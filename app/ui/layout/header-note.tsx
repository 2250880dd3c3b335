import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type Place = HTMLElement | null;
const PlaceContext = createContext<{ place: Place; setPlace: (place: Place) => void }>({
  place: null,
  setPlace: () => undefined,
});

/** Holds the place in the simple header where a screen may put one note, such as "Saved as a draft a moment ago". */
export function HeaderNoteProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>(null);
  const value = useMemo(() => ({ place, setPlace }), [place]);
  return <PlaceContext value={value}>{children}</PlaceContext>;
}
/** The place itself; the simple header mounts it. */
export function HeaderNotePlace({ className }: { className?: string | undefined }) {
  const { setPlace } = useContext(PlaceContext);
  return <output ref={setPlace} className={className} />;
}
/** What a screen says there; it fills in after the page has come to life. */
export function HeaderNote({ children }: { children: ReactNode }) {
  const { place } = useContext(PlaceContext);
  return place ? createPortal(children, place) : null;
}
