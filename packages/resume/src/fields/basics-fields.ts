import type { Basics } from '../basics.js';
import { ETHNICITY } from '../codes/ethnicity.js';
import { JOB_TYPE, SEEKER_STATUS, TRACK, WORK_MODE } from '../codes/intention.js';
import { GENDER, MARITAL, MILITARY } from '../codes/person.js';
import type { Intention } from '../intention.js';
import { fieldOf, PRIMARY } from './field.js';

const basic = fieldOf<Basics>();
const contact = { primary: true, sensitivity: 1 } as const;
const personal = { sensitivity: 2 } as const;

/** The fields of the header in printed order: identity, contacts, then personal facts. */
export const BASICS_FIELDS = [
  basic('name', '姓名', 'Name', 'personName', PRIMARY),
  basic('photo', '照片', 'Photo', 'photo', PRIMARY),
  basic('headline', '一句话介绍', 'Headline', 'i18n', PRIMARY),
  basic('phone', '电话', 'Phone', 'text', contact),
  basic('email', '邮箱', 'Email', 'text', contact),
  basic('wechat', '微信', 'WeChat', 'text', { sensitivity: 1 }),
  basic('qq', 'QQ', 'QQ', 'text', { sensitivity: 1 }),
  basic('website', '个人网站', 'Website', 'link', { sensitivity: 1 }),
  basic('links', '主页链接', 'Profiles', 'links', { sensitivity: 1 }),
  basic('residence', '现居地', 'Location', 'place', { ...PRIMARY, ...personal }),
  basic('gender', '性别', 'Gender', 'select', { ...PRIMARY, ...personal, options: GENDER }),
  basic('birthDate', '出生日期', 'Date of birth', 'date', { ...PRIMARY, ...personal }),
  basic('ethnicity', '民族', 'Ethnicity', 'select', { ...personal, options: ETHNICITY }),
  basic('nativePlace', '籍贯', 'Native place', 'place', personal),
  basic('householdPlace', '户口所在地', 'Registered residence', 'place', personal),
  basic('studentOrigin', '生源地', 'Place of origin', 'place', personal),
  basic('politicalStatus', '政治面貌', 'Political status', 'politicalStatus', { ...PRIMARY, ...personal }),
  basic('workSince', '参加工作时间', 'Working since', 'date', personal),
  basic('marital', '婚姻状况', 'Marital status', 'select', { ...personal, options: MARITAL }),
  basic('heightCm', '身高', 'Height', 'number', personal),
  basic('weightKg', '体重', 'Weight', 'number', personal),
  basic('health', '健康状况', 'Health', 'i18n', personal),
  basic('vision', '视力', 'Vision', 'i18n', personal),
  basic('driverLicence', '驾照', 'Driving licence', 'text', personal),
  basic('military', '兵役状况', 'Military service', 'select', { ...personal, options: MILITARY }),
  basic('idNumber', '身份证号', 'ID number', 'text', { sensitivity: 3 }),
  basic('facts', '其他信息', 'Other facts', 'facts'),
] as const;

const aim = fieldOf<Intention>();

export const INTENTION_FIELDS = [
  aim('positions', '意向岗位', 'Position', 'positions', PRIMARY),
  aim('cities', '意向城市', 'Preferred city', 'places', PRIMARY),
  aim('industries', '意向行业', 'Industry', 'i18nWords'),
  aim('salary', '期望薪资', 'Expected salary', 'salary', PRIMARY),
  aim('jobType', '工作性质', 'Job type', 'select', { primary: true, options: JOB_TYPE }),
  aim('workMode', '工作方式', 'Work mode', 'select', { options: WORK_MODE }),
  aim('arrival', '到岗时间', 'Availability', 'i18n', PRIMARY),
  aim('status', '当前状态', 'Current status', 'select', { options: SEEKER_STATUS }),
  aim('acceptTransfer', '服从调剂', 'Open to reassignment', 'switch'),
  aim('track', '求职方向', 'Track', 'select', { options: TRACK }),
] as const;
