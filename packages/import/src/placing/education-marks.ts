import type { TextLine } from '../reading/page-text.js';
import { type Draft, SURE } from './draft.js';
import { enumerated } from './words.js';

// 主修课程 管理学、统计学: a label that only a blank parts from its list.
export function bareLabelled(text: string): { label: string; value: string } | null {
  const [, label, value] =
    /^((?:主修|核心|相关|专业|主要|修读|主干|重点|在校|所学|选修)?课程(?:包括|包含|涵盖|有|为)?|主修|修读了?|选修了?|relevant courses|courses)(?:[\s\t]+|(?<=有|包括|包含|涵盖|为)|(?<=主修|修读了?|选修了?)(?=[^、，,；;。\s]{2,20}[、，,]))(\S.*)$/iu.exec(
      text,
    ) ?? [];
  return label !== undefined && value !== undefined ? { label, value } : null;
}

export function takeGpa(draft: Draft, item: string, [, value, scale]: RegExpExecArray, line: TextLine): void {
  const gpa = { value: Number(value), ...(scale !== undefined && { scale: Number(scale) }) };
  draft.put(
    `${item}/gpa`,
    gpa,
    scale === undefined ? String(gpa.value) : `${value}/${scale}`,
    SURE.exact,
    line,
  );
}

export function readRank(text: string): { value: object; shown: string } | null {
  const isRank =
    /排名|名次|rank|(?:专业|年级|班级)\s*第?\s*\d{1,4}\s*(?:名|[/／])|前\s*\d+(?:\.\d+)?\s*%|top\s*\d+/i.test(
      text,
    );
  if (!isRank) return null;
  const place =
    /(?:排名|名次|rank(?:ing)?|第|专业|年级|班级)[^\d]{0,10}(?:\d{1,4}\s*名?\s*[（(]\s*)?(\d{1,4})\s*(?:\/|／|of)\s*(\d{1,5})/i.exec(
      text,
    );
  const percent = /(?:前|top)\s*(\d{1,2}(?:\.\d+)?)\s*%/i.exec(text)?.[1];
  const scope = /专业|major/i.test(text)
    ? 'major'
    : /年级|year|grade/i.test(text)
      ? 'grade'
      : /班/.test(text)
        ? 'class'
        : undefined;
  if (!place && percent === undefined) return null;
  const value = {
    ...(place && { position: Number(place[1]), total: Number(place[2]) }),
    ...(percent !== undefined && { percent: Number(percent) }),
    ...(scope && { scope }),
  };
  return {
    value,
    shown: [place && `${place[1]}/${place[2]}`, percent && `前 ${percent}%`].filter(Boolean).join(' '),
  };
}

export function takeCourses(draft: Draft, item: string, text: string, line: TextLine): boolean {
  const names = enumerated(
    text.replace(/[。；;，,]+$/u, '').replace(/等(?:\p{Script=Han}{0,4}课程?)?$/u, ''),
  ).filter((name) => name.length <= 60);
  for (const [index, name] of names.slice(0, 60).entries()) {
    const scored =
      /^(.+?\p{Script=Han})\s*(\d{2,3}(?:\.\d)?)\s*分?$/u.exec(name) ??
      /^(.+?)\s*[（(]\s*(\d{2,3}(?:\.\d)?|[A-D][+-]?|优|良)\s*分?[）)]$/u.exec(name);
    const course = {
      name: { [draft.lang]: scored?.[1] ?? name },
      ...(scored?.[2] !== undefined && { score: scored[2] }),
    };
    draft.put(`${item}/courses/${index}`, course, name, SURE.known, line);
  }
  return names.length > 0;
}
