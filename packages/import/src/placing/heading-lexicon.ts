import { regex } from '@qicheng/resume/regex';
import type { SectionKey } from '@qicheng/resume/sections';

/** What a heading announces: a section, personal details, or text without a field. */
export type Place = SectionKey | 'basics' | 'mixedAwards' | 'mixedSkills' | 'other';

/** Headings in addition to the titles and aliases of our own sections. */
export const MORE_HEADINGS: Readonly<Partial<Record<Place, string>>> = {
  basics:
    '基本|联系|档案|个人档案|基本信息|个人信息|基本资料|个人资料|个人概况|个人基本信息|联系方式|联系信息|基本情况|个人情况|个人详情|personal information|personal details|contact|contact information|personal info|contacts',
  intention:
    '求职目标|应聘岗位|应聘职位|意向岗位|求职岗位|职业目标|期望职位|求职信息|target|要求|想要|诉求|career objective|job objective|objective|期望工作|想做|想找',
  education:
    '教育|学习|读书|学历|求学|学业|教育信息|学习经历|教育背景信息|学历背景|教育程度|学习背景|教育与培训|education background|educational background|academic background|education experience',
  internships: '实习|实习工作|实习工作经历|实习与工作经历|internship|internship experience|internships',
  work: '实战经历|实战经验|经历|履历|任职|工作|工作履历|工作背景|主要工作经历|职业经验|工作与实习经历|上班|上班经历|career|positions|positions held|appointments|career history|work history|employment|employment history|teaching experience|professional experience|experience|work experience',
  projects:
    '开源|开源项目|开源贡献|项目|主要项目|项目介绍|项目及科研|项目作品|课程项目|project|project experience|selected projects|projects',
  research:
    '主持项目|科研|研究|科研经验|科研成果|学术经历|研究课题|学术研究|课题研究|research experience|research',
  papers:
    '文章|发表的文章|代表性论文|代表论文|代表作|论文|学术论文|论文成果|发表文章|论文著作|科研论文|publication|publications|papers',
  patents: '专利情况|授权专利|专利发明|patents|patent',
  softwareCopyrights: '软件著作|软件著作权登记',
  campus:
    '校园|社团|校园实践|校园活动|学生干部经历|社团活动|社团及学生工作|校内经历|校园工作|社团经验|学生会经历|学生干部|在校任职|校内实践|任职情况|在校职务|校园任职|在校情况|在校表现|组织经历|社团与组织经历|社团和组织经历|campus experience|extracurricular activities|extracurricular|leadership|leadership experience|activities|campus activities',
  practice:
    '培训|培训经历|培训经验|培训情况|培训记录|培训学习|培训进修|进修培训|培训与进修|参加培训|参加的培训|在职培训|职业培训|专业培训|继续教育|继续教育经历|training|training experience|professional training|社会任职|社会兼职|支教|支教经历|社会实践经历|社会活动|志愿者经历|公益经历|社会实践活动|实践活动|志愿活动|社会经历|实践经验|volunteer experience|volunteer|volunteering|volunteer & leadership|volunteering & leadership|community service',
  awards:
    '奖|表彰|表彰奖励|拿过|拿过的奖|评优|评优评先|获奖经历|荣誉奖励|奖励荣誉|奖项荣誉|获奖荣誉|奖惩情况|所获荣誉|荣誉|奖项|获奖|在校荣誉|奖励情况|荣誉情况|主要荣誉|奖学金|获奖情况|奖励|个人荣誉|荣誉与奖项|荣誉与奖励|奖惩|awards|award|honor|honour|prizes|honors|honours|honors & awards|honors and awards|awards & honors|awards and honors|achievements|scholarships and awards',
  mixedAwards:
    '证照荣誉|荣誉证照|资质荣誉|荣誉证书|证书荣誉|获奖证书|荣誉及证书|荣誉与证书|证书与荣誉|获奖及证书|奖励证书|奖项证书|证书奖项|获奖与证书|awards & certificates|awards and certificates|certificates and awards',
  certificates:
    '职称与资格|职称|证|资格|资质|执业与证书|持证|证件|考证|证照|证书情况|所获证书|职业证书|资格认证|资质证书|个人证书|专业证书|持有证书|证书资质|执业资格|certificate|qualification|qualifications|certifications|certification|certificates|licenses & certifications',
  languages: '语种|语言|外语|语言水平|英语水平|英语能力|外语技能|语言技能|languages|language|language skills',
  skills:
    '掌握|技能标签|技能关键词|技术|会用|会用的|会的|工具及其他|能力清单|电脑技能|软件|技能|特长|职业技能|掌握技能|个人能力|专业能力|技术栈|技能清单|技术能力|计算机技能|计算机能力|软件技能|相关技能|工具技能|技能与工具|办公技能|技能优势|专业技能及特长|技能掌握|个人特长|专业特长|核心技能|tools|expertise|skills|technical skills|professional skills|skill|core skills|computer skills',
  mixedSkills:
    '其他能力|其它能力|其他技能|其它技能|技能证书|技能与证书|技能/证书|证书技能|技能及证书|证书与技能|语言与技能|技能与语言|语言/技能|技能/语言|技能特长及证书|技能证书及其他|skills & certificates|skills and certifications|skills & languages|skills and languages',
  portfolio: '作品|作品链接|个人作品集|works',
  selfEvaluation:
    '概要|职业概要|摘要|个人摘要|职业摘要|简要介绍|职业概述|职业概况|个人概述|关于|性格|评价|个人说明|自述|碎碎念|自我总结|个人简介|自我描述|关于我|个人介绍|自我鉴定|个人陈述|个人评介|综合评价|核心优势|个人描述|自评|我的优势|个人小结|self|self evaluation|self-evaluation|profile|about me|summary|about|personal profile|professional summary|personal statement|self-assessment',
  hobbies:
    '业余|业余生活|爱好|兴趣|个人兴趣|业余爱好|特长爱好|爱好特长|兴趣与爱好|兴趣爱好及特长|hobbies|interests|hobby|hobbies and interests',
  references: '推荐信|references|referees',
  family: '家庭信息|家庭主要成员及社会关系|家庭成员及主要社会关系|家庭成员信息|主要家庭成员',
  other:
    '研究方向|主要研究方向|研究领域|研究兴趣|research interests|教学与指导|教学及指导|教学与人才培养|教学与育人|教书育人|人才培养|指导学生|学生指导|学术服务|学术兼职|学术任职|其他|其他信息|其他说明|其它说明|附加信息|其它|补充信息|备注|other|others|additional information|附件',
};

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
  [/(?:课程|毕业)设计|课设|毕设/u, 'projects'],
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
  '课程设计|毕业设计|课设|毕设|轨迹|记录|纪录|实训|历练|简历|能手|评语|所持|服务|评述|评价|证明|参加|承担|考级|等级|语种|应用|操作|教学|临床|轮转|带教|党务|兼职|全职|创业|创新|演出|参展|参赛|参演|获取|出版|案例|任教|执教|从教|从医|海外|交换|交流|访学|留学|升学|业务|职称|个人情况|足迹|历程|墙|树|一览|实战|画像|概述|擅长|曾获|持证|岗位|之路|风采|时光|剪影|集锦|汇总|总览|高光|时刻|亮点|硬核|所学|所修|企业|重点|课外|考取|教育|学历|学习|求学|就学|学业|培训|背景|经历|经验|履历|历程|情况|信息|资料|概况|档案|实习|见习|实践|工作|任职|职业|职场|从业|就业|校园|校内|校外|在校|学生会|学生|干部|社团|组织|活动|参与|项目|科研|研究|学术|课题|竞赛|比赛|赛事|荣誉|获奖|奖励|奖项|奖学金|奖惩|称号|成果|成就|成绩|证书|认证|资质|资格|执业|技能|技术|技巧|特长|专长|专业|软件|工具|计算机|办公|核心|能力|优势|水平|掌握|清单|概述|概要|栈|语言|外语|英语|自我|自评|评价|鉴定|总结|介绍|简介|陈述|描述|亮点|特点|特质|关于我|我的|个人|本人|主要|相关|其他|其它|所获|获得|曾获|持有|志愿者|志愿|服务|公益|义工|三下乡|支教|社会|爱好|兴趣|作品|展示|论文|著作权|著作|软著|发表|专利|发明|求职|意向|目标|期望|家庭|成员|亲属|关系|联系|方式|基本|业余|代表|担任|职务|学校|大学|期间|期|内|以及|和|与|及|、|/|／|&|·|应聘';
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
