import { hasNoChinese } from '../text/no-chinese.js';
import { ENGLISH_GLOSSARY } from './data/english-words.js';
import { latinAt } from './phrase-tokens.js';

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
