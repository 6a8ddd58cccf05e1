import type { InterviewElementKey } from '@qicheng/analysis/civil-service';

interface Practice {
  question: string;
  points: string[];
  pitfall: string;
  minutes: number;
}

/** A practice question for each element, written for this product. */
export const PRACTICE: Record<InterviewElementKey, Practice> = {
  analysis: {
    question: '有人说“基层治理最需要的是数字化”，也有人说“最需要的是面对面”。谈谈你的看法。',
    points: [
      '先表明观点，不两边各打一板',
      '数字化解决什么、解决不了什么，各举一例',
      '面对面的作用与成本',
      '两者怎样结合，落到一件可做的事',
    ],
    pitfall: '只复述题干，没有自己的判断',
    minutes: 2.5,
  },
  planning: {
    question: '单位要在社区办一次政策宣讲，由你负责，你怎么组织？',
    points: [
      '先弄清对象、目的和政策要点',
      '调查居民最关心的问题，定形式和时间',
      '分工、物料、预案各一句',
      '现场答疑并留下联系方式',
      '事后回访，整理共性问题上报',
    ],
    pitfall: '只有“前、中、后”的套话，没有这件事的细节',
    minutes: 2.5,
  },
  relations: {
    question: '同事把你整理的材料署上自己的名字报给了领导，你怎么处理？',
    points: [
      '先核实情况，不当场指责',
      '私下沟通，说清事实',
      '以工作为重，配合完成后续',
      '今后用台账和抄送避免误会',
    ],
    pitfall: '直接告状，或一味忍让',
    minutes: 2,
  },
  response: {
    question: '你在窗口值班，系统突然瘫痪，排队群众情绪激动，你怎么办？',
    points: [
      '先稳住现场：说明情况、道歉、维持秩序',
      '分清轻重缓急，特殊情况先登记办理',
      '联系技术人员，问清恢复时间并告知',
      '登记联系方式，恢复后逐一回访',
      '复盘，提出应急流程',
    ],
    pitfall: '只顾安抚，不解决问题',
    minutes: 2,
  },
  speech: {
    question: '请以“第一次”为题，做一分钟的即兴发言，说明你为什么适合这个岗位。',
    points: ['一件真实的小事', '从中看到的岗位要求', '说短句，分三层', '在一分钟内收尾'],
    pitfall: '堆砌辞藻，事情没有讲清',
    minutes: 1.5,
  },
  bearing: {
    question: '完整模拟一次：敲门、问好、入座、答题、离场。',
    points: ['着装整洁，坐姿端正', '与每位考官都有目光交流', '语速平稳，想好再说', '答完说“回答完毕”'],
    pitfall: '低头读草稿，或晃动、转笔',
    minutes: 1.5,
  },
};
