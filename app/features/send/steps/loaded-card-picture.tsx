import { useEffect, useState } from 'react';
import { CardPicture } from '#app/parts/card-picture.tsx';

/** The address of a picture that changes: the old one stays until the new one is loaded, so that nothing flashes. */
export function useLoadedSrc(src: string, fallback?: string): string {
  const [shown, setShown] = useState(src);
  useEffect(() => {
    let isCurrent = true;
    const picture = new Image();
    const show = () => isCurrent && setShown(src);
    // The server limits how many pictures are drawn at once; the saved draft's picture is always available.
    const showFallback = () => isCurrent && fallback !== undefined && setShown(fallback);
    picture.addEventListener('load', show);
    picture.addEventListener('error', showFallback);
    picture.src = src;
    return () => {
      isCurrent = false;
      picture.removeEventListener('load', show);
      picture.removeEventListener('error', showFallback);
    };
  }, [src, fallback]);
  return shown;
}

/** The front of the card, updated without a flash. */
export function LoadedCardPicture({
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
  return <CardPicture src={useLoadedSrc(src, fallback)} alt={alt} paper={paper} eager className={className} />;
}
