import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('bc');

/** 古籍修复: bilingual, repaired volumes with figures, an apprenticeship, certificates. */
export const bookConservationSample: ResumeDocument = compose(
  {
    order: ['selfEvaluation', 'work', 'projects', 'education', 'certificates', 'awards', 'skills'],
  },
  {
    basics: {
      name: { zh: '苏砚秋', en: 'Yanqiu Su' },
      headline: t('古籍修复师 · 纸质文物保护', 'Book Conservator · Paper Heritage'),
      residence: { name: t('苏州', 'Suzhou') },
      phone: '13800000012',
      email: 'su.yanqiu@example.com',
      wechat: 'suyanqiu-example',
    },
    intention: {
      positions: [{ name: t('古籍修复师', 'Book Conservator') }],
      cities: [{ name: t('苏州', 'Suzhou') }, { name: t('北京', 'Beijing') }],
      salary: { min: 9000, max: 12000, unit: 'yuanPerMonth' },
      jobType: 'fullTime',
      status: 'employed',
    },
    selfEvaluation: paragraphs([
      '师从苏式装裱第四代传人，修书八年。守“修旧如旧、最少干预”之法，亦以显微与测酸之据定方，使每一页可溯、可逆。',
      'Book conservator of eight years, trained in the Suzhou school of mounting. Intervenes as little as possible, works from microscopy and pH, and keeps every treatment reversible.',
    ]),
    work: [
      {
        id: id(),
        company: t('江南文献馆', 'Jiangnan Archive'),
        department: t('古籍保护部', 'Conservation'),
        title: t('修复师', 'Conservator'),
        place: t('苏州', 'Suzhou'),
        period: span('2020.04-'),
        highlights: bullets(
          [
            '主持 **明刻本 12 种、163 册** 的修复，完成 9,800 叶补洞、托裱与重装，验收一次通过',
            'Led the conservation of **163 volumes of 12 Ming editions**, mending, lining and rebinding 9,800 leaves',
          ],
          [
            '建立馆内用纸库，收手工纸 74 种并测厚度、白度与酸碱度，配纸时间由两天减到半天',
            'Built a reference library of 74 handmade papers, cutting paper matching from two days to half a day',
          ],
          [
            '编写修复档案规范，档案著录由 11 项增至 26 项，被省内 5 家馆采用',
            'Wrote a 26-field treatment record, now used by five libraries',
          ],
        ),
      },
      {
        id: id(),
        company: t('听枫装裱工作室', 'Tingfeng Mounting Studio'),
        title: t('学徒、助理修复师', 'Apprentice, Assistant Conservator'),
        place: t('苏州', 'Suzhou'),
        period: span('2017.07-2020.03'),
        highlights: bullets([
          '三年习装裱、染纸与打浆，独立完成立轴 40 件、册页 18 部',
          'Trained in mounting, paper dyeing and pulping; completed 40 scrolls and 18 albums',
        ]),
      },
    ],
    projects: [
      {
        id: id(),
        name: t('水灾受损家谱抢救', 'Rescue of Flooded Genealogies'),
        role: t('技术负责人', 'Technical lead'),
        period: span('2021.08-2022.06'),
        highlights: bullets([
          '72 小时内冷冻、分批脱水 **1,140 册**，霉损扩散为零，全部归还 31 个村',
          'Froze **1,140 volumes** within 72 hours and dried them without loss to mould for 31 villages',
        ]),
      },
    ],
    education: [
      {
        id: id(),
        school: { name: t('秣陵大学', 'Moling University') },
        major: t('文物保护技术', 'Conservation of Cultural Heritage'),
        degreeLevel: 'bachelor',
        period: span('2013.09-2017.06'),
      },
    ],
    certificates: [
      {
        id: id(),
        name: t('文物修复师（二级）', 'Conservator, Grade 2'),
        kind: 'vocational',
        date: day('2023.12'),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('古籍修复技艺竞赛一等奖', 'First Prize, Book Conservation Competition'),
        level: 'national',
        date: day('2024.09'),
      },
      {
        id: id(),
        name: t('青年工匠', 'Young Craftsperson'),
        level: 'provincial',
        date: day('2022.05'),
      },
    ],
    skills: [
      {
        id: id(),
        name: t('修复', 'Repair'),
        level: 'expert',
        description: t('补洞、托裱、金镶玉、线装', 'mending, lining, interleaving, thread binding'),
      },
      {
        id: id(),
        name: t('检测', 'Analysis'),
        level: 'proficient',
        description: t('显微观察、酸碱度、多光谱成像', 'microscopy, pH, multispectral imaging'),
      },
    ],
  },
);
