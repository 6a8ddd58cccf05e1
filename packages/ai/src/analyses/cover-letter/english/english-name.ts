import type { ResumeDocument } from '@qicheng/resume/document';

const IN_CAPITALS = /^[A-Z .'’-]+$/u;

/** The name for an English text, LIN ZEYU as Lin Zeyu; empty if the résumé has it in Chinese only. */
export function englishNameOf({ basics }: Pick<ResumeDocument, 'basics'>): string {
  const name = basics.name?.en?.trim() ?? '';
  if (name === '' || basics.hidden?.includes('name')) return '';
  return IN_CAPITALS.test(name)
    ? name.toLowerCase().replace(/(?<![a-z])[a-z]/gu, (letter) => letter.toUpperCase())
    : name;
}
