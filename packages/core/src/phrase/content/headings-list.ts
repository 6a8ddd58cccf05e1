import type { HeadingAlternatives } from '../word.js';

/** Alternative section headings, and when they help. */
export const HEADINGS: readonly HeadingAlternatives[] = [
  {
    section: 'selfEvaluation',
    alternatives: {
      zh: ['个人总结', '个人优势', '个人简介', '关于我', '职业概述', '核心优势'],
      en: ['Summary', 'Profile', 'About Me', 'Professional Summary'],
    },
    hint: '放在开头时写成三到四句：方向、最有力的经历、能佐证的结果。',
  },
  {
    section: 'intention',
    alternatives: {
      zh: ['求职目标', '职业意向', '应聘岗位', '期望岗位', '意向岗位'],
      en: ['Objective', 'Career Objective', 'Target Role'],
    },
    hint: '投递岗位明确时写清岗位、城市与到岗时间，可省去期望薪资。',
  },
  {
    section: 'education',
    alternatives: {
      zh: ['教育经历', '学习经历', '学历背景', '教育情况', '求学经历'],
      en: ['Education', 'Academic Background'],
    },
    hint: '应届生通常放在最前，写学校、专业、起止时间、成绩与相关课程。',
  },
  {
    section: 'internships',
    alternatives: {
      zh: ['实习实践', '实习经验', '企业实习', '专业实习', '临床实习', '教育实习'],
      en: ['Internships', 'Internship Experience'],
    },
    hint: '与岗位最相关的放在前面，每条先写做法再写结果。',
  },
  {
    section: 'work',
    alternatives: {
      zh: ['工作经验', '职业经历', '任职经历', '从业经历'],
      en: ['Work Experience', 'Professional Experience', 'Employment'],
    },
    hint: '有全职经历时使用，按时间倒序，每段三到五条。',
  },
  {
    section: 'projects',
    alternatives: {
      zh: ['项目经验', '项目实践', '课程项目', '竞赛项目', '代表项目'],
      en: ['Projects', 'Selected Projects', 'Project Experience'],
    },
    hint: '写明背景、本人职责、方法与结果，团队项目务必写清自己的部分。',
  },
  {
    section: 'research',
    alternatives: {
      zh: ['科研项目', '研究经历', '学术经历', '课题研究', '实验室经历'],
      en: ['Research', 'Research Experience', 'Research Projects'],
    },
    hint: '申请研究生或研发岗位时靠前，写课题、方法、贡献与产出。',
  },
  {
    section: 'papers',
    alternatives: {
      zh: ['学术成果', '发表论文', '论文与报告', '研究成果'],
      en: ['Publications', 'Papers', 'Selected Publications'],
    },
    hint: '按统一格式著录，标出本人次序与发表状态。',
  },
  {
    section: 'patents',
    alternatives: { zh: ['知识产权', '专利成果', '发明创造'], en: ['Patents', 'Intellectual Property'] },
    hint: '写名称、类型、状态与本人排名。',
  },
  {
    section: 'softwareCopyrights',
    alternatives: {
      zh: ['软件成果', '软著登记', '软件登记'],
      en: ['Software Copyrights', 'Registered Software'],
    },
    hint: '写软件名称与登记时间，登记号按需填写。',
  },
  {
    section: 'campus',
    alternatives: {
      zh: ['校园实践', '学生工作', '社团经历', '组织经历', '在校活动'],
      en: ['Campus Activities', 'Leadership', 'Extracurricular Activities'],
    },
    hint: '写自己推动的事与结果，不罗列职务。',
  },
  {
    section: 'practice',
    alternatives: {
      zh: ['志愿服务', '实践经历', '公益经历', '基层服务', '支教经历'],
      en: ['Volunteering', 'Community Service', 'Social Practice'],
    },
    hint: '写服务对象、时长与本人做的事，公务员与教师岗位可靠前。',
  },
  {
    section: 'awards',
    alternatives: {
      zh: ['荣誉奖励', '获奖情况', '奖学金与荣誉', '竞赛获奖', '所获荣誉'],
      en: ['Honours and Awards', 'Awards', 'Scholarships'],
    },
    hint: '写全称、级别与时间，只留与岗位有关和级别高的。',
  },
  {
    section: 'certificates',
    alternatives: {
      zh: ['资格证书', '职业资格', '证书与资质', '执业资格'],
      en: ['Certificates', 'Licences and Certifications'],
    },
    hint: '写证书全称与取得时间，尚未取得的注明进度。',
  },
  {
    section: 'languages',
    alternatives: { zh: ['外语水平', '语言水平', '外语能力'], en: ['Languages', 'Language Skills'] },
    hint: '写考试与分数，有使用场景更好。',
  },
  {
    section: 'skills',
    alternatives: {
      zh: ['技能特长', '技能与工具', '专业能力', '技术栈', '临床技能', '教学技能'],
      en: ['Skills', 'Technical Skills', 'Core Skills'],
    },
    hint: '按类分组，先写岗位要求中出现的技能。',
  },
  {
    section: 'portfolio',
    alternatives: {
      zh: ['作品展示', '个人作品', '代表作品', '开源作品'],
      en: ['Portfolio', 'Selected Works'],
    },
    hint: '每件写明本人完成的部分，并给出可以打开的链接。',
  },
  {
    section: 'hobbies',
    alternatives: { zh: ['兴趣特长', '个人爱好', '业余兴趣'], en: ['Interests', 'Hobbies'] },
    hint: '有长期投入或成绩的才写，否则可以不要这一栏。',
  },
  {
    section: 'references',
    alternatives: { zh: ['证明人', '推荐信'], en: ['References', 'Referees'] },
    hint: '先征得本人同意再写，联系方式可注明备索。',
  },
  {
    section: 'family',
    alternatives: { zh: ['家庭情况', '家庭主要成员'], en: ['Family'] },
    hint: '只用于明确要求填写的国企或公务员报名材料。',
  },
];
