import type { InterviewQuestionType, ScoringPoint } from '@qicheng/analysis/interview';

/** A question of the bank. */
export interface BankEntry {
  readonly id: string;
  readonly type: InterviewQuestionType;
  readonly depth: 'L1' | 'L2';
  readonly timeSec: number;
  /** What the question finds out, and the words by which a requirement asks for the same. */
  readonly topic: string;
  readonly topicWords: readonly string[];
  readonly text: string;
  readonly why: string;
  readonly points: readonly ScoringPoint[];
  /** What is asked after a full answer to this very question. */
  readonly next: readonly string[];
}

const listed = (words = ''): string[] => words.split(',').filter((word) => word !== '');

function pointOf(written: string, index: number): ScoringPoint {
  const [label = '', words] = written.split(':');
  return { id: `p${index + 1}`, label: label.trim(), words: listed(words?.trim()) };
}

function entryOf(line: string): BankEntry {
  const [id, type, depth, seconds, topic, text, why, points, next = ''] = line
    .split('|')
    .map((part) => part.trim());
  if (!points) throw new Error(`incomplete line of the question bank: ${line}`);
  const [name = '', words] = (topic ?? '').split('=');
  return {
    id: id ?? '',
    type: type as InterviewQuestionType,
    depth: depth === 'L2' ? 'L2' : 'L1',
    timeSec: Number(seconds),
    ...{ topic: name, topicWords: listed(words), text: text ?? '', why: why ?? '' },
    points: points.split(';').map(pointOf),
    next: next
      .split('/')
      .map((question) => question.trim())
      .filter((question) => question !== ''),
  };
}

/**
 * Reads questions that are written one a line:
 * `id | type | depth | seconds | topic=words,… | question | why it is asked | point:words,…; point:words,… | what may follow / what else`;
 * the last part may be left out.
 */
export const bankOf = (lines: string): readonly BankEntry[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(entryOf);
