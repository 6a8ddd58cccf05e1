import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('ph');

/** 纪录片摄影: bilingual, films and broadcasts with figures, prizes; no personal detail beyond contacts. */
export const photographySample: ResumeDocument = compose(
  {
    order: ['selfEvaluation', 'work', 'projects', 'education', 'awards', 'skills', 'languages'],
  },
  {
    basics: {
      name: { zh: '韩牧之', en: 'Muzhi Han' },
      headline: t('纪录片摄影指导', 'Documentary Cinematographer'),
      residence: { name: t('西宁', 'Xining') },
      phone: '13800000016',
      email: 'han.muzhi@example.com',
      website: 'hanmuzhi.example.com',
    },
    intention: {
      positions: [{ name: t('摄影指导', 'Director of Photography') }],
      cities: [{ name: t('北京', 'Beijing') }, { name: t('成都', 'Chengdu') }],
      jobType: 'fullTime',
      status: 'employed',
    },
    selfEvaluation: paragraphs([
      '十年里在高原与海上拍了 900 多天。器材能简就简，等得住光，也等得住人；预算与安全写在每一张通告单上。',
      'Ten years and more than 900 shooting days on high plateaus and at sea. Travels light, waits for the light and for people, and puts budget and safety on every call sheet.',
    ]),
    work: [
      {
        id: id(),
        company: t('青原影像', 'Qingyuan Films'),
        title: t('摄影指导', 'Director of Photography'),
        place: t('西宁', 'Xining'),
        period: span('2021.03-'),
        highlights: bullets(
          [
            '主摄三部院线纪录片，累计拍摄 412 天，其中《雪线》平台播放 **6,300 万次**',
            'Shot three feature documentaries over 412 days, one of them with **63 million views**',
          ],
          [
            '带领 7 人摄影组，用轻型双机替代三机方案，单日成本降低 28%',
            'Lead a crew of seven; a light two-camera set-up cut daily cost by 28%',
          ],
          [
            '建立素材当日三备份与色彩流程，五年零丢失，调色返工减少一半',
            'Set up same-day triple backups and a colour pipeline: no footage lost in five years, regrading halved',
          ],
        ),
      },
      {
        id: id(),
        company: t('东海电视台纪录频道', 'Donghai Television, Documentary'),
        title: t('摄像', 'Camera Operator'),
        place: t('宁波', 'Ningbo'),
        period: span('2016.07-2021.02'),
        highlights: bullets([
          '参与 46 集节目的拍摄，随远洋渔船出海 97 天，独立完成水下摄影 18 次',
          'Filmed 46 episodes, including 97 days aboard trawlers and 18 underwater shoots',
        ]),
      },
    ],
    projects: [
      {
        id: id(),
        name: t('《盐的路》', 'The Salt Road'),
        role: t('导演、摄影', 'Director and cinematographer'),
        period: span('2023.05-2024.09'),
        highlights: bullets([
          '跟拍三代驮盐人十六个月，52 分钟，入围 9 个国际电影节，被两家博物馆收藏',
          'Followed three generations of salt carriers for 16 months; shown at nine festivals, acquired by two museums',
        ]),
      },
    ],
    education: [
      {
        id: id(),
        school: { name: t('蓉城传媒学院', 'Rongcheng Academy of Media') },
        major: t('影视摄影与制作', 'Cinematography'),
        degreeLevel: 'bachelor',
        period: span('2012.09-2016.06'),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('纪录片大会最佳摄影', 'Best Cinematography, Documentary Congress'),
        level: 'national',
        date: day('2024.11'),
      },
      {
        id: id(),
        name: t('山地电影节评审团奖', 'Jury Prize, Mountain Film Festival'),
        level: 'international',
        date: day('2023.06'),
      },
    ],
    skills: [
      {
        id: id(),
        name: t('摄影', 'Camera'),
        level: 'expert',
        keywords: ['ARRI', 'RED', 'Sony Venice'],
      },
      {
        id: id(),
        name: t('后期', 'Post-production'),
        level: 'proficient',
        keywords: ['DaVinci Resolve', 'Premiere Pro'],
      },
      {
        id: id(),
        name: t('作业资质', 'Licences'),
        description: t(
          '无人机超视距驾驶员，进阶开放水域潜水员',
          'BVLOS drone pilot, advanced open water diver',
        ),
      },
    ],
    languages: [
      { id: id(), name: t('英语', 'English'), fluency: 'working' },
      { id: id(), name: t('藏语', 'Tibetan'), fluency: 'conversational' },
    ],
  },
);
