export interface AiProduct {
  /** Names the product on the wire and its picture. */
  code: string;
  name: string;
  description: string;
  /** Address of its page. */
  path: string;
}

/** The AI services that are served, by the groups of the menu ([spec 2], top bar); an AI page not listed leads to /page/404. */
export const AI_PRODUCTS: Readonly<Record<string, readonly AiProduct[]>> = {
  'AI 简历服务': [
    {
      code: 'resumeAnalysis',
      name: '简历分析',
      description: '逐条检查，每一分都有理由，能改的直接应用',
      path: '/ai/aiAnalyse',
    },
    {
      code: 'ghostwrite',
      name: 'AI 代写与优化',
      description: '改写已有的描述，或一题一题问出事实再写，不编造',
      path: '/resume/edit?ai=1&gwservice=1',
    },
    {
      code: 'jobAnalysis',
      name: '职业分析',
      description: '看清一个职业要什么，按简历算匹配度，排出 90 天计划',
      path: '/ai/jobAiAnalyse',
    },
    {
      code: 'jdAnalysis',
      name: 'JD 分析',
      description: '把职位描述拆成要求与风险，和简历逐条对照',
      path: '/ai/jdAiAnalyse',
    },
    {
      code: 'coverLetter',
      name: '求职信',
      description: '逐段点评，或用简历里的事实写一封',
      path: '/ai/letterAiAnalyse',
    },
  ],
  'AI 面试预测': [
    {
      code: 'interview',
      name: '面试预测与模拟面试',
      description: '按简历和岗位出题，逐题作答，按回答追问',
      path: '/ai/interviewAiAnalyse',
    },
    {
      code: 'interviewReport',
      name: '面试报告',
      description: '逐题得分与诊断，指出与简历不一致的地方',
      path: '/ai/interviewReport',
    },
  ],
  'AI 求职搭子': [
    {
      code: 'offer',
      name: 'Offer 选择',
      description: '按税后现金、公积金与您看重的方面逐项比较',
      path: '/ai/offerAiAnalyse',
    },
    {
      code: 'companion',
      name: '求职搭子',
      description: '自我介绍、群面、谈薪、邮件、周报与情绪，选一类就能开始',
      path: '/ai/fereAiAnalyse',
    },
    {
      code: 'rights',
      name: '权益咨询',
      description: '劳动权益按条文回答，写明法律、条号与施行日期',
      path: '/ai/jobRightAi',
    },
    {
      code: 'postgradExam',
      name: '考研分析',
      description: '竞争力六个方面，目标分冲稳保，计划排到每一周',
      path: '/ai/kaoyanAiAnalyse',
    },
    {
      code: 'civilService',
      name: '考公分析',
      description: '职位条件逐条核对：符合、不符或待核实，附办法',
      path: '/ai/kaogongAiAnalyse',
    },
  ],
};
