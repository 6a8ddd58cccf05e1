import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('ga');

/** 游戏美术: bilingual, released games, tools and awards; no personal detail beyond contacts. */
export const gameArtSample: ResumeDocument = compose(
  {
    order: ['selfEvaluation', 'work', 'projects', 'education', 'awards', 'skills', 'languages'],
  },
  {
    basics: {
      name: { zh: '沈星野', en: 'Xingye Shen' },
      headline: t('技术美术 · 实时渲染与角色材质', 'Technical Artist · Real-Time Rendering'),
      residence: { name: t('上海', 'Shanghai') },
      phone: '13800000011',
      email: 'shen.xingye@example.com',
      website: 'shenxingye.example.com',
    },
    intention: {
      positions: [{ name: t('技术美术', 'Technical Artist') }],
      cities: [{ name: t('上海', 'Shanghai') }, { name: t('成都', 'Chengdu') }],
      salary: { min: 35, max: 45, unit: 'wanPerYear' },
      jobType: 'fullTime',
      status: 'employed',
    },
    selfEvaluation: paragraphs([
      '六年、三款上线游戏。画面好不好看由玩家说，跑不跑得动由我负责：每一个效果都带着预算和开关交付。',
      'Three shipped games in six years. Players judge how it looks, I make sure that it runs: every effect ships with a budget and a switch.',
    ]),
    work: [
      {
        id: id(),
        company: t('白塔互动工作室', 'White Tower Studio'),
        title: t('高级技术美术', 'Senior Technical Artist'),
        place: t('上海', 'Shanghai'),
        period: span('2022.06-'),
        highlights: bullets(
          [
            '搭建角色材质体系，把 214 个着色器合并为 **9 个主材质**，中端手机帧率由 41 升到 58',
            'Merged 214 shaders into **9 master materials**, lifting mid-range phones from 41 to 58 fps',
          ],
          [
            '编写 12 件 Houdini 与 Blender 工具，角色从建模到进引擎由 6 天缩短到 2 天',
            'Wrote 12 tools for Houdini and Blender, cutting the time from model to engine from six days to two',
          ],
          [
            '带教 4 名初级美术，建立性能检查单，版本末期的返工单减少 63%',
            'Mentored four artists and set up a checklist that cut late rework by 63%',
          ],
        ),
      },
      {
        id: id(),
        company: t('远山网络', 'Farhill Games'),
        title: t('角色美术', 'Character Artist'),
        place: t('杭州', 'Hangzhou'),
        period: span('2019.07-2022.05'),
        highlights: bullets(
          [
            '完成 26 个角色的高低模与贴图，其中 8 个用作宣传主视觉',
            'Built 26 characters from sculpt to texture, eight of them used as key visuals',
          ],
          [
            '提出布料与毛发的分级方案，同屏角色数由 20 提高到 60',
            'Introduced detail levels for cloth and hair, tripling on-screen characters from 20 to 60',
          ],
        ),
      },
    ],
    projects: [
      {
        id: id(),
        name: t('《潮汐书简》', 'Letters from the Tide'),
        role: t('独立开发，画面与渲染', 'Independent game, visuals'),
        period: span('2023.01-2024.08'),
        highlights: bullets([
          '三人团队，水墨风实时渲染，上线首月售出 **4.2 万份**，好评率 94%',
          'Built ink-wash rendering in a team of three; **42,000 copies** sold in the first month, 94% positive',
        ]),
      },
    ],
    education: [
      {
        id: id(),
        school: { name: t('之江美术学院', 'Zhijiang Academy of Art') },
        major: t('动画与数字艺术', 'Animation and Digital Art'),
        degreeLevel: 'bachelor',
        period: span('2015.09-2019.06'),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('独立游戏展最佳视觉', 'Best Visual Art, Indie Games Fair'),
        level: 'national',
        date: day('2024.11'),
      },
      {
        id: id(),
        name: t('实时渲染挑战赛第二名', 'Second Place, Real-Time Rendering Challenge'),
        level: 'international',
        date: day('2023.09'),
      },
    ],
    skills: [
      {
        id: id(),
        name: t('引擎与渲染', 'Engines'),
        level: 'expert',
        keywords: ['Unreal Engine', 'Unity', 'HLSL'],
      },
      {
        id: id(),
        name: t('制作', 'Production'),
        level: 'proficient',
        keywords: ['Houdini', 'Blender', 'ZBrush', 'Substance'],
      },
      { id: id(), name: t('编程', 'Code'), level: 'proficient', keywords: ['Python', 'C++'] },
    ],
    languages: [
      { id: id(), name: t('英语', 'English'), fluency: 'working', exam: 'CET-6', score: '561' },
      { id: id(), name: t('日语', 'Japanese'), fluency: 'conversational', exam: 'JLPT', score: 'N2' },
    ],
  },
);
