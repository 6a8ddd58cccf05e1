// Zero-width and direction marks, soft hyphens, variation selectors, tag characters: nothing that a reader sees.
const INVISIBLE =
  /\u00AD|\u034F|\u061C|[\u115F\u1160]|[\u17B4\u17B5]|\u180E|[\u200B-\u200F]|[\u202A-\u202E]|[\u2060-\u206F]|[\uFE00-\uFE0F]|\uFEFF|[\u{E0000}-\u{E007F}]/gu;
// Pastes from terminals and chats bring these along.
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** A pasted text as its reader sees it: no invisible characters, lines ended by a line feed. */
export const visibleText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROLS, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ');
