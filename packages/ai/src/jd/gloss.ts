import { hasNoChinese } from '../text/no-chinese.js';
import { ENGLISH_GLOSSARY } from './data/english-words.js';
import { latinAt } from './phrase-tokens.js';

/** The English words of a text by which a Chinese word is found, as the text has them; null if there are none. */
export function englishFor(text: string, word: string): string | null {
  const lower = text.toLowerCase();
  for (const [chinese, english] of ENGLISH_GLOSSARY)
    for (const name of chinese.includes(word) ? english : []) {
      const at = latinAt(lower, name.toLowerCase());
      if (at >= 0) return text.slice(at, at + name.length);
    }
  return null;
}

/** The Chinese equivalents of the words of an English text; none for a text with Chinese. */
export function glossOf(text: string): string[] {
  if (!hasNoChinese(text)) return [];
  const lower = text.toLowerCase();
  return [
    ...new Set(
      ENGLISH_GLOSSARY.flatMap(([chinese, english]) =>
        english.some((word) => latinAt(lower, word.toLowerCase()) >= 0) ? chinese : [],
      ),
    ),
  ];
}
