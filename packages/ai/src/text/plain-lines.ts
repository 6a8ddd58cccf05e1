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
