import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets } = composer('pe');

/**
 * 表演: bilingual, the measurements that castings require, parts on stage and screen, training and languages.
 */
export const performingSample: ResumeDocument = compose(
  {
    order: ['work', 'projects', 'education', 'awards', 'skills', 'languages'],
  },
  {
    basics: {
      name: { zh: '白晚舟', en: 'Wanzhou Bai' },
      headline: t('话剧与影视演员', 'Actress for Stage and Screen'),
      gender: 'female',
      birthDate: day('1998.10'),
      heightCm: 168,
      weightKg: 51,
      nativePlace: { name: t('山东青岛', 'Qingdao') },
      residence: { name: t('北京', 'Beijing') },
      phone: '13800000017',
      email: 'bai.wanzhou@example.com',
    },
    intention: {
      positions: [{ name: t('演员', 'Actress') }],
      cities: [{ name: t('北京', 'Beijing') }, { name: t('上海', 'Shanghai') }],
      jobType: 'fullTime',
      status: 'employed',
    },
    work: [
      {
        id: id(),
        company: t('北城话剧院', 'North City Theatre'),
        title: t('签约演员', 'Ensemble member'),
        place: t('北京', 'Beijing'),
        period: span('2021.08-'),
        highlights: bullets(
          [
            '四年演出 **286 场**，在《长街》《候鸟》中饰女主角，首轮上座率 93%',
            '**286 performances** in four years, with leads in Long Street and Migrants; 93% of seats sold',
          ],
          [
            '三周内顶替受伤主演完成全国巡演 22 城，无一场延期',
            'Replaced an injured lead within three weeks and toured 22 cities without a cancelled night',
          ],
        ),
      },
    ],
    projects: [
      {
        id: id(),
        name: t('网络剧《渡口》', 'The Ferry, web series'),
        role: t('女二号，24 集', 'Second lead, 24 episodes'),
        period: span('2023.03-2023.07'),
        highlights: bullets([
          '自学渔家号子与摇橹，水上戏份全部本人完成，平台热度最高第 3',
          'Learned rowing and boat songs and played every scene on water without a double; No. 3 on the platform’s chart',
        ]),
      },
      {
        id: id(),
        name: t('电影《夜班列车》', 'Night Train, feature film'),
        role: t('乘务员苏青', 'Su Qing, conductor'),
        period: span('2022.05-2022.06'),
        highlights: bullets([
          '跟车体验 12 天，一场 7 分钟长镜头一条通过',
          'Spent 12 days aboard trains to prepare; shot a seven-minute scene in one take',
        ]),
      },
    ],
    education: [
      {
        id: id(),
        school: { name: t('华东戏剧学院', 'East China Academy of Drama') },
        major: t('表演', 'Acting'),
        degreeLevel: 'bachelor',
        period: span('2017.09-2021.06'),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('青年戏剧节最佳女演员', 'Best Actress, Young Theatre Festival'),
        level: 'national',
        date: day('2024.08'),
      },
      {
        id: id(),
        name: t('网络视听新人奖', 'Newcomer Award, Web Drama'),
        level: 'provincial',
        date: day('2023.12'),
      },
    ],
    skills: [
      {
        id: id(),
        name: t('声乐与舞蹈', 'Voice and dance'),
        description: t('女中音，现代舞八年', 'mezzo-soprano, eight years of modern dance'),
      },
      {
        id: id(),
        name: t('特长', 'Special skills'),
        description: t('骑马、古筝、潜水', 'riding, guzheng, diving'),
      },
    ],
    languages: [
      { id: id(), name: t('普通话', 'Mandarin'), fluency: 'native' },
      { id: id(), name: t('英语', 'English'), fluency: 'working' },
    ],
  },
);
