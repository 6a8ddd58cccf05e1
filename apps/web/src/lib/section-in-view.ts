import { useEffect, useState } from 'react';

/** Reading position: in the upper part of the window, below the bar. */
const READING_POSITION = 0.3;

/**
 * The last section that starts above the reading position; at the end of the page the last one, however
 * short.
 */
function sectionInView(ids: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return ids.at(-1);
  const started = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= clientHeight * READING_POSITION;
  });
  return started.at(-1) ?? ids[0];
}

/** Which of these sections of the page is being read; ids in page order. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionInView(ids)));
    };
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ids]);
  return current;
}
