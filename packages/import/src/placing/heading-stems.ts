import { regex } from '@qicheng/resume/regex';
import type { Place } from './heading-lexicon.js';

// Stems that name a section, distinctive ones first: 校内任职 is 校园, 实习工作经历 is 实习.
const NAMING: readonly (readonly [RegExp, Place])[] = [
  [/求职|意向|应聘|想找|想做|想要|想去|想干|期望|期待/u, 'intention'],
  [/家庭|亲属|社会关系/u, 'family'],
  [/软件著作权|软著/u, 'softwareCopyrights'],
  [/专利/u, 'patents'],
  [/论文|著作|发表/u, 'papers'],
  [
    /自我|自评|关于我|(?:个人|自我)画像|个人(?:评价|总结|优势|简介|陈述|描述|介绍|亮点|特点|特质|鉴定|概述|概要)|我的优势/u,
    'selfEvaluation',
  ],
  [/爱好|兴趣/u, 'hobbies'],
  [/作品/u, 'portfolio'],
  [/(?:荣誉|获奖|奖励|奖项|奖惩).*证书|证书.*(?:荣誉|获奖|奖励|奖项)/u, 'mixedAwards'],
  [/(?:技能|语言|特长).*证书|证书.*(?:技能|语言|特长)|语言.*技能|技能.*语言/u, 'mixedSkills'],
  [/项目.*(?:竞赛|比赛|赛事)|(?:竞赛|比赛|赛事).*项目/u, 'projects'],
  [/荣誉|获奖|奖励|奖项|奖学金|奖惩|竞赛|比赛/u, 'awards'],
  [/证书|持证|证照|考级|认证|资质|职业资格|执业资格/u, 'certificates'],
  [/校园实践|校内实践|课外/u, 'campus'],
  [/实习/u, 'internships'],
  [/志愿|公益|社会实践|义工|三下乡|支教|实践/u, 'practice'],
  [/学生|社团|校园|校内|在校|干部|学生会/u, 'campus'],
  [/见习/u, 'internships'],
  [/教育|学历|求学|读书|念书|上学|院校|母校/u, 'education'],
  [/科研|研究/u, 'research'],
  [/项目/u, 'projects'],
  [/学术|课题/u, 'research'],
  [/语言|外语|英语/u, 'languages'],
  [/技能|擅长|技术|特长|软件|工具|计算机|专业能力|职业能力|核心能力|办公/u, 'skills'],
  [/学习|就学|学业|升学|留学|访学|交换|求学/u, 'education'],
  [/服役|之后的工作|参军|从军|军旅|上班|打工|干过|做过|谋生|上家|职历/u, 'work'],
  [/会啥|会什么|会的|拿手|本事|手艺|能做/u, 'skills'],
  [/工作|任职|执业|教学|带教|授课|任教|执教|从教|从医|兼职|创业|职业|职场|从业|就业|履历/u, 'work'],
  [/联系|基本|个人(?:信息|资料|概况|情况|档案)/u, 'basics'],
];
const WORDS =
  '轨迹|记录|纪录|实训|历练|简历|能手|评语|所持|服务|评述|评价|证明|参加|承担|考级|等级|语种|应用|操作|教学|临床|轮转|带教|党务|兼职|全职|创业|创新|演出|参展|参赛|参演|获取|出版|案例|任教|执教|从教|从医|海外|交换|交流|访学|留学|升学|业务|职称|个人情况|足迹|历程|墙|树|一览|实战|画像|概述|擅长|曾获|持证|岗位|之路|风采|时光|剪影|集锦|汇总|总览|高光|时刻|亮点|硬核|所学|所修|企业|重点|课外|考取|教育|学历|学习|求学|就学|学业|培训|背景|经历|经验|履历|历程|情况|信息|资料|概况|档案|实习|见习|实践|工作|任职|职业|职场|从业|就业|校园|校内|校外|在校|学生会|学生|干部|社团|组织|活动|参与|项目|科研|研究|学术|课题|竞赛|比赛|赛事|荣誉|获奖|奖励|奖项|奖学金|奖惩|称号|成果|成就|成绩|证书|认证|资质|资格|执业|技能|技术|技巧|特长|专长|专业|软件|工具|计算机|办公|核心|能力|优势|水平|掌握|清单|概述|概要|栈|语言|外语|英语|自我|自评|评价|鉴定|总结|介绍|简介|陈述|描述|亮点|特点|特质|关于我|我的|个人|本人|主要|相关|其他|其它|所获|获得|曾获|持有|志愿者|志愿|服务|公益|义工|三下乡|支教|社会|爱好|兴趣|作品|展示|论文|著作权|著作|软著|发表|专利|发明|求职|意向|目标|期望|家庭|成员|亲属|关系|联系|方式|基本|业余|代表|担任|职务|学校|大学|期间|期|内|以及|和|与|及|、|/|／|&|·|应聘';
const WHOLE = new RegExp(`^(?:${WORDS})+$`, 'u');
// 项目描述, 工作内容, 相关课程 etc. are labels of an entry, 掌握 and 担任 alone are verbs.
const NO_HEADING = regex('u')`
  ^(?:项目|工作|实习|活动|研究|实践)(?:描述|成果|成绩|总结|简介|介绍|概述|亮点|背景)$|^(?:主要|相关|个人)?工作$
  |^(?:主要|个人|工作|学习|项目)(?:成果|成绩|成就|职务)$|^(?:学习)?成绩$|^(?:担任)?职务$
  |^担任(?!.*(?:情况|经历|经验)$)|^主要(?:荣誉)?成果$|^(?:所获|获得|持有|曾获|个人|其他|相关|主要)$
  |^(?:求职|应聘|个人|本人|我的|中文|标准)?简历$|专业$|学校$|^大学|^英语水平$|^计算机水平$
`;

/** The section named by a known word in a heading; the other words may be unknown. */
export const placeContaining = (words: string): Place | null => {
  const han = words.replace(/[^\p{Script=Han}]+/gu, '');
  return han.length < 2 || han.length > 12 || NO_HEADING.test(han)
    ? null
    : (NAMING.find(([form]) => form.test(han))?.[1] ?? null);
};

// 课程设计项目, 竞赛项目
const KIND_OF_PROJECTS =
  /^(?:(?:课程|课程设计|毕业设计|毕业|毕设|大创|竞赛|比赛|参赛|科研|校内|校外|个人|自学|练习|实训|团队|商业|开源|实践|工程|创新创业|主要|代表|其他|以及|及|与|和|、))+项目$/u;

/** Whether a heading names a kind of project, also below another such heading. */
export const isKindOfProjects = (words: string): boolean => KIND_OF_PROJECTS.test(words);

/** The section of a heading that consists of heading words only. */
export function placeOfStems(words: string): Place | null {
  const han = words.replace(/\s+/g, '').replace(/^(?:IT|AI)(?=\p{Script=Han})/u, '');
  if (isKindOfProjects(han)) return 'projects';
  if (han.length < 3 || han.length > 12 || !WHOLE.test(han) || NO_HEADING.test(han)) return null;
  return NAMING.find(([form]) => form.test(han))?.[1] ?? null;
}

// The same for English headings, which use fewer words.
const ENGLISH_NAMING: readonly (readonly [RegExp, Place])[] = [
  [/\bself\b|profile|\bsummary|strengths|about me/u, 'selfEvaluation'],
  [/intern/u, 'internships'],
  [/volunteer|community|practice/u, 'practice'],
  [/publication|papers/u, 'papers'],
  [/patent/u, 'patents'],
  [/research|dissertation|thesis/u, 'research'],
  [/project/u, 'projects'],
  [/campus|school|extracurricular|leadership|student|clubs?\b|societ/u, 'campus'],
  [/education|academic|studies|study/u, 'education'],
  [/award|hono|prize|scholarship|achievement|competition/u, 'awards'],
  [/certif|licen[cs]e|qualification|credential/u, 'certificates'],
  [/language/u, 'languages'],
  [/skill|computer|software|tools?\b|technolog|competenc|expertise/u, 'skills'],
  [/hobb|interest/u, 'hobbies'],
  [/objective|job wanted|intention/u, 'intention'],
  [/employ|work|career|job|part-time|professional|experience|history/u, 'work'],
  [/personal|contact/u, 'basics'],
  [/referee|reference/u, 'references'],
];
const ENGLISH_WORDS = regex('u')`
  ^(?:self|evaluation|appraisal|assessment|introduction|description|profile|summary|strengths?|about|me
  |internships?|volunteer(?:ing)?|community|service|social|practices?|publications?|papers|dissertation|thesis
  |patents?|research|projects?|campus|school|extracurricular|leadership|students?|clubs?|societies
  |activit(?:y|ies)|education(?:al)?|academic|studies|study|awards?|hono(?:u?rs?)|prizes?|scholarships?
  |achievements?|competitions?|certificat(?:es?|ions?)|licen[cs]es?|qualifications?|credentials?|languages?
  |skills?|computer|software|tools?|technolog(?:y|ies)|technical|competenc(?:e|es|ies)|expertise|hobb(?:y|ies)
  |interests?|objectives?|wanted|intention|employment|work(?:ing)?|career|job|part-time|full-time|professional
  |experiences?|history|personal|contacts?|details|information|info|background|referees?|references?|relevant
  |related|selected|key|core|main|other|additional|my|and|of|in|&|level|abilit(?:y|ies)|records?|roles?
  |positions?)$
`;
const MAX_ENGLISH_WORDS = 5;

/** WORKING EXPERIENCE, Self-appraisal; 'working' or 'information' alone names no section. */
export function placeOfEnglishStems(text: string): Place | null {
  const words = text.toLowerCase().replace(/self-(?=\p{L})/gu, 'self ');
  const all = words.split(/[\s/,]+/u).filter(Boolean);
  const isWhole =
    /^[A-Z]/u.test(text) &&
    all.length > 0 &&
    all.length <= MAX_ENGLISH_WORDS &&
    all.every((word) => ENGLISH_WORDS.test(word));
  return isWhole ? (ENGLISH_NAMING.find(([form]) => form.test(words))?.[1] ?? null) : null;
}
