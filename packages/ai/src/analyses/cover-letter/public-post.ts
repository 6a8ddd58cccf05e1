import type { LetterContext } from './letter-context.js';

/** An authority or a community, which takes people on by an examination. */
const AUTHORITY =
  /(?:[局厅署]|委员会|人民政府|街道(?:办事处)?|[居村]委会|法院|检察院|党校|海关|公安|办公室|社区)$/u;
/** What only an announcement of an examination says. */
const ANNOUNCED =
  /公开(?:招聘|招考|选调|选聘|招录|遴选)|资格(?:审查|复审|初审)|笔试(?:成绩|科目|时间)|报考|招[考录]|事业(?:单位|编制)|编制内|公务员|选调|特岗教师|总成绩/gu;
const MIN_SIGNS = 2;

/** Whether a post is filled by a public examination: one applies by the announcement, not by a chat. */
export const isPublicPost = ({ company, jd }: Pick<LetterContext, 'company' | 'jd'>): boolean => {
  if (/公司$|集团$/u.test(company)) return false;
  return AUTHORITY.test(company) || new Set(jd.match(ANNOUNCED)).size >= MIN_SIGNS;
};
