import { useEffect, useState } from 'react';
import { Sheet } from '#app/ui/sheet.tsx';

/** A picture that changes while it is looked at: the old one stays until the new one is there, so nothing flashes. */
export function useArrived(src: string, fallback?: string): string {
  const [shown, setShown] = useState(src);
  useEffect(() => {
    let isWanted = true;
    const picture = new Image();
    const show = () => isWanted && setShown(src);
    // Too many pictures at once are refused for a while; the picture of the saved draft is always to be had.
    const showOther = () => isWanted && fallback !== undefined && setShown(fallback);
    picture.addEventListener('load', show);
    picture.addEventListener('error', showOther);
    picture.src = src;
    return () => {
      isWanted = false;
      picture.removeEventListener('load', show);
      picture.removeEventListener('error', showOther);
    };
  }, [src, fallback]);
  return shown;
}

/** The front of the card as it is now. */
export function LiveSheet({
  src,
  fallback,
  alt,
  paper,
  className,
}: {
  src: string;
  fallback?: string;
  alt: string;
  paper: string;
  className?: string;
}) {
  return <Sheet src={useArrived(src, fallback)} alt={alt} paper={paper} eager className={className} />;
}
