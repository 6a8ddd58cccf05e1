import type { Phase, Subject } from '../../planning/plan-weeks.js';
import type { PaperKind } from './papers.js';

interface OtherPlan {
  subjects: readonly Subject[];
  phases: readonly Phase[];
  last: Phase;
}

/** The subjects and the last days of preparation for examinations without 行测 and 申论. */
export const OTHER_PLANS: Readonly<Record<Exclude<PaperKind, 'civil'>, OtherPlan>> = {
  teaching: {
    subjects: [
      { key: 'theory', label: '教育综合', reason: '教育学、心理学、法规与师德，多数地方都考' },
      { key: 'subject', label: '学科专业', reason: '学科知识与教材教法，分值以公告为准' },
      { key: 'lesson', label: '试讲与说课', reason: '面试分值高，平时就要开口练' },
    ],
    phases: [
      {
        name: '分项学习',
        share: 40,
        weights: { theory: 4, subject: 5, lesson: 1 },
        tasks: {
          theory: '按章过一遍教育学、心理学和教育法规，做章节题',
          subject: '按学段教材和课程标准过知识点，补大学课程里考的部分',
          lesson: '每周备一课，写一份教案，对着镜子讲十分钟',
        },
      },
      {
        name: '真题训练',
        share: 35,
        weights: { theory: 4, subject: 4, lesson: 2 },
        tasks: {
          theory: '做本地历年真题，错题按考点归类；简答和案例分析动笔写',
          subject: '做本地历年真题，教学设计题限时写',
          lesson: '每周试讲两次，录下来改开头、提问和板书',
        },
      },
      {
        name: '整套模考',
        share: 25,
        weights: { theory: 3, subject: 4, lesson: 3 },
        tasks: {
          theory: '整卷限时做真题，回看错题和法规条文',
          subject: '整卷限时做真题，教学设计再写一遍',
          lesson: '按面试流程模拟：抽题、备课、试讲、答辩',
        },
      },
    ],
    last: {
      name: '考前',
      share: 1,
      weights: { theory: 5, subject: 5 },
      tasks: {
        theory: '限时做一套真题，之后只看错题、法规条文和师德要点',
        subject: '只看错题和教学设计的框架；备好准考证和身份证，看好考场',
      },
    },
  },
  care: {
    subjects: [
      { key: 'medicine', label: '专业知识', reason: '医学、护理或药学专业知识，通常分值最高' },
      { key: 'common', label: '公共科目', reason: '职测和综合应用 E 类，或卫生公共基础，以公告为准' },
      { key: 'practice', label: '面试与实操', reason: '结构化问答或操作考核，平时就要练' },
    ],
    phases: [
      {
        name: '分项学习',
        share: 40,
        weights: { medicine: 6, common: 3, practice: 1 },
        tasks: {
          medicine: '按公告的专业科目过一遍教材，做章节题',
          common: '先看公告考哪一种公共科目，再按科目过一遍基础',
          practice: '每周练两项基本操作，按评分表自己打分',
        },
      },
      {
        name: '真题训练',
        share: 35,
        weights: { medicine: 6, common: 3, practice: 1 },
        tasks: {
          medicine: '做本地历年真题，错题按系统归类',
          common: '做同类真题，材料题动笔写',
          practice: '准备医患沟通、应急处置各三题，说出来录一遍',
        },
      },
      {
        name: '整套模考',
        share: 25,
        weights: { medicine: 5, common: 3, practice: 2 },
        tasks: {
          medicine: '整卷限时做真题，回看错题',
          common: '整卷限时做真题，定下做题顺序',
          practice: '按面试流程完整模拟，操作限时',
        },
      },
    ],
    last: {
      name: '考前',
      share: 1,
      weights: { medicine: 6, common: 3 },
      tasks: {
        medicine: '限时做一套真题，之后只看错题和常考数值、操作要点',
        common: '只看错题；备好准考证和身份证，看好考场',
      },
    },
  },
};
