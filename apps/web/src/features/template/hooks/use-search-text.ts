import { useEffect, useRef, useState } from 'react';

const PAUSE_MILLISECONDS = 300;

/**
 * Text of a search box that asks after a pause in typing. Letters of an input method that are not yet a word ask
 * nothing; a keyword that changes elsewhere (the back button, a reset) shows in the box.
 */
export function useSearchText(keyword: string, onSearch: (keyword: string) => void) {
  const [text, setText] = useState(keyword);
  const [isComposing, setComposing] = useState(false);
  const asked = useRef(keyword);
  useEffect(() => {
    if (asked.current === keyword) return;
    asked.current = keyword;
    setText(keyword);
  }, [keyword]);
  useEffect(() => {
    const wanted = text.trim();
    if (isComposing || wanted === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = wanted;
      onSearch(wanted);
    }, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text, isComposing, onSearch]);
  const searchNow = (wanted = text.trim()) => {
    setText(wanted);
    if (wanted === asked.current) return;
    asked.current = wanted;
    onSearch(wanted);
  };
  return { text, setText, setComposing, searchNow };
}
