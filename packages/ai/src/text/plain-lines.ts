const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
// Control sequences in text pasted from terminals and chats.
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** A pasted text as its reader sees it: without invisible characters, with plain spaces and line feeds. */
export const plainLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROLS, '')
    .replace(/\p{Zs}/gu, ' ');

const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ％．]/g;
const OFFSET = 0xfee0;

/** A text with full-width digits and letters made half-width; Chinese punctuation stays, since it ends clauses. */
export const folded = (text: string): string =>
  text.replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - OFFSET));
