import { block, type Category, needed, script } from '../companion-answer-reader.js';

const FIGURE = /\d/;
const DONE = /完成|提交|上线|整理|修复|输出|交付|写完|制作|核对|录入|发布/u;
const LEARNED = '本周学到的';

/** 实习周报: what was done, with the figures that are there; those that are not are asked for. */
export const weeklyReport: Category = (asked) => {
  const done = asked.lines('done');
  const next = asked.lines('next');
  const problems = asked.lines('problems');
  const bare = done.filter((line) => !FIGURE.test(line));
  const items = done.map((line) =>
    FIGURE.test(line) ? line : `${line}（${needed('数量或结果，没有可删去这一处')}）`,
  );
  const text = [
    `${asked.text('role')}实习周报（${asked.text('period')}）`,
    '',
    '一、本周完成',
    ...items.map((line, index) => `${index + 1}. ${line}`),
    '',
    '二、问题与处理',
    ...(problems.length > 0
      ? problems.map((line, index) => `${index + 1}. ${line}`)
      : ['本周没有需要说明的问题。']),
    ...(asked.text('learned') === '' ? [] : ['', `三、${LEARNED}`, asked.text('learned')]),
    '',
    `${asked.text('learned') === '' ? '三' : '四'}、下周计划`,
    ...(next.length > 0 ? next.map((line, index) => `${index + 1}. ${line}`) : [needed('下周要做的事')]),
    ...(asked.text('support') === '' ? [] : ['', `需要的支持：${asked.text('support')}`]),
  ].join('\n');
  return {
    summary: `整理出 ${done.length} 件事，${bare.length} 件没有数字或结果，已用【待补充】标出，没有的请直接删去。`,
    blocks: [
      block('how', '写法', '周报给带教看两件事：做成了什么、卡在哪里。', [
        '一件事一行，先动词后结果',
        '问题写清现象、已经做的尝试、需要谁帮忙',
        '计划写可以检查的结果，不写“继续学习”',
      ]),
      block(
        'weak',
        '可以写得更实的条目',
        bare.length === 0 ? '每条都写出了数量或结果。' : '这些条目看不出做了多少、做成了没有：',
        bare.map((line) => (DONE.test(line) ? line : `${line}——先写清是做完了还是在做`)),
      ),
    ],
    scripts: [script('周报正文', text)],
    steps: [
      { title: '先发草稿', text: '周五下午发带教，问一句“有没有我漏掉的事”。' },
      { title: '留底', text: '把周报存在同一个文件，离开实习时直接变成成果清单。' },
    ],
    checklist: [
      { text: '数字都是自己能说明的', why: '带教会问数字怎么来' },
      { text: '没有写同事的隐私和公司机密', why: '周报可能被转发' },
    ],
    notes: ['周报只整理您写的内容，没有增加任何工作成果。'],
  };
};
