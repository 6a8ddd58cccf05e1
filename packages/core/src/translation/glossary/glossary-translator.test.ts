import type { Region, RegionService } from '../../reference/index.js';
import type { TranslationSubject } from '../translation.js';
import { JOB_TITLES, MAJOR_NAMES, SCHOOL_NAMES } from './glossary-list.js';
import { GlossaryTranslator, GLOSSARY_PAIRS, keyOf } from './glossary-translator.js';
import { pairsOf } from './pairs.js';

const region = (name: string, ...children: Region[]): Region => ({ code: name, name, children });
const TREE = [
  region('浙江省', region('杭州市'), region('台州市')),
  region('陕西省', region('西安市')),
  region('北京市', region('北京市')),
  region('内蒙古自治区', region('呼和浩特市')),
  region('云南省', region('大理白族自治州')),
];
const translator = new GlossaryTranslator({ tree: () => Promise.resolve(TREE) } as unknown as RegionService);
const one = async (text: string, to: 'zh' | 'en' = 'en') =>
  (await translator.translate([{ text, subject: 'text' }], to))[0];

describe('into English', () => {
  it.each([
    ['清华大学', 'Tsinghua University'],
    ['中国地质大学(武汉)', 'China University of Geosciences (Wuhan)'],
    ['软件工程', 'Software Engineering'],
    ['产品经理', 'Product Manager'],
    ['教师资格证', 'Teacher Qualification Certificate'],
    ['浙江省杭州市', 'Hangzhou, Zhejiang'],
    ['浙江 台州', 'Taizhou, Zhejiang'],
    ['西安', "Xi'an"],
    ['北京市北京市', 'Beijing'],
    ['内蒙古呼和浩特', 'Hohhot, Inner Mongolia'],
    ['2024年9月', 'Sep 2024'],
    ['互联网、教育培训', 'Internet, Education and Training'],
    ['学生会 · 主席', 'Student Union · President'],
    ['Java开发工程师', 'Java Developer'],
  ])('%s is %s', async (text, english) =>
    expect(await one(text)).toEqual({ source: text, text: english, state: 'translated' }),
  );

  it.each([
    ['a sentence', '负责用户增长，带来三倍注册量'],
    ['a school that is not in the list', '江城理工大学'],
    ['a list with one unknown term', '软件工程、某种没有的专业'],
    ['a place without a conventional spelling', '大理白族自治州'],
    ['an invalid month', '2024年13月'],
  ])('%s is not invented', async (_what, text) =>
    expect(await one(text)).toEqual({ source: text, text: null, state: 'unknown' }),
  );

  it.each(['TypeScript', '2024.09', 'GPA 3.8/4.0', ''])('%j has nothing to translate', async (text) =>
    expect(await one(text)).toMatchObject({ state: 'same' }),
  );
});

describe('names', () => {
  const name = async (text: string, subject: 'person' | 'employer') => {
    const [found] = await translator.translate([{ text, subject }], 'en');
    return [found?.text, found?.state];
  };

  it('spells a person by pinyin, to be confirmed', async () => {
    expect(await name('周雨桐', 'person')).toEqual(['Zhou Yutong', 'suggested']);
    expect(await name('Anna', 'person')).toEqual(['Anna', 'same']);
    expect((await one('周雨桐'))?.state).toBe('unknown');
  });

  it.each([
    ['杭州星桥网络科技有限公司', 'Hangzhou Xingqiao Network Technology Co., Ltd.'],
    ['浙江省台州市鸿泰机械制造股份有限公司', 'Zhejiang Taizhou Hongtai Machinery Manufacturing Co., Ltd.'],
    ['青禾教育咨询有限责任公司', 'Qinghe Education Consulting Co., Ltd.'],
    ['安澜物业服务集团有限公司', 'Anlan Property Services Group Co., Ltd.'],
    ['启衡会计师事务所（特殊普通合伙）浙江分所', 'Qiheng Certified Public Accountants Zhejiang Branch'],
    ['启衡会计师事务所（特殊普通合伙）杭州分所', 'Qiheng Certified Public Accountants Hangzhou Branch'],
    ['西安市第二中学', "Xi'an No. 2 Middle School"],
    ['浙江省人民医院', "Zhejiang People's Hospital"],
    ['云桥（杭州）软件有限公司', 'Yunqiao (Hangzhou) Software Co., Ltd.'],
    ['LK机械有限公司', 'LK Machinery Co., Ltd.'],
  ])('suggests place, name, trade and form of an employer: %s', async (text, english) =>
    expect(await name(text, 'employer')).toEqual([english, 'suggested']),
  );

  it.each([
    ['华为技术有限公司', 'Huawei Technologies Co., Ltd.'],
    ['立信会计师事务所（特殊普通合伙）', 'BDO China Shu Lun Pan Certified Public Accountants'],
    ['中国建设银行杭州分行', 'China Construction Bank Hangzhou Branch'],
    ['字节跳动', 'ByteDance'],
  ])('knows %s by its own name', async (text, english) =>
    expect(await name(text, 'employer')).toEqual([english, 'translated']),
  );

  it.each([
    '某某科技有限公司',
    '北京大学第一医院',
    '中国建筑集团有限公司',
    '西湖区文新街道办事处',
    '村口小卖部',
    '网络科技有限公司',
  ])('invents nothing for %s', async (text) =>
    expect(await name(text, 'employer')).toEqual([null, 'unknown']),
  );
});

describe('a word in its field', () => {
  const as = async (text: string, subject: TranslationSubject) =>
    (await translator.translate([{ text, subject }], 'en'))[0]?.text;

  it.each(['新媒体运营', '产品经理', '平面设计师', '北京', '学士'])(
    'takes no occupation, place or other word for the course %s',
    async (text) => expect(await as(text, 'course')).toBeNull(),
  );

  it.each([
    ['course', '线性代数、数据结构', 'Linear Algebra, Data Structures'],
    ['course', '翻译', 'Translation and Interpretation'],
    ['course', 'Python', 'Python'],
    ['post', '新媒体运营', 'Social Media Manager'],
    ['post', '班长', 'Class Monitor'],
    ['term', '英语六级', 'CET-6'],
    ['term', '大学英语四级考试', 'CET-4'],
    ['term', '浙江 台州', 'Taizhou, Zhejiang'],
  ] as const)('as a %s, %s is %s', async (subject, text, english) =>
    expect(await as(text, subject)).toBe(english),
  );

  it.each([
    ['term', '产品经理'],
    ['post', '线性代数'],
    ['post', '翻译'],
  ] as const)('as a %s, %s is unknown', async (subject, text) => expect(await as(text, subject)).toBeNull());
});

describe('into Chinese', () => {
  it.each([
    ['Product Manager', '产品经理'],
    ['software engineering', '软件工程'],
    ["Xi'an", '西安市'],
  ])('%s is %s', async (text, chinese) => expect((await one(text, 'zh'))?.text).toBe(chinese));

  it('reports unknown words', async () =>
    expect(await one('Led a team of five', 'zh')).toMatchObject({ text: null, state: 'unknown' }));
});

describe('the lists', () => {
  it('are large and complete: each line has a Chinese and a Latin name', () => {
    expect(pairsOf(JOB_TITLES).length).toBeGreaterThanOrEqual(300);
    expect(pairsOf(MAJOR_NAMES).length).toBeGreaterThanOrEqual(300);
    expect(pairsOf(SCHOOL_NAMES).length).toBeGreaterThanOrEqual(120);
    const broken = GLOSSARY_PAIRS.filter(([, en]) => /\p{Script=Han}|[；=]/u.test(en));
    expect(broken).toEqual([]);
  });

  it('contain each name once per list', () => {
    for (const list of [JOB_TITLES, MAJOR_NAMES, SCHOOL_NAMES]) {
      const keys = pairsOf(list).map(([zh]) => keyOf(zh));
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });
});
