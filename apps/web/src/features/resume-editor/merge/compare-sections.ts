import type { ResumeDocument } from '@qicheng/resume/document';
import type { EditorContent } from '../store/editor-store.js';
import { sameValue } from '@qicheng/resume/same-value';
import { headingOf } from '../store/section-ops.js';

export type Side = 'mine' | 'server';

/** A part of the résumé in which the two copies differ. */
export interface DifferingPart {
  readonly key: PartKey;
  readonly name: string;
  /** The side that the common ancestor suggests: the one that changed, or mine when both did. */
  readonly suggested: Side;
  /** Both sides changed it since the last common state. */
  readonly isContested: boolean;
}

export type PartKey = 'title' | keyof ResumeDocument;

const FIXED_NAMES: Readonly<Partial<Record<PartKey, string>>> = {
  title: '简历名称',
  meta: '模板、样式与模块顺序',
  basics: '基本信息',
  custom: '自定义模块',
  coverLetters: '求职信',
  attachments: '附件',
  x: '附加数据',
};

const partOf = (content: EditorContent, key: PartKey): unknown =>
  key === 'title' ? content.title : content.document[key];

function keysOf(...contents: readonly EditorContent[]): PartKey[] {
  const keys = new Set(contents.flatMap(({ document }) => Object.keys(document) as PartKey[]));
  return ['title', 'basics', ...[...keys].filter((key) => key !== 'basics' && key !== 'meta'), 'meta'];
}

/** The parts in which two copies differ, with what the last common state says about each. */
export function compareSections(
  mine: EditorContent,
  server: EditorContent,
  ancestor: EditorContent,
): DifferingPart[] {
  return keysOf(mine, server)
    .filter((key) => !sameValue(partOf(mine, key), partOf(server, key)))
    .map((key) => {
      const mineChanged = !sameValue(partOf(mine, key), partOf(ancestor, key));
      const serverChanged = !sameValue(partOf(server, key), partOf(ancestor, key));
      return {
        key,
        name: FIXED_NAMES[key] ?? headingOf(mine.document, key),
        suggested: !mineChanged && serverChanged ? 'server' : 'mine',
        isContested: mineChanged && serverChanged,
      };
    });
}

/** Mine, with the chosen parts taken from the server's copy. */
export function mergeSections(
  mine: EditorContent,
  server: EditorContent,
  choice: Readonly<Partial<Record<PartKey, Side>>>,
): EditorContent {
  const taken = (Object.keys(choice) as PartKey[]).filter((key) => choice[key] === 'server');
  const parts = taken.filter((key): key is keyof ResumeDocument => key !== 'title');
  const document = {
    ...mine.document,
    ...Object.fromEntries(parts.map((key) => [key, server.document[key]])),
  };
  return { title: taken.includes('title') ? server.title : mine.title, document };
}
