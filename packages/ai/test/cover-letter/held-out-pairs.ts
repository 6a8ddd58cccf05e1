import type { Written } from '../resume-analysis/written-resume.js';
import { letterInput, edited, type LetterPair } from './letter-pair.js';

const LAWYER: Written = {
  position: '律师助理',
  school: ['江城大学', '法学', '2020.09-2024.06'],
  internships: [
    [
      '明理律师事务所',
      '实习生',
      '2023.06-2023.09',
      '完成法律检索 25 次，协助起草起诉状 12 份',
      '整理卷宗 40 册，归档差错为 0',
    ],
  ],
  skills: ['法律职业资格证'],
};
const LEGAL_LETTER = `尊敬的张老师：

您好！我是林知远，2024年毕业于江城大学法学专业，已通过国家统一法律职业资格考试，应聘正衡律师事务所的律师助理。

在明理律师事务所实习期间，完成法律检索 25 次，协助起草起诉状 12 份，其中 9 份一次通过复核。

实习后期由我整理卷宗 40 册，按时间与争点编目，归档差错为 0，开庭前都能在三分钟内找到所需材料。

读过正衡公开的建设工程纠纷裁判观点汇编，我的毕业论文也写这个方向，希望在团队里继续做这类检索。

随信附上简历，期待面谈，电话 13800000021。

此致
敬礼！

林知远
2025年11月20日`;

const TEACHER: Written = {
  position: '初中数学教师',
  school: ['南湖师范大学', '数学与应用数学', '2022.09-2026.06'],
  internships: [
    ['东山中学', '实习教师', '2025.03-2025.06', '承担初二两个班数学教学 64 课时，班级平均分提高 6.5 分'],
  ],
  skills: ['教师资格证'],
};
const TEACHING_LETTER = `尊敬的南湖实验中学招聘负责人：

您好！我是林知远，南湖师范大学数学与应用数学专业2026届本科生，应聘初中数学教师，持有教师资格证。

在东山中学实习时，承担初二两个班数学教学 64 课时，班级平均分提高 6.5 分；课后为 12 名学生建立错题档案，每周答疑两次。

实习班主任期间组织班会 8 次，与 30 位家长沟通学情，学生作业上交率由 81% 提高到 97%。

看到贵校在数学组推行错题分层教学，与我实习时的做法一致，希望加入这个团队继续打磨。

期待参加试讲。我的电话是 13800000021，邮箱 lin.zhiyuan@example.com。

此致
敬礼！

林知远
2025年11月20日`;

const legal = letterInput('a legal post with the bar exam', LAWYER, { addressee: '张老师' });
const teaching = letterInput('a teacher', TEACHER);

/** Written after the rules were settled; the rules were not changed for them. */
export const HELD_OUT_LETTER_PAIRS: readonly LetterPair[] = [
  {
    edit: 'a letter to a bank is sent to a law firm',
    input: legal,
    improved: LEGAL_LETTER,
    weak: edited(LEGAL_LETTER, ['应聘正衡律师事务所的', '应聘招商银行的'], ['读过正衡公开', '读过贵行公开']),
  },
  {
    edit: 'the results of the internship are blurred',
    input: legal,
    improved: LEGAL_LETTER,
    weak: edited(
      LEGAL_LETTER,
      ['完成法律检索 25 次，协助起草起诉状 12 份，其中 9 份一次通过复核', '参与了法律方面的各种相关工作'],
      [' 40 册，按时间与争点编目，归档差错为 0，开庭前都能在三分钟内找到所需材料', '等日常工作'],
    ),
  },
  {
    edit: 'the addressee is a man',
    input: { ...legal, addressee: '张女士' },
    improved: edited(LEGAL_LETTER, ['张老师', '张女士']),
    weak: edited(LEGAL_LETTER, ['张老师', '张先生']),
  },
  {
    edit: 'set phrases open and close it',
    input: teaching,
    improved: TEACHING_LETTER,
    weak: edited(
      TEACHING_LETTER,
      ['您好！我是', '感谢您在百忙之中阅读！怀着激动的心情，我是'],
      ['期待参加试讲。', '请给我一次机会，还您一个惊喜，我绝对是最优秀的。'],
    ),
  },
  {
    edit: 'everything is in one paragraph without salutation',
    input: teaching,
    improved: TEACHING_LETTER,
    weak: TEACHING_LETTER.split('\n\n').slice(1, 6).join(''),
  },
  {
    edit: 'why this school is left out',
    input: teaching,
    improved: TEACHING_LETTER,
    weak: edited(TEACHING_LETTER, [
      '看到贵校在数学组推行错题分层教学，与我实习时的做法一致，希望加入这个团队继续打磨。\n\n',
      '',
    ]),
  },
  {
    edit: 'the way to reach one and the date are left out',
    input: teaching,
    improved: TEACHING_LETTER,
    weak: edited(
      TEACHING_LETTER,
      ['我的电话是 13800000021，邮箱 lin.zhiyuan@example.com。', ''],
      ['\n2025年11月20日', ''],
    ),
  },
];
