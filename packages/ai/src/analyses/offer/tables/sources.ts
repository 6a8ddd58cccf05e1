import type { OfferSource } from '@qicheng/analysis/offer-result';
import { citySources } from './city-sources.js';

/** The version of all tables in this folder; a run shows it. */
export const TABLES_VERSION = 'CN-2026.11.29';

const CHINA_TAX = '国家税务总局';

/** The sources of the figures in the tables; lines refer to them by key. */
export const sources = {
  incomeTaxLaw: {
    title: '《中华人民共和国个人所得税法》（2018 年修正）附个人所得税税率表一（综合所得适用）',
    publisher: '全国人民代表大会常务委员会',
    url: 'https://flk.npc.gov.cn/',
    date: '2018-08-31',
  },
  withholding: {
    title: '《个人所得税扣缴申报管理办法（试行）》（国家税务总局公告 2018 年第 61 号），累计预扣法',
    publisher: CHINA_TAX,
    url: 'https://fgk.chinatax.gov.cn/',
    date: '2018-12-21',
  },
  firstJob: {
    title: '《关于完善调整部分纳税人个人所得税预扣预缴方法的公告》（国家税务总局公告 2020 年第 13 号）',
    publisher: CHINA_TAX,
    url: 'https://fgk.chinatax.gov.cn/',
    date: '2020-07-28',
  },
  yearlyBonus: {
    title:
      '《关于延续实施全年一次性奖金个人所得税政策的公告》（财政部 税务总局公告 2023 年第 30 号），执行至 2027-12-31',
    publisher: '财政部、国家税务总局',
    url: 'https://fgk.chinatax.gov.cn/',
    date: '2023-08-18',
  },
  deductions: {
    title: '《个人所得税专项附加扣除暂行办法》（国发〔2018〕41 号）及国发〔2023〕13 号',
    publisher: '国务院',
    url: 'https://www.gov.cn/',
    date: '2023-08-28',
  },
  pension: {
    title: '《关于完善企业职工基本养老保险制度的决定》（国发〔2005〕38 号），个人缴费 8%',
    publisher: '国务院',
    url: 'https://www.gov.cn/',
    date: '2005-12-03',
  },
  medical: {
    title: '《关于建立城镇职工基本医疗保险制度的决定》（国发〔1998〕44 号），个人缴费 2%',
    publisher: '国务院',
    url: 'https://www.gov.cn/',
    date: '1998-12-14',
  },
  fund: {
    title: '《住房公积金管理条例》第十六条、第十八条',
    publisher: '国务院',
    url: 'https://www.gov.cn/',
    date: '2019-03-24',
  },
  ...citySources,
} as const satisfies Record<string, Omit<OfferSource, 'id'>>;

/** A statement of the user, dated by the day of the question. */
export const STATED = 'stated';
export type SourceId = keyof typeof sources | typeof STATED;
