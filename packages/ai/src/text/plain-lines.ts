const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
// Pastes from terminals and chats bring these along.
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** A pasted text as its reader sees it: nothing invisible, plain blanks, lines ended by a line feed. */
export const plainLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROLS, '')
    .replace(/\p{Zs}/gu, ' ');
