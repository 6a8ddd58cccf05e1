import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('me');

/** 机械工程: patents, software copyright, custom entries. */
export const mechanicalSample: ResumeDocument = compose(
  {
    order: [
      'intention',
      'education',
      'internships',
      'projects',
      'patents',
      'softwareCopyrights',
      'papers',
      'awards',
      'skills',
      'campus',
      'selfEvaluation',
    ],
  },
  {
    basics: {
      name: { zh: '吴铭喆' },
      headline: t('机械设计 / 仿真工程师'),
      gender: 'male',
      birthDate: day('2002.01'),
      nativePlace: { code: '610100', name: t('陕西西安') },
      politicalStatus: { code: '03' },
      military: 'none',
      driverLicence: 'C1',
      phone: '13800000006',
      email: 'wu.mingzhe@example.com',
    },
    intention: {
      positions: [{ name: t('机械设计工程师') }, { name: t('CAE 仿真工程师') }],
      cities: [{ name: t('西安') }, { name: t('苏州') }],
      salary: { min: 12, max: 16, unit: 'kiloPerMonth' },
      jobType: 'fullTime',
      status: 'student',
    },
    education: [
      {
        id: id(),
        school: { name: t('关中工业大学'), tags: ['211'] },
        college: t('机械工程学院'),
        major: t('机械工程'),
        degreeLevel: 'master',
        degreeType: 'academic',
        period: span('2024.09-2027.06'),
        gpa: { value: 3.7, scale: 4 },
        advisor: t('高教授'),
        courses: [{ name: t('有限元方法') }, { name: t('机械振动') }, { name: t('现代控制理论') }],
      },
      {
        id: id(),
        school: { name: t('关中工业大学'), tags: ['211'] },
        major: t('机械设计制造及其自动化'),
        degreeLevel: 'bachelor',
        period: span('2020.09-2024.06'),
        rank: { position: 9, total: 164, scope: 'major' },
      },
    ],
    internships: [
      {
        id: id(),
        company: t('苏州衡远自动化设备有限公司'),
        department: t('研发部'),
        title: t('结构设计实习生'),
        place: t('苏州'),
        period: span('2026.03-2026.08'),
        tech: ['SolidWorks', 'ANSYS', 'GD&T'],
        highlights: bullets(
          '负责贴装机 Z 轴模组的轻量化设计，质量由 6.4 kg 降到 **4.9 kg**，一阶固有频率提高 14%',
          '与工艺、采购一同评审替代材料，单台物料成本下降 1,260 元',
        ),
      },
    ],
    projects: [
      {
        id: id(),
        name: t('六自由度并联平台的误差标定'),
        role: t('主要完成人'),
        kind: 'research',
        organisation: t('机器人技术实验室'),
        period: span('2025.01-2026.01'),
        tech: ['MATLAB', 'Python', '激光跟踪仪'],
        highlights: bullets(
          '建立含关节间隙的误差模型，推导 42 个几何参数的辨识雅可比矩阵',
          '设计最优测量位形选择算法，测量点由 200 个减少到 56 个，标定时间缩短 **68%**',
          '标定后平台末端定位误差由 0.83 mm 降到 **0.11 mm**',
        ),
      },
      {
        id: id(),
        name: t('大学生方程式赛车悬架系统'),
        role: t('底盘组组长'),
        kind: 'contest',
        period: span('2022.10-2023.11'),
        teamSize: 18,
        highlights: bullets(
          '完成双横臂悬架运动学优化，侧倾中心高度变化量减小 35%',
          '主导立柱拓扑优化与疲劳校核，单件减重 0.42 kg，赛季零失效',
        ),
      },
    ],
    patents: [
      {
        id: id(),
        name: t('一种可快速更换的贴装头锁紧机构'),
        kind: 'utility',
        number: 'ZL 2025 2 0000000.0',
        inventorOrder: 2,
        status: 'granted',
        date: day('2026.05'),
      },
      {
        id: id(),
        name: t('并联平台几何误差的在线补偿方法'),
        kind: 'invention',
        inventorOrder: 2,
        status: 'filed',
        date: day('2026.02'),
      },
    ],
    softwareCopyrights: [
      {
        id: id(),
        name: t('并联机构误差标定软件 V1.0'),
        number: '2026SR0000000',
        ownerOrder: 1,
        date: day('2026.04'),
      },
    ],
    papers: [
      {
        id: id(),
        title: t('Optimal pose selection for the calibration of parallel platforms'),
        venue: t('Mechanism and Machine Letters'),
        index: 'SCI',
        authorOrder: 1,
        status: 'accepted',
        date: day('2026.09'),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('大学生方程式汽车大赛'),
        level: 'national',
        grade: t('一等奖'),
        team: true,
        date: day('2023.11'),
      },
      { id: id(), name: t('研究生学业一等奖学金'), level: 'university', date: day('2025.10') },
    ],
    skills: [
      { id: id(), name: t('设计'), level: 'expert', keywords: ['SolidWorks', 'AutoCAD', 'CATIA'] },
      { id: id(), name: t('仿真'), level: 'proficient', keywords: ['ANSYS', 'ADAMS', 'MATLAB/Simulink'] },
      { id: id(), name: t('编程'), level: 'familiar', keywords: ['Python', 'C++'] },
    ],
    campus: [
      {
        id: id(),
        organisation: t('机械工程学院研究生会'),
        role: t('学术部副部长'),
        level: 'college',
        period: span('2024.10-2025.09'),
        highlights: bullets('组织 12 场学术沙龙，邀请 7 位企业工程师到校交流'),
      },
    ],
    selfEvaluation: paragraphs(
      '动手能力强，能从计算、出图一直跟到加工与装配现场；做事重依据，习惯用测量数据说服别人。',
    ),
    custom: [
      {
        id: id(),
        kind: 'entries',
        title: t('培训经历'),
        items: [
          {
            id: id(),
            title: t('几何尺寸与公差（GD&T）高级培训'),
            subtitle: t('苏州精密制造协会'),
            period: span('2026.04'),
          },
        ],
      },
    ],
  },
);
