import type { TextLine } from '../reading/page-text.js';
import { findPeriod } from './dates.js';
import { labelKindOf } from './label-kinds.js';
import { roleLikeness, titleLikeness } from './recognise.js';
import { withoutBullet } from './words.js';

const HEAD_AND_REST = /^([^:：]{4,60})[:：]\s*(\S.{5,})$/su;

/** 2022/07-2022/09，某公司，实习生：设计…；完成…。: a head and what was done in one line are two. */
export const withHeadsApart = (lines: readonly TextLine[]): TextLine[] =>
  lines.flatMap((line) => {
    const { text } = withoutBullet(line.text);
    const period = findPeriod(text);
    if (period === null || !text.startsWith(period.text)) return [line];
    const [, head = '', said = ''] = HEAD_AND_REST.exec(period.rest) ?? [];
    const office = head.split(/[，,、|｜\t\s·]+/u).at(-1) ?? '';
    const isOffice =
      office.length > 2 &&
      !/^[A-Z]+$/u.test(office) &&
      labelKindOf(office) === null &&
      (titleLikeness(office) > 1 || roleLikeness(office) > 1);
    if (!isOffice || head === office) return [line];
    return [
      { ...line, text: `${period.text}\t${head}`, wraps: false },
      { ...line, text: said, isBullet: false, isBold: false },
    ];
  });
