import type { Source } from '@qicheng/analysis/result';
import { block, type Category } from '../companion-answer-reader.js';

const FEELINGS: Readonly<Record<string, string>> = {
  焦虑: '焦虑多半来自“不确定”，把不确定变成一件今天能做完的小事，就会松一点',
  失落: '被拒不等于不行，一次结果只说明这一次的匹配',
  疲惫: '先把睡眠和饭补上，累的时候所有事看起来都更难',
  自我怀疑: '写下最近三件自己做成的事，不管多小，怀疑的时候看一眼',
  烦躁: '先离开屏幕二十分钟，走动比继续刷岗位更有用',
  孤单: '找一个也在找工作的同学，每天互相报一句进度',
  麻木: '说不出来也没关系，先做一件身体能做的事：洗澡、走路、睡觉',
  说不清: '不需要说清楚，把此刻的身体感受写三行就够了',
};

const LONG_WEEKS = 2;

const HOTLINE: Source = {
  title: '关于应用“12356”全国统一心理援助热线电话号码的通知',
  publisher: '国家卫生健康委员会办公厅',
  url: 'https://www.nhc.gov.cn/',
  date: '2024-12',
};

/** 情绪支持: immediate help, and whom to talk to if it continues; no judgement, no diagnosis. */
export const feelings: Category = (answers) => {
  const chosen = answers.list('feelings');
  const weeks = answers.number('weeks') ?? 0;
  const sleepsBadly = ['入睡困难', '早醒', '几乎睡不着'].includes(answers.text('sleep'));
  const isLong = weeks >= LONG_WEEKS && (sleepsBadly || chosen.length >= 3);
  return {
    summary: '谢谢您愿意写下来。求职期的情绪起伏很常见，下面是今天就能做的小事，不需要全做，选一件就好。',
    blocks: [
      block(
        'heard',
        '您写到的感受',
        '',
        chosen.map((each) => `${each}：${FEELINGS[each] ?? '允许自己这样一会儿'}`),
      ),
      block('today', '今天就能做的', '', [
        '把要投的岗位减到一个，做完就停',
        '出门走二十分钟，不带简历',
        '给一个不会评价您的人发一条消息：“今天有点难，想说两句。”',
        sleepsBadly ? '今晚把手机放到另一个房间，固定起床时间' : '睡前写三件今天完成的事，多小都算',
      ]),
      block('pressure', '把压力拆开', '把担心分成两栏：我能影响的、我影响不了的。只处理第一栏。', [
        '我能影响的：改一段经历、练一道题、约一次模拟面试',
        '我影响不了的：别人的 Offer、招聘进度、公司政策',
      ]),
    ],
    steps: [
      {
        title: '说给一个人听',
        text:
          answers.text('people') === '暂时没有'
            ? '可以先打给学校心理中心、辅导员，或者拨 12356，那里有人专门听您说。'
            : '挑一个信得过的人，说十分钟，不用他给建议。',
      },
      { title: '定一个停手时间', text: '每天到点停止刷岗位，休息是找工作的一部分。' },
      ...(isLong
        ? [
            {
              title: '去见一次专业人员',
              text: '已经持续两周以上并影响睡眠，建议联系学校心理中心或医院的心理、精神科门诊。',
            },
          ]
        : []),
    ],
    checklist: [
      { text: '今天有没有按时吃饭和睡觉', why: '身体先稳住，心里才有余地' },
      { text: '有没有一个可以说话的人', why: '孤立会放大情绪' },
    ],
    sources: [HOTLINE],
    notes: [
      '这不是心理诊断。持续两周以上的情绪低落、失眠或无法正常生活，请联系专业机构。',
      '全国统一心理援助热线 12356；有生命危险时请拨 120 或 110。',
    ],
  };
};
