import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { type PageHandle, wordsOf } from '../page.js';

/** After a walk to another page: its title on the window, its top in view, and the focus at its start. */
export function usePageChange(): void {
  const { pathname, search, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const title = handle && wordsOf(handle, new URLSearchParams(search), match?.loaderData).title;
  const shown = useRef(pathname);

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isBack || hash) return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, isBack]);
}
