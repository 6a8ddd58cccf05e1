import type { DateRange } from '@qicheng/resume/document';
import type { TextLine } from '../reading/page-text.js';

/** A line of a section with what tells heads from statements. */
export interface Read {
  line: TextLine;
  text: string;
  isBullet: boolean;
  /** What is left of a head beside its period. */
  rest: string;
  period: DateRange | null;
  isSentence: boolean;
  isLabelled: boolean;
  /** A label of statements (工作内容：), which never stands in a head. */
  isBody: boolean;
  /** 项目一：… counts the entries. */
  isOrdinal: boolean;
  /** The label of a part of a head (公司名称：) that the line begins with. */
  headLabel: string | null;
}
