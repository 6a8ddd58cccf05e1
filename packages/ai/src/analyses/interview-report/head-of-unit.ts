/** Posts that are the head to whom others report. */
const HEAD = /[店厂站班组园]长|护士长|主管|经理|主任/u;
/** Whom a prepared answer reports to: 报告店长, 请店长和他谈. */
const REPORTED = /(?<lead>[，。；]|^)(?<verb>报告|请示|请)(?<head>[店厂站班组园]长|护士长|主管|经理|主任)/gu;

/** A prepared answer for somebody who is the head that it reports to: what is beyond them goes one level up. */
export function asHeadOfUnit(answer: string, position: string): string {
  const own = HEAD.exec(position)?.[0];
  if (own === undefined) return answer;
  return answer.replace(REPORTED, (whole: string, lead: string, verb: string, head: string) =>
    head !== own ? whole : `${lead}${verb === '请' ? '由我' : '超出我权限的报上一级'}`,
  );
}
