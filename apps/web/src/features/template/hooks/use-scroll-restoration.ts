import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();

/** Back on a page whose content is still at hand, the window stands where it stood. */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const place = places.get(key);
    if (isBack && place !== undefined) window.scrollTo(0, place);
    const remember = () => void places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, isBack]);
}
