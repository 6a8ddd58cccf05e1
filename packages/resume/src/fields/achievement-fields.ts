import {
  AWARD_KIND,
  AWARD_LEVEL,
  CERTIFICATE_KIND,
  FLUENCY,
  PAPER_INDEX,
  PAPER_STATUS,
  PATENT_KIND,
  PATENT_STATUS,
  SKILL_LEVEL,
} from '../codes/achievement.js';
import type { PaperItem, PatentItem, ResearchItem, SoftwareCopyrightItem } from '../sections/academic.js';
import type { AwardItem, CertificateItem, LanguageItem, SkillItem } from '../sections/achievements.js';
import { fieldOf, PRIMARY } from './field.js';

const research = fieldOf<ResearchItem>();
const paper = fieldOf<PaperItem>();
const patent = fieldOf<PatentItem>();
const copyright = fieldOf<SoftwareCopyrightItem>();
const award = fieldOf<AwardItem>();
const certificate = fieldOf<CertificateItem>();
const languageField = fieldOf<LanguageItem>();
const skill = fieldOf<SkillItem>();

export const RESEARCH_FIELDS = [
  research('name', '课题名称', 'Topic', 'i18n', PRIMARY),
  research('organisation', '单位/实验室', 'Laboratory', 'i18n', PRIMARY),
  research('role', '角色', 'Role', 'i18n', PRIMARY),
  research('period', '起止时间', 'Period', 'period', PRIMARY),
  research('highlights', '研究内容', 'Description', 'atoms', PRIMARY),
  research('advisor', '指导教师', 'Advisor', 'i18n'),
  research('funding', '资助来源', 'Funding', 'i18n'),
  research('place', '地点', 'Location', 'i18n'),
] as const;

export const PAPER_FIELDS = [
  paper('title', '论文题目', 'Title', 'i18n', PRIMARY),
  paper('venue', '期刊/会议', 'Venue', 'i18n', PRIMARY),
  paper('index', '收录', 'Index', 'select', { primary: true, options: PAPER_INDEX }),
  paper('authorOrder', '作者次序', 'Author order', 'number', PRIMARY),
  paper('status', '状态', 'Status', 'select', { primary: true, options: PAPER_STATUS }),
  paper('date', '发表时间', 'Date', 'date', PRIMARY),
  paper('authors', '作者', 'Authors', 'i18n'),
  paper('corresponding', '通讯作者', 'Corresponding author', 'switch'),
  paper('doi', 'DOI', 'DOI', 'text'),
  paper('highlights', '说明', 'Notes', 'atoms'),
] as const;

export const PATENT_FIELDS = [
  patent('name', '专利名称', 'Title', 'i18n', PRIMARY),
  patent('kind', '类型', 'Kind', 'select', { primary: true, options: PATENT_KIND }),
  patent('number', '专利号', 'Number', 'text', PRIMARY),
  patent('status', '状态', 'Status', 'select', { primary: true, options: PATENT_STATUS }),
  patent('inventorOrder', '发明人次序', 'Inventor order', 'number'),
  patent('date', '时间', 'Date', 'date', PRIMARY),
  patent('highlights', '说明', 'Notes', 'atoms'),
] as const;

export const SOFTWARE_COPYRIGHT_FIELDS = [
  copyright('name', '软件名称', 'Title', 'i18n', PRIMARY),
  copyright('number', '登记号', 'Number', 'text', PRIMARY),
  copyright('ownerOrder', '著作权人次序', 'Owner order', 'number'),
  copyright('date', '时间', 'Date', 'date', PRIMARY),
  copyright('highlights', '说明', 'Notes', 'atoms'),
] as const;

export const AWARD_FIELDS = [
  award('name', '奖项名称', 'Award', 'i18n', PRIMARY),
  award('level', '级别', 'Level', 'select', { primary: true, options: AWARD_LEVEL }),
  award('grade', '等级', 'Grade', 'i18n', PRIMARY),
  award('date', '获奖时间', 'Date', 'date', PRIMARY),
  award('kind', '类型', 'Kind', 'select', { options: AWARD_KIND }),
  award('rank', '名次', 'Rank', 'i18n'),
  award('team', '团队奖项', 'Team award', 'switch'),
  award('issuer', '颁发单位', 'Issuer', 'i18n'),
  award('highlights', '说明', 'Notes', 'atoms'),
] as const;

export const CERTIFICATE_FIELDS = [
  certificate('name', '证书名称', 'Certificate', 'i18n', PRIMARY),
  certificate('score', '成绩', 'Score', 'text', PRIMARY),
  certificate('date', '取得时间', 'Date', 'date', PRIMARY),
  certificate('kind', '类型', 'Kind', 'select', { options: CERTIFICATE_KIND }),
  certificate('level', '等级', 'Level', 'i18n'),
  certificate('issuer', '发证单位', 'Issuer', 'i18n'),
  certificate('number', '证书编号', 'Number', 'text', { sensitivity: 2 }),
  certificate('validUntil', '有效期至', 'Valid until', 'date'),
] as const;

export const LANGUAGE_FIELDS = [
  languageField('name', '语言', 'Language', 'i18n', PRIMARY),
  languageField('fluency', '熟练程度', 'Fluency', 'select', { primary: true, options: FLUENCY }),
  languageField('exam', '考试', 'Exam', 'text', PRIMARY),
  languageField('score', '成绩', 'Score', 'text', PRIMARY),
] as const;

export const SKILL_FIELDS = [
  skill('name', '技能', 'Skill', 'i18n', PRIMARY),
  skill('level', '熟练程度', 'Level', 'select', { primary: true, options: SKILL_LEVEL }),
  skill('keywords', '关键词', 'Keywords', 'words', PRIMARY),
  skill('description', '说明', 'Description', 'i18nLong', PRIMARY),
] as const;
