import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('ar');

/** 建筑设计: bilingual, built works with figures, prizes and a portfolio; no personal detail beyond contacts. */
export const architectureSample: ResumeDocument = compose(
  {
    order: ['selfEvaluation', 'work', 'projects', 'education', 'awards', 'skills', 'languages'],
  },
  {
    basics: {
      name: { zh: '陆之遥', en: 'Zhiyao Lu' },
      headline: t('建筑师 · 城市更新与公共建筑', 'Architect · Public Buildings and Reuse'),
      residence: { name: t('杭州', 'Hangzhou') },
      phone: '13800000010',
      email: 'lu.zhiyao@example.com',
      website: 'luzhiyao.example.com',
    },
    intention: {
      positions: [{ name: t('建筑师', 'Architect') }],
      cities: [{ name: t('杭州', 'Hangzhou') }, { name: t('上海', 'Shanghai') }],
      salary: { min: 25, max: 32, unit: 'wanPerYear' },
      jobType: 'fullTime',
      status: 'employed',
    },
    selfEvaluation: paragraphs([
      '七年里把三座房子从竞赛做到竣工。相信好建筑首先是用得久的建筑，图纸留下的问题，到工地上解决。',
      'Took three buildings from competition to completion in seven years. Believes that a good building is one that stays in use, and settles on site what drawings leave open.',
    ]),
    work: [
      {
        id: id(),
        company: t('湖山建筑事务所', 'Hushan Architects'),
        title: t('项目建筑师', 'Project Architect'),
        place: t('杭州', 'Hangzhou'),
        period: span('2022.03-'),
        highlights: bullets(
          [
            '主持 **1.8 万平方米** 旧丝织厂改造，保留 86% 的原有结构，造价比新建低 22%',
            'Led the reuse of an **18,000 m²** silk mill at 22% below the cost of building new',
          ],
          [
            '带领 5 人小组完成施工图与现场配合，设计变更由每月 31 项降到 9 项',
            'Led five people through drawings and site; changes fell from 31 to 9 a month',
          ],
          [
            '建立事务所的构件库与出图模板，施工图周期缩短三成',
            'Built a library of details that cut working-drawing time by a third',
          ],
        ),
      },
      {
        id: id(),
        company: t('东岸建筑设计研究院', 'East Bank Design Institute'),
        title: t('助理建筑师', 'Junior Architect'),
        place: t('上海', 'Shanghai'),
        period: span('2019.07-2022.02'),
        highlights: bullets(
          [
            '参与 12 班幼儿园与社区中心的方案到竣工，独立完成 46 张墙身与楼梯详图',
            'Took a kindergarten and a community centre to completion, drawing 46 details',
          ],
          [
            '用日照与风环境模拟调整体量，夏季空调能耗估算下降 14%',
            'Refined massing through sun and wind studies, cutting cooling demand by 14%',
          ],
        ),
      },
    ],
    projects: [
      {
        id: id(),
        name: t('河埠头社区图书室', 'Reading Room at the River Steps'),
        role: t('主创建筑师', 'Lead designer'),
        period: span('2023.04-2024.05'),
        highlights: bullets([
          '240 平方米木构，4 位本地匠人预制，11 天装配完成；首年接待读者 **3.7 万人次**',
          'Designed 240 m² in timber, prefabricated by four local carpenters and raised in 11 days; **37,000 visits** in its first year',
        ]),
      },
    ],
    education: [
      {
        id: id(),
        school: { name: t('江左建筑大学', 'Jiangzuo University of Architecture') },
        major: t('建筑学', 'Architecture'),
        degreeLevel: 'master',
        period: span('2016.09-2019.06'),
        thesis: t('旧工业建筑的轻介入改造', 'Light-touch interventions in industrial buildings'),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('青年建筑师奖', 'Young Architects Prize'),
        level: 'provincial',
        date: day('2025.06'),
      },
      {
        id: id(),
        name: t('木结构设计竞赛一等奖', 'First Prize, Timber Design Competition'),
        level: 'national',
        date: day('2024.10'),
      },
    ],
    skills: [
      {
        id: id(),
        name: t('设计与建模', 'Design'),
        level: 'expert',
        keywords: ['Rhino', 'Revit', 'Grasshopper'],
      },
      {
        id: id(),
        name: t('表达', 'Presentation'),
        level: 'proficient',
        keywords: ['InDesign', 'Illustrator'],
      },
    ],
    languages: [
      { id: id(), name: t('英语', 'English'), fluency: 'fluent', exam: 'IELTS', score: '7.0' },
      { id: id(), name: t('德语', 'German'), fluency: 'conversational' },
    ],
  },
);
