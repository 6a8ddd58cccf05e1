// Headings of résumé sections, also used as labels within a line.
export const HEADINGS = {
  education: '教育背景|教育经历|学习经历|学历|学业背景|院校与专业|学习与进修|Education',
  work: '工作经历|职业经历|工作履历|从业经历|任职情况|职业经历与说明|经历|岗位经历与成绩|Work Experience|Experience',
  internships: '实习经历|实习经验|实习与实践|工作与实习经历|Internship Experience|Experience',
  projects: '项目经历|项目经验|实践与项目|项目|技改与培训项目|Projects',
  campus: '校园经历|学生工作|在校活动|社团经历|在校活动与荣誉|Activities|Leadership',
  practice: '社会实践|志愿服务|实践经历|近期学习与志愿活动|Volunteer',
  research: '科研经历|研究经历|主持项目|课题|Research',
  awards: '荣誉奖项|获奖情况|所获荣誉|奖励|竞赛与荣誉|Awards|Honors',
  certificates: '证书|资格证书|持证情况|证照|资格与技能|专业资格|Certifications',
  languages: '语言能力|外语水平|语言|语言和软件|Languages',
  skills: '技能|专业技能|软件技能|计算机水平|能力清单|软件及其他|Skills',
  hobbies: '兴趣爱好|爱好|Interests',
  papers: '发表论文|代表性论文|论文|Publications',
  self: '自我评价|关于我|个人总结|一句话介绍自己|Summary',
};
export const LABELS = {
  ...{ education: '教育|学历|毕业院校', work: '工作|工作经验|经历|任职', internships: '实习|实习经历' },
  ...{
    projects: '项目|项目经历',
    campus: '校园|社团|学生工作',
    practice: '实践|志愿',
    research: '课题|科研',
  },
  ...{
    awards: '获奖|荣誉|奖励',
    certificates: '证书|证件|持证',
    languages: '语言|外语',
    skills: '技能|软件|特长',
  },
  ...{ hobbies: '爱好|兴趣', papers: '论文|发表', self: '自评|自我评价|优点' },
};
