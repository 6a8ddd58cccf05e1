import { consult } from '../law/consult.js';
import { type CompanionAnswerReader, type Category } from '../companion-answer-reader.js';

/** 权益咨询: labour law by its articles; what the rules do not know they do not answer. */
export const rights: Category = (asked) => {
  const legal = consult(asked.text('question'), {
    monthlyPay: asked.number('monthlyPay'),
    probationPay: asked.number('probationPay'),
    termMonths: asked.number('termMonths'),
    probationMonths: asked.number('probationMonths'),
    workedMonths: asked.number('workedMonths'),
  });
  return {
    summary: legal.explanation,
    legal,
    steps: legal.isKnown
      ? [
          { title: '先留证据', text: '沟通尽量用文字，保存原始文件、流水、打卡与聊天记录。' },
          { title: '再协商', text: '书面写明请求、依据和期限，给对方合理的答复时间。' },
          {
            title: '后投诉或仲裁',
            text: '协商不成，向劳动保障监察投诉，或者向劳动人事争议仲裁委员会申请仲裁。',
          },
        ]
      : [],
    sources: legal.isKnown
      ? [
          {
            title: '国家法律法规数据库（条文以现行文本为准）',
            publisher: '全国人民代表大会常务委员会办公厅',
            url: 'https://flk.npc.gov.cn/',
            date: '2026-11',
          },
        ]
      : [],
    notes: [...placeNotes(asked), legal.disclaimer],
  };
};

const placeNotes = (asked: CompanionAnswerReader): string[] => {
  const province = asked.text('province');
  const status = asked.text('status');
  return [
    ...(status === '在校实习'
      ? ['您填写的身份是在校实习：是否适用劳动合同法，取决于是否建立劳动关系，请同时联系学校。']
      : []),
    ...(province === '' ? [] : [`最低工资、生育假等标准以${province}现行规定为准，本站没有收录地方数字。`]),
  ];
};
