import type { Evidence } from '@qicheng/analysis/result';
import { clipped } from '#src/text/clipped.js';
import { placeholderFor } from '#src/text/placeholder.js';
import { type Category, script } from '../companion-answer-reader.js';
import { type Person, personOf } from '../person.js';

/** Spoken characters per second at a calm pace. */
const CHARACTERS_PER_SECOND = 4;
const MIN_ACHIEVEMENTS = 1;
const MAX_ACHIEVEMENTS = 4;

const GREETINGS: Readonly<Record<string, string>> = {
  面试开场: '各位面试官好',
  群面: '各位面试官、各位同学好',
  线上面试: '各位面试官好，请问声音和画面清楚吗？',
  校园宣讲: '各位同学好',
  入职介绍: '各位同事好',
};

/** 自我介绍: status, achievements and their relevance to the post, within the time. */
export const introduction: Category = (answers) => {
  const person = personOf(answers.input.resume);
  const seconds = Number.parseInt(answers.text('length'), 10) || 60;
  const budget = seconds * CHARACTERS_PER_SECOND;
  const scene = answers.text('scene');
  const position = answers.fact('position', '目标岗位');
  const company = answers.text('company');
  const name = answers.text('name') || person?.name || placeholderFor('姓名');
  const school = [person?.school, person?.major, person?.degree].filter((part) => part).join('');
  const opening = `${GREETINGS[scene] ?? '各位好'}，我是${name}，${school || placeholderFor('学校、专业与学历')}${scene === '入职介绍' ? `，加入${company || '团队'}担任${position}` : `，应聘${company}${position}`}。`;
  const reason = answers.text('reason');
  const closing = `${reason === '' ? '' : `我选择这个岗位，是因为${withEnd(reason)}`}${scene === '入职介绍' ? '之后的工作请多指教，谢谢大家。' : '以上是我的介绍，期待和您进一步交流。'}`;
  const chosen = achievementsWithin(
    answers.text('highlight'),
    person?.achievements ?? [],
    budget - opening.length - closing.length,
  );
  const body =
    chosen.length === 0
      ? `我想重点说一件事：${placeholderFor('做了什么、怎么做、结果如何')}。`
      : chosen.map(({ text }) => text).join('');
  const text = clipped(`${opening}${body}${closing}`, 3_000);
  return {
    summary: `按 ${seconds} 秒（约 ${budget} 字）准备，全文 ${[...text].length} 字，只用了${person ? '简历和' : ''}您填写的事实。`,
    blocks: [
      {
        ...{ key: 'structure', title: '结构', text: '开头说身份，中间说证据，结尾回到岗位。' },
        items: [`开头：${opening}`, `证据：${chosen.length || 0} 件事，先说有结果的`, `结尾：${closing}`].map(
          (item) => clipped(item, 600),
        ),
        evidence: chosen.flatMap(({ evidence }) => (evidence ? [evidence] : [])).slice(0, 10),
      },
    ],
    scripts: [script(`${scene || '自我介绍'} · ${seconds} 秒`, text)],
    steps: [
      { title: '先删后背', text: '删掉与岗位无关的句子，再按意思记，不要逐字背。' },
      { title: '录三遍', text: `计时录音，超过 ${seconds} 秒就删一件事，不要加快语速。` },
      { title: '准备追问', text: '每件事准备三个追问：为什么这样做、最难的是什么、数字怎么来。' },
    ],
    checklist: [
      { text: '没有出现简历之外的头衔、数字和公司名', why: '介绍与简历不一致会被当场追问' },
      { text: '【待补充】都已填写或删去', why: '占位符不能带进面试' },
      { text: '第一句话 5 秒内说清自己是谁', why: '面试官此时在翻简历' },
    ],
    notes: person ? [] : ['没有选择简历，证据部分只能由您补充；选择简历后再生成会更完整。'],
  };
};

const withEnd = (text: string): string => (/[。！？!?]$/u.test(text) ? text : `${text}。`);

/** The achievements that fit the time, the stated highlight first. */
function achievementsWithin(highlight: string, achievements: Person['achievements'], budget: number) {
  const all: { text: string; evidence: Evidence | null }[] = [
    ...(highlight === '' ? [] : [{ text: withEnd(highlight), evidence: null }]),
    ...achievements.map(({ text, where, evidence }) => ({
      text: withEnd(where === '' ? text : `${where}，${text}`),
      evidence,
    })),
  ];
  const chosen: typeof all = [];
  let left = budget;
  for (const achievement of all) {
    if (chosen.length >= MAX_ACHIEVEMENTS) break;
    if (achievement.text.length > left && chosen.length >= MIN_ACHIEVEMENTS) continue;
    chosen.push(achievement);
    left -= achievement.text.length;
  }
  return chosen;
}
