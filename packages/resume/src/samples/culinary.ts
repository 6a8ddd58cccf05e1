import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('cu');

/** 餐饮: bilingual, kitchens with figures, competitions, certificates; no personal detail beyond contacts. */
export const culinarySample: ResumeDocument = compose(
  {
    order: ['selfEvaluation', 'work', 'skills', 'certificates', 'awards', 'education', 'languages'],
  },
  {
    basics: {
      name: { zh: '唐小禾', en: 'Xiaohe Tang' },
      headline: t('行政副总厨 · 江南菜与点心', 'Executive Sous Chef · Jiangnan Cuisine'),
      residence: { name: t('扬州', 'Yangzhou') },
      phone: '13800000015',
      email: 'tang.xiaohe@example.com',
      wechat: 'tangxiaohe-example',
    },
    intention: {
      positions: [{ name: t('行政总厨', 'Executive Chef') }],
      cities: [{ name: t('上海', 'Shanghai') }, { name: t('苏州', 'Suzhou') }],
      salary: { min: 22000, max: 28000, unit: 'yuanPerMonth' },
      jobType: 'fullTime',
      status: 'employed',
    },
    selfEvaluation: paragraphs([
      '入行十一年，从案板做到一百二十座的厨房。菜单跟着节气走，成本、出品与人都管得住。',
      'Eleven years in the trade, from the chopping board to a 120-seat kitchen. Cooks with the seasons and keeps costs, quality and people in hand.',
    ]),
    work: [
      {
        id: id(),
        company: t('瘦西湖畔酒店', 'Slender West Lake Hotel'),
        title: t('行政副总厨', 'Executive Sous Chef'),
        place: t('扬州', 'Yangzhou'),
        period: span('2021.03-'),
        highlights: bullets(
          [
            '带领 26 人厨房，主理四季菜单 64 道，宴会日最高出菜 **1,180 份**，退菜率 0.4%',
            'Lead 26 cooks and four seasonal menus of 64 dishes; up to **1,180 plates** a day, with 0.4% sent back',
          ],
          [
            '重排进货与初加工，食材成本率由 38% 降到 **31%**，每月少报废 420 公斤',
            'Reorganised purchasing and prep, cutting food cost from 38% to **31%** and waste by 420 kg a month',
          ],
          [
            '建立新人九十天带教表，一年留任率由 54% 升到 82%',
            'Introduced a 90-day training plan, raising one-year retention from 54% to 82%',
          ],
        ),
      },
      {
        id: id(),
        company: t('梅园春饭店', 'Meiyuan Restaurant'),
        title: t('点心主管', 'Head of Dim Sum'),
        place: t('无锡', 'Wuxi'),
        period: span('2015.06-2021.02'),
        highlights: bullets([
          '研发 18 款时令点心，三丁包与翡翠烧卖连续三年为店内销量前二',
          'Created 18 seasonal dim sum, two of them best-sellers three years running',
        ]),
      },
    ],
    skills: [
      {
        id: id(),
        name: t('刀工与火候', 'Knife and wok'),
        level: 'expert',
        description: t('淮扬、苏帮热菜与冷拼', 'Huaiyang and Suzhou dishes, hot and cold'),
      },
      {
        id: id(),
        name: t('面点', 'Pastry'),
        level: 'expert',
        description: t('发面、酥皮、澄面', 'leavened, flaky and starch doughs'),
      },
      {
        id: id(),
        name: t('厨房管理', 'Management'),
        level: 'proficient',
        description: t('成本核算、五常法、食品安全', 'costing, kitchen organisation, food safety'),
      },
    ],
    certificates: [
      {
        id: id(),
        name: t('中式烹调师（高级技师）', 'Chinese Cuisine, Senior Technician'),
        kind: 'vocational',
        date: day('2023.11'),
      },
      {
        id: id(),
        name: t('食品安全管理员（中级）', 'Food Safety Officer, Intermediate'),
        kind: 'vocational',
        date: day('2021.05'),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('烹饪技能竞赛面点金奖', 'Gold Medal in Pastry, Culinary Skills Contest'),
        level: 'national',
        date: day('2024.10'),
      },
      {
        id: id(),
        name: t('淮扬菜创新大赛一等奖', 'First Prize, Huaiyang Cuisine Competition'),
        level: 'provincial',
        date: day('2022.09'),
      },
    ],
    education: [
      {
        id: id(),
        school: { name: t('广陵商贸职业学院', 'Guangling College of Commerce') },
        major: t('烹饪工艺与营养', 'Culinary Arts and Nutrition'),
        degreeLevel: 'college',
        period: span('2012.09-2015.06'),
      },
    ],
    languages: [{ id: id(), name: t('英语', 'English'), fluency: 'conversational' }],
  },
);
