/** The groups of the menu ([spec 2], top bar), in its order. */
export const productGroups = ['AI 简历服务', 'AI 面试预测', 'AI 求职搭子'] as const;

/** An entry of the menu. */
export interface AnalysisProduct {
  readonly group: (typeof productGroups)[number];
  readonly name: string;
  readonly description: string;
  /** Address of its page. */
  readonly path: string;
}

/** Static properties of a service. */
export interface AnalysisServiceFacts {
  /** Its name in the owner's lists, such as that of used counts. */
  readonly label: string;
  readonly product: AnalysisProduct;
  /** Version of the rules; results of another version do not answer the same question. */
  readonly rulesVersion: string;
  /** AI counts for one run, and for its reference answer. */
  readonly cost: number;
  readonly hasReference: boolean;
  /** Whether a language model adds to its results, if the site has one and the person agreed. */
  readonly hasModel: boolean;
}

/** Raised when rules change what a service says. */
const RULES_VERSION = '2026.11.21';
const standard = { rulesVersion: RULES_VERSION, cost: 1, hasReference: false, hasModel: true } as const;
const withReference = { ...standard, hasReference: true } as const;

/** The services of [spec 1] by their field names (docs/GLOSSARY.md). */
export const analysisServices = {
  resumeAnalysis: {
    ...withReference,
    label: '简历分析',
    product: {
      group: 'AI 简历服务',
      name: '简历分析',
      description: '逐条检查，每一分都有理由，能改的直接应用',
      path: '/ai/aiAnalyse',
    },
  },
  ghostwrite: {
    ...standard,
    label: 'AI 代写与优化',
    product: {
      group: 'AI 简历服务',
      name: 'AI 代写与优化',
      description: '改写已有的描述，或一题一题问出事实再写，不编造',
      path: '/resume/edit?ai=1&gwservice=1',
    },
  },
  jobAnalysis: {
    ...withReference,
    label: '职业分析',
    product: {
      group: 'AI 简历服务',
      name: '职业分析',
      description: '看清一个职业要什么，按简历算匹配度，排出 90 天计划',
      path: '/ai/jobAiAnalyse',
    },
  },
  jdAnalysis: {
    ...withReference,
    label: 'JD 分析',
    product: {
      group: 'AI 简历服务',
      name: 'JD 分析',
      description: '把职位描述拆成要求与风险，和简历逐条对照',
      path: '/ai/jdAiAnalyse',
    },
  },
  coverLetter: {
    ...standard,
    label: '求职信',
    product: {
      group: 'AI 简历服务',
      name: '求职信',
      description: '逐段点评，或用简历里的事实写一封',
      path: '/ai/letterAiAnalyse',
    },
  },
  interview: {
    ...standard,
    label: '面试预测',
    product: {
      group: 'AI 面试预测',
      name: '面试预测与模拟面试',
      description: '按简历和岗位出题，逐题作答，按回答追问',
      path: '/ai/interviewAiAnalyse',
    },
  },
  interviewReport: {
    ...standard,
    label: '面试报告',
    product: {
      group: 'AI 面试预测',
      name: '面试报告',
      description: '逐题得分与诊断，指出与简历不一致的地方',
      path: '/ai/interviewReport',
    },
  },
  offer: {
    ...standard,
    label: 'Offer 选择',
    product: {
      group: 'AI 求职搭子',
      name: 'Offer 选择',
      description: '按税后现金、公积金与您看重的方面逐项比较',
      path: '/ai/offerAiAnalyse',
    },
  },
  companion: {
    ...standard,
    hasModel: false,
    label: '求职搭子',
    product: {
      group: 'AI 求职搭子',
      name: '求职搭子',
      description: '自我介绍、群面、谈薪、邮件、周报与情绪，选一类就能开始',
      path: '/ai/fereAiAnalyse',
    },
  },
  postgradExam: {
    ...withReference,
    label: '考研',
    product: {
      group: 'AI 求职搭子',
      name: '考研分析',
      description: '竞争力六个方面，目标分冲稳保，计划排到每一周',
      path: '/ai/kaoyanAiAnalyse',
    },
  },
  civilService: {
    ...withReference,
    label: '考公',
    product: {
      group: 'AI 求职搭子',
      name: '考公分析',
      description: '职位条件逐条核对：符合、不符或待核实，附办法',
      path: '/ai/kaogongAiAnalyse',
    },
  },
} as const satisfies Record<string, AnalysisServiceFacts>;

export type AnalysisServiceName = keyof typeof analysisServices;
export const analysisServiceNames = Object.keys(analysisServices) as AnalysisServiceName[];

/**
 * An analysis; a reference answer, requested afterwards and charged separately; or a free rescore of the current
 * résumé by the same rules.
 */
export const analysisSteps = ['analysis', 'reference', 'rescore'] as const;
export type AnalysisStep = (typeof analysisSteps)[number];

/** Run kinds that a person requests and that figures and lists include; a rescore follows a change. */
export const requestedSteps = ['analysis', 'reference'] as const satisfies readonly AnalysisStep[];
