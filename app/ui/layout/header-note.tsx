import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type Place = HTMLElement | null;
const PlaceContext = createContext<{ place: Place; setPlace: (place: Place) => void }>({
  place: null,
  setPlace: () => undefined,
});

/** Holds the slot in the simple header where a screen can show one note, such as "Saved as a draft a moment ago". */
export function HeaderNoteProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>(null);
  const value = useMemo(() => ({ place, setPlace }), [place]);
  return <PlaceContext value={value}>{children}</PlaceContext>;
}
/** The slot itself; the simple header renders it. */
export function HeaderNotePlace({ className }: { className?: string | undefined }) {
  const { setPlace } = useContext(PlaceContext);
  return <output ref={setPlace} className={className} />;
}
/** The note of a screen. It is rendered into the slot after hydration. */
export function HeaderNote({ children }: { children: ReactNode }) {
  const { place } = useContext(PlaceContext);
  return place ? createPortal(children, place) : null;
}
