import { placeholderFor } from '#src/text/placeholder.js';
import type { CompanionAnswerReader } from '../companion-answer-reader.js';
import { block, type Category, script } from '../companion-answer-reader.js';
import { personOf } from '../person.js';

interface Mail {
  subject: (name: string, position: string, company: string) => string;
  body: (answers: CompanionAnswerReader, point: string) => string[];
  tips: string[];
}

const APPLICATION: Mail = {
  subject: (name, position) => `应聘 ${position} — ${name}`,
  body: (answers, point) => [
    `您好，我在${placeholderFor('信息来源，如官网、宣讲会')}看到贵公司${answers.fact('position', '岗位')}的招聘，随信附上简历。`,
    point || `与岗位最相关的一件事：${placeholderFor('做了什么、结果如何')}。`,
    '期待有机会进一步沟通，电话和邮箱都可以联系到我。',
  ],
  tips: ['附件名为“姓名-岗位-学校”', '正文控制在 200 字内，不重复简历', '周二到周四上午发出更容易被看到'],
};

const MAILS: Readonly<Record<string, Mail>> = {
  投递简历: APPLICATION,
  面试致谢: {
    subject: (name, position) => `感谢面试 — ${position} ${name}`,
    body: (answers, point) => [
      `感谢${answers.text('recipient') || '您'}今天的时间，我对${answers.fact('position', '岗位')}有了更清楚的认识。`,
      point ||
        `关于您问到的${placeholderFor('面试中的一个问题')}，我补充一点：${placeholderFor('补充内容')}。`,
      '如果还需要其他材料，请随时告诉我。',
    ],
    tips: ['面试当天或次日上午发出', '只补充一点，不要重新介绍自己', '叫错称呼比不发更糟'],
  },
  询问进度: {
    subject: (name, position) => `咨询面试进度 — ${position} ${name}`,
    body: (answers, point) => [
      `您好，我于${placeholderFor('面试日期')}参加了${answers.fact('position', '岗位')}的面试，想了解目前的进度。`,
      point || '我仍然非常希望加入，也理解流程需要时间。',
      `如果方便，能否告知大致的答复时间？我需要在${placeholderFor('日期')}前安排其他事项。`,
    ],
    tips: ['面试后满一周再问', '同一进度只问一次，间隔至少一周', '不要用其他 Offer 施压'],
  },
  '接受 Offer': {
    subject: (name, _position, company) => `接受录用 — ${name}（${company}）`,
    body: (answers, point) => [
      `感谢贵公司的录用，我愿意接受${answers.fact('position', '岗位')}的邀请。`,
      point ||
        `我确认的条件：月薪 ${placeholderFor('金额')}、报到日期 ${placeholderFor('日期')}、地点 ${placeholderFor('地点')}。`,
      '请将书面录用通知发到本邮箱，我会按要求准备入职材料。',
    ],
    tips: ['先确认书面录用通知再辞去现职', '把条件写进邮件，便于以后核对'],
  },
  '婉拒 Offer': {
    subject: (name, _position, company) => `婉拒录用 — ${name}（${company}）`,
    body: (answers, point) => [
      `感谢${answers.text('recipient') || '您'}的认可，我认真考虑后，决定不接受${answers.fact('position', '岗位')}的邀请。`,
      point || '这个决定与贵公司无关，主要是与我目前的职业方向有关。',
      '感谢您在过程中的帮助，也希望以后还有合作的机会。',
    ],
    tips: ['不必列举其他公司', '尽早告知，便于对方补位'],
  },
  申请延期答复: {
    subject: (name, position) => `申请延期答复 — ${position} ${name}`,
    body: (_answers, point) => [
      '感谢贵公司的录用通知，我非常重视这个机会。',
      point ||
        `为了负责地做出决定，希望能把答复日期延到${placeholderFor('日期')}，原因是${placeholderFor('原因')}。`,
      '如果不能延期，请告诉我最晚的日期，我会按时答复。',
    ],
    tips: ['只申请一次，说清具体日期', '对方不同意时，当天给出决定'],
  },
  改期面试: {
    subject: (name, position) => `申请改期面试 — ${position} ${name}`,
    body: (answers, point) => [
      `感谢安排${answers.fact('position', '岗位')}的面试，因${placeholderFor('原因')}，${placeholderFor('原定时间')}无法参加。`,
      point ||
        `我可以在${placeholderFor('可选时间一')}或${placeholderFor('可选时间二')}参加，抱歉带来的不便。`,
      '如果没有合适时间，我会优先配合贵公司的安排。',
    ],
    tips: ['至少提前一天', '给两个可选时间', '不要用模糊的“有事”'],
  },
  结束实习: {
    subject: (name, _position, company) => `实习结束交接 — ${name}（${company}）`,
    body: (answers, point) => [
      `我的实习将在${placeholderFor('日期')}结束，感谢${answers.text('recipient') || '各位'}的指导。`,
      point || `已完成的工作：${placeholderFor('成果')}；待交接的事项：${placeholderFor('事项与进度')}。`,
      '需要我配合的地方请随时告诉我，之后也可以通过邮箱联系。',
    ],
    tips: ['提前 5 个工作日发交接清单', '离开前索要实习证明与评价'],
  },
};

/** 求职邮件: subject, text and checks before sending. */
export const jobMail: Category = (answers) => {
  const kind = answers.text('kind') || '投递简历';
  const mail = MAILS[kind] ?? APPLICATION;
  const person = personOf(answers.input.resume);
  const name = answers.text('name') || person?.name || placeholderFor('姓名');
  const company = answers.text('company') || placeholderFor('单位名称');
  const position = answers.text('position') || placeholderFor('岗位');
  const recipient = answers.text('recipient');
  const greeting = recipient === '' ? '您好：' : `${recipient}：\n您好！`;
  const subject = mail.subject(name, position, company);
  const body = [greeting, ...mail.body(answers, answers.text('point')), `此致\n敬礼\n\n${name}`].join('\n');
  return {
    summary: `“${kind}”邮件，写给${company}。先看标题，再看正文，【待补充】处必须填写或删去。`,
    blocks: [block('subject', '邮件标题', subject), block('tips', '这类邮件注意', '', mail.tips)],
    scripts: [script(`${kind} · 正文`, `标题：${subject}\n\n${body}`)],
    steps: [
      { title: '发送前', text: '核对收件人、公司名、岗位、日期、附件五处。' },
      { title: '发送后', text: '记下日期，一周没有回复再问一次。' },
    ],
    checklist: [
      { text: '称呼、公司名、岗位名三处都正确', why: '写错公司名是最常见的直接淘汰原因' },
      { text: '附件能打开，命名清楚', why: '乱码或空附件等于没投' },
      { text: '没有【待补充】留下', why: '占位符会被一眼看出是模板' },
      { text: '用正式邮箱，署名带电话', why: '对方要能马上联系到您' },
    ],
    notes: [
      '邮件只用了您填写和简历写明的内容，其他事实请自己补充。',
      ...(person === null ? ['没有选择简历，姓名与经历请自己填写。'] : []),
    ],
  };
};
