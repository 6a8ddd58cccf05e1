/** 男，1996/03，杭州 and 现居武汉 一个月内到岗: splits several details on one line. */
export function detailsApart(text: string): string {
  if (/[:：]/u.test(text))
    return /^姓\s*名/u.test(text) ? text.replace(/[，,]\s*|\s+[/／]\s+/gu, '\t') : text;
  const words = text.split(/[，,]\s*|(?<![/·|｜&\s])\s+(?=\p{Script=Han})/u);
  return words.every((word) => word.length <= 14) ? words.join('\t') : text.replace(/[，,]\s*/gu, '\t');
}
