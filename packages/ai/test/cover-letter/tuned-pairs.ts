import { letterInput, edited, type LetterPair } from './letter-pair.js';
import { ACCOUNTANT, ACCOUNTING_LETTER, EDITOR, MEDIA_LETTER, SOFTWARE_LETTER } from './letters.js';

const software = letterInput('headings, numbers and labels');
const media = letterInput('everything in one line', EDITOR, { company: '青禾文化' });
const accounting = letterInput('brackets as headings', ACCOUNTANT, {
  company: '衡远自动化设备有限公司',
  addressee: '王经理',
});

/** The rules were tuned on these. */
export const TUNED_LETTER_PAIRS: readonly LetterPair[] = [
  {
    edit: 'another company is named in the opening',
    input: software,
    improved: SOFTWARE_LETTER,
    weak: edited(SOFTWARE_LETTER, ['应聘云栈信息技术有限公司的', '应聘字节跳动的']),
  },
  {
    edit: 'the company is only called 贵公司',
    input: software,
    improved: SOFTWARE_LETTER,
    weak: edited(SOFTWARE_LETTER, ['云栈信息技术有限公司', '贵公司'], ['云栈', '贵公司']),
  },
  {
    edit: 'the post is not named',
    input: software,
    improved: SOFTWARE_LETTER,
    weak: edited(SOFTWARE_LETTER, ['的Java后端开发工程师', '']),
  },
  {
    edit: 'the figures are left out',
    input: software,
    improved: SOFTWARE_LETTER,
    weak: edited(
      SOFTWARE_LETTER,
      [' 12 个，平均响应时间由 480 毫秒降到 150 毫秒', ''],
      ['，协调 3 个小组按期交付', ''],
      ['，命中率 96%', ''],
    ),
  },
  {
    edit: 'the reason is a phrase',
    input: software,
    improved: SOFTWARE_LETTER,
    weak: edited(SOFTWARE_LETTER, [
      '关注云栈的交易系统已有一年，校内比赛时用过云栈的开放接口，希望把订单方向的经验用在真实的交易业务里。',
      '素闻贵公司实力雄厚，我愿与公司共同成长，贡献自己的一份力量。',
    ]),
  },
  {
    edit: 'qualities stand in the place of an action',
    input: software,
    improved: SOFTWARE_LETTER,
    weak: edited(SOFTWARE_LETTER, [
      '在“校园二手交易平台”项目中，我用 MySQL 设计 18 张表，支撑 3000 名用户；另一个短链服务用 Redis 缓存热点链接，命中率 96%。',
      '我性格开朗，吃苦耐劳，责任心强，学习能力强，有较强的团队合作精神。',
    ]),
  },
  {
    edit: 'there is no salutation',
    input: media,
    improved: MEDIA_LETTER,
    weak: edited(MEDIA_LETTER, ['尊敬的青禾文化招聘负责人：\n\n', '']),
  },
  {
    edit: 'there is neither courtesy nor name',
    input: media,
    improved: MEDIA_LETTER,
    weak: edited(MEDIA_LETTER, ['\n\n此致\n敬礼！\n\n林知远\n2025年11月20日', '']),
  },
  {
    edit: 'it begs',
    input: media,
    improved: MEDIA_LETTER,
    weak: edited(MEDIA_LETTER, ['期待当面介绍，', '恳求您给我一次机会，哪怕没有工资我什么都愿意做，']),
  },
  {
    edit: 'the addressee has another name',
    input: accounting,
    improved: ACCOUNTING_LETTER,
    weak: edited(ACCOUNTING_LETTER, ['尊敬的王经理', '尊敬的李经理']),
  },
  {
    edit: 'another post is applied for',
    input: accounting,
    improved: ACCOUNTING_LETTER,
    weak: edited(ACCOUNTING_LETTER, [
      '应聘衡远自动化设备有限公司的财务会计',
      '应聘衡远自动化设备有限公司的销售代表岗位',
    ]),
  },
  {
    edit: 'the duties of the post are not spoken of',
    input: accounting,
    improved: ACCOUNTING_LETTER,
    weak: edited(ACCOUNTING_LETTER, [
      '我还负责增值税纳税申报，连续 36 个月无差错，熟练使用金蝶，持有初级会计职称。\n\n',
      '',
    ]),
  },
  {
    edit: 'it is a few lines long',
    input: accounting,
    improved: ACCOUNTING_LETTER,
    weak: '尊敬的王经理：\n\n您好！我是林知远，应聘衡远自动化设备有限公司的财务会计。期待面谈。\n\n此致\n敬礼！\n\n林知远\n2025年11月20日',
  },
];
