import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('el');

/** 技工: short, with certificates and on-site work; two employers, a vocational degree. */
export const electricianSample: ResumeDocument = compose(
  { order: ['intention', 'certificates', 'skills', 'work', 'education', 'selfEvaluation'] },
  {
    basics: {
      name: { zh: '周大勇' },
      headline: t('维修电工 · 八年厂房与物业经验'),
      gender: 'male',
      birthDate: day('1996.04'),
      nativePlace: { code: '340100', name: t('安徽合肥') },
      driverLicence: 'C1',
      workSince: day('2018.03'),
      phone: '13800000009',
      email: 'zhou.dayong@example.com',
    },
    intention: {
      positions: [{ name: t('维修电工') }, { name: t('设备电工') }],
      cities: [{ name: t('苏州') }, { name: t('昆山') }],
      salary: { min: 8, max: 10, unit: 'kiloPerMonth' },
      jobType: 'fullTime',
      status: 'employed',
    },
    certificates: [
      {
        id: id(),
        name: t('低压电工作业证'),
        kind: 'vocational',
        date: day('2024.03'),
        validUntil: day('2030.03'),
      },
      {
        id: id(),
        name: t('高处作业证'),
        kind: 'vocational',
        date: day('2025.06'),
        validUntil: day('2028.06'),
      },
      { id: id(), name: t('电工职业技能等级（三级）'), kind: 'vocational', date: day('2022.11') },
    ],
    skills: [
      { id: id(), name: t('电气维修'), keywords: ['配电柜', '变频器', 'PLC 接线'] },
      { id: id(), name: t('工具'), keywords: ['万用表', '兆欧表', '电焊', '登高车'] },
    ],
    work: [
      {
        id: id(),
        company: t('昆山恒达精密五金有限公司'),
        title: t('维修电工'),
        place: t('昆山'),
        period: span('2021.05-'),
        highlights: bullets(
          '负责 2 个车间 **64 台** 冲压与数控设备的电气维修，平均停机由 95 分钟降到 40 分钟',
          '改造老配电柜 11 面，连续 30 个月没有电气安全事故',
          '带出 3 名学徒，其中 2 名取得低压电工作业证',
        ),
      },
      {
        id: id(),
        company: t('合肥惠居物业服务有限公司'),
        title: t('水电工'),
        place: t('合肥'),
        period: span('2018.03-2021.04'),
        highlights: bullets(
          '日常巡检 9 栋住宅的配电与水泵，报修当天处理率 98%',
          '参加小区二次供水改造，按期完工',
        ),
      },
    ],
    education: [
      {
        id: id(),
        school: { name: t('庐州机电技师学院') },
        major: t('电气自动化设备安装与维修'),
        period: span('2014.09-2017.06'),
      },
    ],
    selfEvaluation: paragraphs('能上夜班、能倒班，吃苦肯干；作业前先断电验电，按规程来。'),
  },
);
