/** A Chinese name with its English form after it, or before it in two or more words; SAP 顾问 is one name. */
const ENGLISH_AFTER =
  /^(?<han>[\p{Script=Han}（）()·\d]*\p{Script=Han}{2}[\p{Script=Han}（）()·\d]*)[\s/|·-]+(?=[^\p{Script=Han}]*[a-z]{4})[A-Z][A-Za-z&.,'’()\s/-]+$/u;
const ENGLISH_BEFORE =
  /^[A-Z][A-Za-z&.'’-]+(?:\s+[A-Za-z&.,'’()/-]+)+[\s/|·-]+(?<han>\p{Script=Han}{2}[\p{Script=Han}（）()·\d]*)$/u;

/** The Chinese form of a name in two languages, as a Chinese sentence needs it; any other name as it is. */
export const chineseName = (name: string): string =>
  (ENGLISH_AFTER.exec(name.trim()) ?? ENGLISH_BEFORE.exec(name.trim()))?.groups?.['han']?.trim() ?? name;
