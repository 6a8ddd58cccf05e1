import type { CustomFact } from '../basics.js';
import type { CustomEntry, CustomTag } from '../sections/custom.js';
import type { AttachmentItem, CoverLetterItem } from '../sections/letters.js';
import type { FamilyItem, HobbyItem, PortfolioItem, ReferenceItem } from '../sections/personal.js';
import { fieldOf, PRIMARY } from './field.js';

const hobby = fieldOf<HobbyItem>();
const portfolio = fieldOf<PortfolioItem>();
const reference = fieldOf<ReferenceItem>();
const family = fieldOf<FamilyItem>();
const letter = fieldOf<CoverLetterItem>();
const attachment = fieldOf<AttachmentItem>();
const entry = fieldOf<CustomEntry>();
const fact = fieldOf<CustomFact>();
const tag = fieldOf<CustomTag>();
const identity = { primary: true, sensitivity: 3 } as const;

export const HOBBY_FIELDS = [hobby('name', '爱好', 'Hobby', 'i18n', PRIMARY)] as const;

export const PORTFOLIO_FIELDS = [
  portfolio('name', '作品名称', 'Title', 'i18n', PRIMARY),
  portfolio('kind', '类型', 'Kind', 'i18n', PRIMARY),
  portfolio('link', '链接', 'Link', 'link', PRIMARY),
  portfolio('date', '时间', 'Date', 'date', PRIMARY),
  portfolio('highlights', '说明', 'Description', 'atoms', PRIMARY),
] as const;

export const REFERENCE_FIELDS = [
  reference('name', '姓名', 'Name', 'i18n', PRIMARY),
  reference('organisation', '单位', 'Organisation', 'i18n', PRIMARY),
  reference('title', '职务', 'Title', 'i18n', PRIMARY),
  reference('relation', '关系', 'Relation', 'i18n', PRIMARY),
  reference('phone', '电话', 'Phone', 'text', { sensitivity: 1 }),
  reference('email', '邮箱', 'Email', 'text', { sensitivity: 1 }),
  reference('statement', '推荐语', 'Statement', 'i18nLong'),
] as const;

export const FAMILY_FIELDS = [
  family('relation', '称谓', 'Relation', 'i18n', identity),
  family('name', '姓名', 'Name', 'text', identity),
  family('birthDate', '出生年月', 'Date of birth', 'date', identity),
  family('politicalStatus', '政治面貌', 'Political status', 'i18n', identity),
  family('employer', '工作单位', 'Employer', 'i18n', identity),
  family('title', '职务', 'Title', 'i18n', identity),
  family('phone', '电话', 'Phone', 'text', { sensitivity: 3 }),
] as const;

export const COVER_LETTER_FIELDS = [
  letter('title', '标题', 'Title', 'i18n', PRIMARY),
  letter('company', '单位', 'Company', 'i18n', PRIMARY),
  letter('position', '岗位', 'Position', 'i18n', PRIMARY),
  letter('addressee', '收信人', 'Addressee', 'i18n', PRIMARY),
  letter('subject', '邮件标题', 'Subject', 'i18n'),
  letter('body', '正文', 'Body', 'atoms', PRIMARY),
] as const;

export const ATTACHMENT_FIELDS = [attachment('name', '名称', 'Name', 'text', PRIMARY)] as const;

export const CUSTOM_ENTRY_FIELDS = [
  entry('title', '标题', 'Title', 'i18n', PRIMARY),
  entry('subtitle', '副标题', 'Subtitle', 'i18n', PRIMARY),
  entry('period', '起止时间', 'Period', 'period', PRIMARY),
  entry('highlights', '描述', 'Description', 'atoms', PRIMARY),
  entry('place', '地点', 'Location', 'i18n'),
  entry('link', '链接', 'Link', 'link'),
] as const;

export const CUSTOM_FACT_FIELDS = [
  fact('label', '名称', 'Label', 'i18n', PRIMARY),
  fact('value', '内容', 'Value', 'i18n', PRIMARY),
] as const;

export const CUSTOM_TAG_FIELDS = [tag('name', '标签', 'Tag', 'i18n', PRIMARY)] as const;
