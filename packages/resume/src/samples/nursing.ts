import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('nu');

/** 护理: clinical rotations, height and health as hospitals require them, a table of rotations as facts. */
export const nursingSample: ResumeDocument = compose(
  {
    order: [
      'intention',
      'education',
      'internships',
      'practice',
      'certificates',
      'awards',
      'languages',
      'selfEvaluation',
      'hobbies',
    ],
  },
  {
    basics: {
      name: { zh: '赵思琪' },
      gender: 'female',
      birthDate: day('2003.11'),
      ethnicity: '15',
      nativePlace: { code: '422800', name: t('湖北恩施') },
      studentOrigin: { code: '422800', name: t('湖北恩施') },
      politicalStatus: { code: '03' },
      heightCm: 164,
      health: t('良好'),
      phone: '13800000003',
      email: 'zhao.siqi@example.com',
    },
    intention: {
      positions: [{ name: t('临床护士') }],
      cities: [{ name: t('武汉') }, { name: t('宜昌') }],
      jobType: 'fullTime',
      status: 'student',
      track: 'publicInstitution',
      acceptTransfer: true,
    },
    education: [
      {
        id: id(),
        school: { name: t('云岭医科大学') },
        college: t('护理学院'),
        major: t('护理学'),
        degreeLevel: 'bachelor',
        period: span('2022.09-2026.06'),
        gpa: { value: 3.6, scale: 4 },
        courses: [
          { name: t('基础护理学'), score: '95' },
          { name: t('内科护理学'), score: '92' },
          { name: t('急危重症护理学'), score: '94' },
          { name: t('护理伦理学'), score: '90' },
        ],
      },
    ],
    internships: [
      {
        id: id(),
        company: t('江城市第三人民医院'),
        title: t('实习护士'),
        place: t('武汉'),
        period: span('2025.07-2026.04'),
        highlights: bullets(
          '轮转心内科、急诊科、重症医学科、外科等 **9 个科室**，累计临床 1,600 小时',
          '独立完成静脉穿刺 820 余次，一次成功率 **97%**；完成心电图操作 210 例',
          '参与急诊抢救 34 例，配合完成心肺复苏、除颤和气管插管护理',
          '协助带教老师开展压疮预防宣教 26 场，病区压疮发生率季度环比下降 18%',
        ),
      },
    ],
    practice: [
      {
        id: id(),
        name: t('社区老人健康随访'),
        organisation: t('云岭医科大学青年志愿者协会'),
        role: t('小组长'),
        hours: 120,
        period: span('2023.10-2025.06'),
        highlights: bullets('带领 6 人小组为 83 位慢病老人建立血压、血糖随访档案，随访完成率 96%'),
      },
    ],
    certificates: [
      { id: id(), name: t('护士执业资格考试'), kind: 'vocational', score: '合格', date: day('2026.06') },
      {
        id: id(),
        name: t('红十字救护员证'),
        kind: 'vocational',
        date: day('2024.05'),
        validUntil: day('2027.05'),
      },
      { id: id(), kind: 'mandarin', level: t('二级甲等'), score: '88.4', date: day('2023.12') },
    ],
    awards: [
      {
        id: id(),
        name: t('护理技能大赛'),
        level: 'provincial',
        grade: t('二等奖'),
        team: true,
        date: day('2025.05'),
      },
      { id: id(), name: t('优秀实习生'), issuer: t('江城市第三人民医院'), date: day('2026.04') },
    ],
    languages: [{ id: id(), name: t('英语'), exam: 'CET-4', score: '486' }],
    selfEvaluation: paragraphs(
      '沉稳、有同理心，能在高压下按流程做事；尊重每一位患者的隐私与感受，交接班记录清楚完整。',
    ),
    hobbies: [
      { id: id(), name: t('长跑') },
      { id: id(), name: t('手工编织') },
    ],
    custom: [
      {
        id: id(),
        kind: 'facts',
        title: t('轮转科室'),
        items: [
          { id: id(), label: t('心血管内科'), value: t('8 周') },
          { id: id(), label: t('急诊科'), value: t('6 周') },
          { id: id(), label: t('重症医学科'), value: t('6 周') },
          { id: id(), label: t('普通外科'), value: t('6 周') },
        ],
      },
    ],
  },
);
