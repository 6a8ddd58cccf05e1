import type { MatchState, RequirementMatch } from '@qicheng/analysis/jd-analysis';

type Kind = RequirementMatch['kind'];
type Open = Exclude<MatchState, '直接'>;

const GAP = '这是筛选条件，先问清能否放宽，再决定要不要投。';
const WILLING: Readonly<Record<Open, string>> = {
  可迁移: '投递时写清您能接受到什么程度。',
  未体现: '能接受就在求职意向或信里写一句。',
  待确认: '能接受就在求职意向或信里写一句。',
  缺口: '与简历写的不一致：能接受就改简历，不能接受就不投。',
};
const SKILL: Readonly<Record<Open, string>> = {
  可迁移: '如实写清做到哪一步，面试时说明与要求的差别。',
  未体现: '做过就写进对应的那段经历：做法和结果；没有做过不要写。',
  待确认: '准备一个真实的例子，面试时讲清楚。',
  缺口: '简历写明不具备，这一条不要勉强写。',
};

const BY_KIND: Readonly<Partial<Record<Kind, Readonly<Record<Open, string>>>>> = {
  certificate: {
    可迁移: '投递前问清相近的证书是否认可。',
    未体现: '有证就写全名称、等级和取得时间；没有先问是否必须。',
    待确认: '写清证书的名称、等级和取得时间。',
    缺口: '先问能否入职后再取得。',
  },
  experience: {
    可迁移: '写清每段经历的起止年月，说明其中哪些年做的是这件事。',
    未体现: '年限是筛选条件，先问没有相关年限是否接受。',
    待确认: '把每段经历的起止年月写全。',
    缺口: '年限是筛选条件，先问能否放宽，再决定要不要投。',
  },
  language: {
    可迁移: '有成绩就写考试、分数和时间；没有就写用外语做过的事。',
    未体现: '有成绩就写考试、分数和时间；没有先问是否必须。',
    待确认: '写上考试分数。',
    缺口: GAP,
  },
  degree: {
    可迁移: GAP,
    未体现: '写清学校、学历和毕业时间。',
    待确认: '写清学校、学历和毕业时间。',
    缺口: GAP,
  },
  major: {
    可迁移: '投递前问清您的专业算不算相关专业。',
    未体现: '写清所学专业。',
    待确认: '写清所学专业，或问清专业范围。',
    缺口: GAP,
  },
  graduation: { 可迁移: GAP, 未体现: '写清毕业时间。', 待确认: '写清毕业时间。', 缺口: GAP },
  location: WILLING,
  condition: WILLING,
  politics: { 可迁移: GAP, 未体现: '写清政治面貌。', 待确认: '写清政治面貌。', 缺口: GAP },
  skill: SKILL,
  ability: {
    ...SKILL,
    可迁移: '面试时讲这一条经历，再准备一条。',
    未体现: '用一段经历说明，写出对象和结果。',
  },
  duty: {
    ...SKILL,
    未体现: '没有做过就不写；面试前弄清这项工作怎么做，想好从哪里上手。',
    待确认: '面试时说明做过的相近的事。',
  },
};

/** The advice for a row by its kind; a row that the résumé meets needs none. */
export function adviceFor(kind: Kind, state: MatchState, text: string): string {
  if (state === '直接') return '';
  const isTool =
    kind === 'skill' &&
    state === '未体现' &&
    /软件|系统|熟练|使用|会用|[A-Za-z]{2,}/u.test(text) &&
    !/经验|经历|背景|experience|\d/iu.test(text);
  return isTool ? '用过就写进技能，并在经历里写明用它做了什么。' : (BY_KIND[kind] ?? SKILL)[state];
}
