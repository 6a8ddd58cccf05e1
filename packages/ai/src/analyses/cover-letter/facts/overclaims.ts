import type { ResumeReading } from '#src/jd/read-resume.js';
import { bare, type ResumeFacts } from './resume-facts.js';

/** Alone in charge of all of an employer: 独立负责全厂工艺, 一个人管整个门店. */
const IN_CHARGE_OF_ALL =
  /(?:独立|独自|单独|全面|一个人|一人)(?:负责|主持|管理|承担|管|统筹|完成)了?[^，。；]{0,4}(?<whole>全|整个?)(?<place>厂|店|公司|部门|院|校|园|馆|所|车间|集团|区域|年级|医院|酒店|门店|项目部?)[^，。；]{0,12}/u;
/** A post that is in charge of all. */
const HEAD = /[店厂园院校馆所站部]长|经理|总监|总[工监裁]|负责人|主任|主管|老板|创始人|法人|合伙人/u;

/** What a letter says to be in charge of, where no post of the résumé is. */
export function inChargeOfAll(
  clause: string,
  { words }: ResumeFacts,
  { document }: ResumeReading,
): string | null {
  const found = IN_CHARGE_OF_ALL.exec(clause);
  const { whole = '', place = '' } = found?.groups ?? {};
  if (found === null || words.includes(`${whole}${place}`)) return null;
  const posts = JSON.stringify([document.work, document.internships].flat().map(({ title }) => title ?? ''));
  return HEAD.test(posts) ? null : found[0];
}

/** A mastery: 对AAO非常精通, 精通Python、JMeter. */
const MASTERY =
  /对(?<of>[^，。；]{1,16}?)(?:都|也)?(?<very>非常|十分|极其|特别|很|相当)?精通|(?<much>非常|十分|极其|特别|相当)?精通(?<named>[^，。；]{1,24})/u;
/** How somebody rates a skill that is not mastered. */
const LOW_LEVEL =
  /^[^\p{Script=Han}]{0,4}(?:一般|了解|入门|基础|初[学级]|只|刚|略|在学)|^[^，。；\n]{0,10}(?:用过一次|学过|课程里)/u;
const ITEM = /[、和与及/]/u;

/** A mastery that the résumé does not state: of what it rates lower, or more than it says of anything; null otherwise. */
export function unsupportedMastery(
  clause: string,
  { lines }: ResumeFacts,
): { text: string; inResume: string } | null {
  const found = MASTERY.exec(clause);
  if (found === null || /不(?:太|是很|算|敢说)?精通|不敢|谈不上/u.test(clause)) return null;
  const { of, very, much, named } = found.groups ?? {};
  const items = (of ?? named ?? '').split(ITEM).map((item) => bare(item.replace(/等.*$/u, '')));
  const low = lines.find(({ text }) =>
    items.some((item) => {
      const at = item.length > 1 ? bare(text).indexOf(item) : -1;
      return (
        at >= 0 &&
        LOW_LEVEL.test(
          bare(text)
            .slice(at + item.length)
            .replace(/^[|｜]/u, ''),
        )
      );
    }),
  );
  if (low !== undefined) return { text: found[0], inResume: low.text };
  const isStated = lines.some(({ text }) => text.includes('精通'));
  return !isStated && (very ?? much ?? of) !== undefined ? { text: found[0], inResume: '' } : null;
}
