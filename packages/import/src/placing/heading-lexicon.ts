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
