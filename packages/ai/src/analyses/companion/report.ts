import type { CompanionInput } from '@qicheng/analysis/companion';
import type { CompanionResult } from '@qicheng/analysis/companion-result';
import type { Report } from '@qicheng/analysis/report';
import {
  chapter,
  list,
  makeReport,
  note,
  notice,
  numbered,
  type ReportPart,
  risk,
  scores,
  section,
  sources,
  text,
} from '@qicheng/analysis/report-parts';

const legalPart = ({ legal }: CompanionResult): ReportPart =>
  legal &&
  chapter(
    '法条解答',
    ...legal.topics.map(({ title, answer, articles, figures, steps, evidence }) =>
      section(
        title,
        text(answer),
        list(figures.map(({ label, formula, value }) => ({ lead: `${label}：${value}`, text: formula }))),
        list(
          articles.map(({ law, article, inForceSince, form, text: words }) => ({
            lead: `${law}${article}（${inForceSince} 起施行，${form === 'quote' ? '原文' : '要点'}）`,
            text: words,
          })),
        ),
        numbered(steps),
        list(evidence.map((each) => ({ lead: '证据', text: each }))),
      ),
    ),
    section(
      '求助',
      list(
        legal.contacts.map(({ name, number, note: about }) => ({ lead: `${name} ${number}`, text: about })),
      ),
    ),
    risk(legal.disclaimer, '说明'),
  );

/** The printed answer. */
export const companionReport = (_input: CompanionInput, result: CompanionResult): Report =>
  makeReport(
    { title: `求职搭子 · ${result.category.name}` },
    notice(result.summary),
    result.help && risk([result.help.message, ...result.help.steps], '请先联系真实的人'),
    result.help &&
      list(
        result.help.contacts.map(({ name, number, note: about }) => ({
          lead: `${name} ${number}`,
          text: about,
        })),
      ),
    scores(result.dimensions),
    ...result.blocks.map(({ title, text: words, items }) => chapter(title, text(words), list(items))),
    legalPart(result),
    chapter('话术与正文', ...result.scripts.map(({ purpose, text: words }) => section(purpose, text(words)))),
    chapter('步骤', numbered(result.steps.map(({ title, text: words }) => ({ lead: title, text: words })))),
    chapter('核对清单', list(result.checklist.map(({ text: what, why }) => ({ lead: what, text: why })))),
    chapter('说明', ...result.notes.map(note), sources(result.sources)),
  );
