import type { CivilInput, InterviewElementKey } from '@qicheng/analysis/civil-service';
import { paperKindOf } from '../papers.js';

interface Practice {
  question: string;
  points: string[];
  pitfall: string;
  minutes: number;
}

/** A practice question for each element, written for this product. */
const PRACTICE: Record<InterviewElementKey, Practice> = {
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

/** The same elements with questions for teachers. */
const TEACHING: typeof PRACTICE = {
  ...PRACTICE,
  analysis: {
    question: '有家长希望多布置作业，有家长嫌作业太多。“双减”之下，你怎么看？',
    points: [
      '先表明观点：减的是重复，不是质量',
      '两种家长各担心什么',
      '分层作业怎么布置，各举一例',
      '怎么向家长说清，用什么看效果',
    ],
    pitfall: '只背政策，没有落到一节课、一份作业',
    minutes: 2.5,
  },
  planning: {
    question: '学校让你组织一次年级研学活动，你怎么安排？',
    points: [
      '先定目的，和课程联系上',
      '踩点、分组、清点人数、药箱，各一句',
      '告知家长，自愿参加，没去的有安排',
      '路上出意外怎么办',
      '回来后展示和总结',
    ],
    pitfall: '只讲流程，没有讲安全和学到什么',
    minutes: 2.5,
  },
  relations: {
    question: '家长在班级群里质疑你批改作业不认真，你怎么办？',
    points: ['不在群里争，先私下联系', '翻看记录，核实情况', '有疏忽就承认，说清怎么改', '一周后主动反馈'],
    pitfall: '在群里辩解，或公开孩子的情况',
    minutes: 2,
  },
  response: {
    question: '上课时两个学生突然打起来，一个流了鼻血，你怎么处理？',
    points: [
      '先分开两个人，看伤情，请校医',
      '安排好其他学生',
      '分别了解经过，通知班主任和家长',
      '教育与和解，之后跟进',
    ],
    pitfall: '先追究谁对谁错，没有先看伤',
    minutes: 2,
  },
  speech: {
    question: '请以“我为什么想当老师”为题，讲一分钟。',
    points: ['一件真实的小事', '从中看到的老师该做的事', '说短句，分三层', '在一分钟内收尾'],
    pitfall: '堆砌名言，事情没有讲清',
    minutes: 1.5,
  },
};

/** The practice questions of an interview, by the papers of the posts. */
export const practiceOf = (input: CivilInput): typeof PRACTICE =>
  paperKindOf(input) === 'teaching' ? TEACHING : PRACTICE;
